import { expect } from '@playwright/test';
import { startedHost } from '../server/start-server-host.ts';

/** The violations of `openapi/` since the last check, from all validators in front of a server. */

let noted: string[] = [];

export function note(violations: readonly string[]): void {
  noted.push(...violations);
}

/** Fails the current test for every call and response that violates the contract. */
export async function expectNoViolations(): Promise<void> {
  note((await startedHost()?.ask('takeViolations')) ?? []);
  const violations = noted;
  noted = [];
  expect(violations, 'Every call and every response matches openapi/').toEqual([]);
}
