import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createCallJudge } from './call-judge.ts';
import { overhearAnswer, overhearCall } from './overhear.ts';

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface JudgedExchanges {
  /** What went against `openapi/` since this was last asked, once all that is under way has ended. */
  readonly take: () => Promise<readonly string[]>;
}

/** Holds every call and every answer of the HTTP servers of this process against `openapi/`, from now on. */
export function judgeExchanges(): JudgedExchanges {
  const judge = createCallJudge();
  const underWay = new Set<Promise<void>>();
  let violations: string[] = [];

  subscribe('http.server.request.start', (message) => {
    const exchange = message as Exchange;
    const { method, url = '' } = exchange.request;
    // A preflight is the browser's, not the client's.
    if (!url.startsWith('/api/') || method === 'OPTIONS') return;
    const judged = judgeOne(exchange)
      .catch((error: unknown) => void violations.push(`${url} could not be judged: ${String(error)}`))
      .finally(() => underWay.delete(judged));
    underWay.add(judged);
  });

  async function judgeOne({ request, response }: Exchange): Promise<void> {
    const callOf = overhearCall(request);
    const resultOf = overhearAnswer(response);
    // An answer to a page that has gone ends where it was.
    const hasEnd = await new Promise<boolean>((end) => {
      response.once('finish', () => end(!request.socket.destroyed));
      response.once('close', () => end(false));
    });
    const call = await callOf();
    // What a test sends by itself, beside its pages, is no call of the client.
    if (request.headers['user-agent']?.startsWith('Mozilla/') === true) violations.push(...judge.request(call));
    if (hasEnd) violations.push(...judge.answer(call, response.statusCode, resultOf()));
  }

  return {
    take: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
      const taken = violations;
      violations = [];
      return taken;
    },
  };
}
