import type { BrowserContext } from '@playwright/test';
import { createCallJudge, unseen } from '../../../support/contract/call-judge.ts';
import { note } from '../access/violations.ts';

const judge = createCallJudge();

/**
 * Validates the addresses and tokens of the calls of a browser's pages against `openapi/`. This covers calls that a
 * test fulfils itself; calls that reach a server are validated there, including the body. The pages prefetch no data, so
 * that tests know the calls of a screen.
 */
export async function checkRequests(context: BrowserContext): Promise<void> {
  await context.addInitScript(setConnection, { saveData: true });
  context.on('request', (request) => {
    const { pathname: path, search } = new URL(request.url());
    // The browser sends preflights, not the client.
    if (!path.startsWith('/api/') || request.method() === 'OPTIONS') return;
    const authorization = request.headers()['authorization'] ?? null;
    note(judge.request({ method: request.method(), path, search, authorization, body: unseen }));
  });
}

/** Runs in the page: what the browser knows about the network. */
export function setConnection(connection: object): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}
