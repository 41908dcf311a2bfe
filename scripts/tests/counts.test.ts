import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPlaywrightCounts, readVitestCounts } from './counts.ts';

function report(content: object): string {
  const path = join(mkdtempSync(join(tmpdir(), 'matchdesk-report-')), 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

describe('the counts of a run', () => {
  it('are read from Vitest, with todo tests as skipped', () => {
    const path = report({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numTodoTests: 3 });
    expect(readVitestCounts(path)).toEqual({ passed: 7, failed: 2, skipped: 4 });
  });

  it('are read from Playwright, with flaky tests as failed', () => {
    const path = report({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 1 } });
    expect(readPlaywrightCounts(path)).toEqual({ passed: 5, failed: 3, skipped: 1 });
  });

  it('are read once, so that a runner that did not start does not report an older run', () => {
    const path = report({ stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 } });
    readPlaywrightCounts(path);
    expect(existsSync(path)).toBe(false);
    expect(readPlaywrightCounts(path)).toBeUndefined();
  });
});
