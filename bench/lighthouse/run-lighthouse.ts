import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumPath, plainArgs } from '../../scripts/chromium/chromium-path.ts';
import { runCommand } from '../../scripts/run/command.ts';
import { freePort } from '../../tests/browser/support/server/free-port.ts';
import { temporaryFolder } from '../at-exit.ts';
import { restoreSession, type StoredSession } from '../browser/session.ts';

/** One run of Lighthouse. */
export interface LighthouseRun {
  /** From 0 to 100. */
  readonly score: number;
  readonly metrics: Readonly<Record<string, number>>;
}

interface Result {
  readonly finalDisplayedUrl: string;
  readonly runtimeError?: { readonly message: string };
  readonly categories: { readonly performance: { readonly score: number | null } };
  readonly audits: Readonly<Record<string, Audit>>;
}

interface Audit {
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly { readonly url?: string; readonly statusCode?: number }[] };
}

/** By the names of Lighthouse's audits. */
const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'speed index': 'speed-index',
} as const;

/**
 * Opens a browser with a new profile and lets Lighthouse load an address in it through its debugging port. Lighthouse
 * opens its own window and clears the origin, so a script at the start of each page restores the session. Files and
 * cached pages are those of a first visit.
 */
export async function runLighthouse(url: string, session: StoredSession | null): Promise<LighthouseRun> {
  const folder = await temporaryFolder(tmpdir(), 'lighthouse');
  const port = await freePort();
  const context = await chromium.launchPersistentContext(join(folder.path, 'profile'), {
    executablePath: chromiumPath(),
    args: [...plainArgs, `--remote-debugging-port=${String(port)}`],
    // Lighthouse sets the size and density of the window.
    viewport: null,
  });
  try {
    if (session !== null) await restoreSession(context, session);
    const cli = join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');
    const file = join(folder.path, 'result.json');
    const { code, output } = await runCommand(
      `node "${cli}" "${url}" --port ${String(port)} --output json --output-path "${file}" --only-categories performance --quiet`,
      { print: 'keep' },
    );
    if (code !== 0) throw new Error(`Lighthouse could not measure ${url}\n${output}`);
    const result = JSON.parse(await readFile(file, 'utf8')) as Result;
    if (session !== null && !hasReadTeams(result)) throw new Error(`Lighthouse has seen no list at ${url}`);
    return runOf(result, url);
  } finally {
    await context.close();
    await folder.remove();
  }
}

/** Whether Lighthouse has loaded the list as a signed-in user. */
function hasReadTeams({ audits }: Result): boolean {
  const requests = audits['network-requests']?.details?.items ?? [];
  return requests.some(({ url, statusCode }) => url?.includes('/api/v1/teams?') === true && statusCode === 200);
}

function runOf(result: Result, url: string): LighthouseRun {
  const { score } = result.categories.performance;
  if (score === null) throw new Error(`Lighthouse gives ${url} no score: ${result.runtimeError?.message ?? ''}`);
  // The list of an app may add its page to the address.
  const [seen] = result.finalDisplayedUrl.split('?');
  if (seen !== url) throw new Error(`Lighthouse has seen ${result.finalDisplayedUrl}, not ${url}`);
  const values = Object.entries(metrics).map(([name, audit]) => [
    name,
    result.audits[audit]?.numericValue ?? Number.NaN,
  ]);
  return { score: score * 100, metrics: Object.fromEntries(values) as Record<string, number> };
}
