import { readFileSync, rmSync } from 'node:fs';

/** The results of one test runner. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** Reads the JSON report of a runner and removes it, so that the next run cannot read an old one. */
function consumeReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  } finally {
    rmSync(path, { force: true });
  }
}

export function readVitestCounts(path: string): TestCounts | undefined {
  const report = consumeReport(path) as VitestReport | undefined;
  return (
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    }
  );
}

/** A flaky test counts as failed. */
export function readPlaywrightCounts(path: string): TestCounts | undefined {
  const stats = (consumeReport(path) as PlaywrightReport | undefined)?.stats;
  return stats && { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

/** Each requirement that was checked counts as a test. */
export function readProofCounts(path: string): TestCounts | undefined {
  const results = consumeReport(path) as readonly { readonly isMet: boolean }[] | undefined;
  if (results === undefined) return undefined;
  const passed = results.filter(({ isMet }) => isMet).length;
  return { passed, failed: results.length - passed, skipped: 0 };
}
