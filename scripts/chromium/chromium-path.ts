import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/**
 * The path of a Chromium that starts.
 *
 * @throws Error when there is none.
 */
export function chromiumPath(): string {
  const path = findChromium();
  if (path === undefined)
    throw new Error('No Chromium was found. Install one with "npx tsx scripts/ensure.ts chromium".');
  return path;
}

/** The headless shell first: the same engine with a fifth less processor time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * The first Chromium that starts: `CHROMIUM_PATH`, /usr/bin, the PATH, an installed Chrome, Playwright's own. Undefined
 * if there is none.
 *
 * @throws Error when `CHROMIUM_PATH` does not start. Another browser is never used in its place.
 */
export function findChromium(): string | undefined {
  const configured = process.env['CHROMIUM_PATH'];
  if (configured) {
    if (starts(configured)) return configured;
    throw new Error(`CHROMIUM_PATH is ${configured}, which is not a Chromium that starts.`);
  }
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
  const installed = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...new Set(installed), macChrome, chromium.executablePath()].find(starts);
}

/** Runs the program: Ubuntu's chromium-browser is only a script that suggests a snap. */
function starts(path: string): boolean {
  if (!existsSync(path)) return false;
  try {
    const version = execFileSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000, stdio: 'pipe' });
    return /Chrom(e|ium)/.test(version);
  } catch {
    return false;
  }
}

/** Arguments for containers, which have no sandbox, and for runs without background network requests. */
export const plainArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
