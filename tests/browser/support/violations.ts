import { expect } from '@playwright/test';
import { startedHost } from './hosted.ts';

/** What went against `openapi/` since the last look, from whoever listens on the way to a server. */

let noted: string[] = [];

export function note(violations: readonly string[]): void {
  noted.push(...violations);
}

/** Fails the test that is ending for every call and every answer in it that is not as the contract has it. */
export async function expectNoViolations(): Promise<void> {
  note((await startedHost()?.ask('hear')) ?? []);
  const violations = noted;
  noted = [];
  expect(violations, 'Every call and every answer is as openapi/ has it').toEqual([]);
}
