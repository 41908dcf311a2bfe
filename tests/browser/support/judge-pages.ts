import type { BrowserContext } from '@playwright/test';
import { createCallJudge, unseen } from '../../support/call-judge.ts';
import { note } from './violations.ts';

const judge = createCallJudge();

/**
 * Holds where the calls of a browser's pages go, and who sends them, against `openapi/`. Those count here that a test
 * answers in a server's place; what reaches a server is judged there, body and all.
 */
export function judgeAddresses(context: BrowserContext): void {
  context.on('request', (request) => {
    const { pathname: path, search } = new URL(request.url());
    // A preflight is the browser's, not the client's.
    if (!path.startsWith('/api/') || request.method() === 'OPTIONS') return;
    const authorization = request.headers()['authorization'] ?? null;
    note(judge.request({ method: request.method(), path, search, authorization, body: unseen }));
  });
}
