import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createCallJudge } from './call-judge.ts';
import { captureCall, captureResponse } from './capture-exchange.ts';

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface JudgedExchanges {
  /** Waits for requests in progress. Returns the violations of `openapi/` since the last call. */
  readonly take: () => Promise<readonly string[]>;
}

/** Checks all calls and responses of the HTTP servers of this process against `openapi/`. */
export function judgeExchanges(): JudgedExchanges {
  const judge = createCallJudge();
  const inProgress = new Set<Promise<void>>();
  let violations: string[] = [];

  subscribe('http.server.request.start', (message) => {
    const exchange = message as Exchange;
    const { method, url = '' } = exchange.request;
    // The browser sends preflights, not the client.
    if (!url.startsWith('/api/') || method === 'OPTIONS') return;
    const judged = judgeOne(exchange)
      .catch((error: unknown) => void violations.push(`${url} could not be checked: ${String(error)}`))
      .finally(() => inProgress.delete(judged));
    inProgress.add(judged);
  });

  async function judgeOne({ request, response }: Exchange): Promise<void> {
    const callOf = captureCall(request);
    const resultOf = captureResponse(response);
    // A response to a closed page is incomplete.
    const hasEnd = await new Promise<boolean>((end) => {
      response.once('finish', () => end(!request.socket.destroyed));
      response.once('close', () => end(false));
    });
    const call = await callOf();
    // Only pages are clients. Requests that a test sends itself are not checked.
    if (request.headers['user-agent']?.startsWith('Mozilla/') === true) violations.push(...judge.request(call));
    if (hasEnd) violations.push(...judge.answer(call, response.statusCode, resultOf()));
  }

  return {
    take: async () => {
      while (inProgress.size > 0) await Promise.all(inProgress);
      const found = violations;
      violations = [];
      return found;
    },
  };
}
