import type { ChildProcess } from 'node:child_process';
import { expect } from '@playwright/test';

/** What went against `openapi/` since the last look, from whoever listens on the way to a server. */

const servers = new Set<ChildProcess>();
let noted: string[] = [];

export function note(violations: readonly string[]): void {
  noted.push(...violations);
}

/** Asks this server too, until it is let go. */
export function listenTo(server: ChildProcess): void {
  servers.add(server);
  server.once('close', () => servers.delete(server));
}

/** What a server has heard so far, noted here before it ends. */
export async function hearOut(server: ChildProcess): Promise<void> {
  if (!servers.has(server) || !server.connected) return;
  const heard = new Promise<readonly string[]>((tell) => {
    const tellNothing = () => tell([]);
    server.once('close', tellNothing);
    server.once('message', (said) => {
      server.off('close', tellNothing);
      tell(said as readonly string[]);
    });
  });
  server.send('what was heard?');
  note(await heard);
}

/** Fails the test that is ending for every call and every answer in it that is not as the contract has it. */
export async function expectNoViolations(): Promise<void> {
  await Promise.all([...servers].map(hearOut));
  const violations = noted;
  noted = [];
  expect(violations, 'Every call and every answer is as openapi/ has it').toEqual([]);
}
