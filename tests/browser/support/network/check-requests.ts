import type { BrowserContext } from '@playwright/test';
import { createCallJudge, unseen } from '../../../support/contract/call-judge.ts';
import { note } from '../access/violations.ts';

const judge = createCallJudge();

/**
 * Validates the addresses and tokens of the calls of a browser's pages against `openapi/`. This covers calls that a
 * test fulfils itself; calls that reach a server are validated there, including the body.
 */
export function checkRequests(context: BrowserContext): void {
  context.on('request', (request) => {
    const { pathname: path, search } = new URL(request.url());
    // The browser sends preflights, not the client.
    if (!path.startsWith('/api/') || request.method() === 'OPTIONS') return;
    const authorization = request.headers()['authorization'] ?? null;
    note(judge.request({ method: request.method(), path, search, authorization, body: unseen }));
  });
}
