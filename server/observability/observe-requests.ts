import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { type CurrentRequest, forRequest } from './current-request.ts';
import type { Metrics } from './metrics.ts';
import { requestIdOf } from './request-id.ts';

interface Observers {
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly metrics: Pick<Metrics, 'requestEnded'>;
}

/** Gives each request an id, sends it back as `X-Request-Id`, and records the request in log and metrics. */
export function observeRequests({ log, metrics }: Observers): MiddlewareHandler {
  return async (c, next) => {
    const request: CurrentRequest = { id: requestIdOf(c.req.header('x-request-id')) };
    const start = performance.now();
    await forRequest(request, next);
    c.header('X-Request-Id', request.id);
    const { status } = c.res;
    const seconds = (performance.now() - start) / 1000;
    const operation = request.operation ?? 'none';
    metrics.requestEnded({ operation, status, seconds });
    const entry = { request: request.id, method: c.req.method, operation, status, ms: Math.round(seconds * 1000) };
    if (status >= 500) log.warn(entry, 'Request failed');
    else log.info(entry, 'Request');
  };
}
