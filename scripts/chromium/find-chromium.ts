import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** First the one without windows: the same engine, and half the processor time of a browser that hides its own. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * The first Chromium that starts: `CHROMIUM_PATH`, /usr/bin, the PATH, an installed Chrome, Playwright's own. Undefined
 * if there is none.
 * @throws if `CHROMIUM_PATH` names something that does not start: what was asked for is never quietly replaced.
 */
export function findChromium(): string | undefined {
  const asked = process.env['CHROMIUM_PATH'];
  if (asked) {
    if (starts(asked)) return asked;
    throw new Error(`CHROMIUM_PATH is ${asked}, which is not a Chromium that starts.`);
  }
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
  const installed = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...new Set(installed), macChrome, chromium.executablePath()].find(starts);
}

/** Ubuntu's chromium-browser is a script that only asks for a snap: the file being there proves nothing. */
function starts(path: string): boolean {
  if (!existsSync(path)) return false;
  try {
    const version = execFileSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000, stdio: 'pipe' });
    return /Chrom(e|ium)/.test(version);
  } catch {
    return false;
  }
}
