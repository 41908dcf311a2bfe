import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../../scripts/chromium/find-chromium.ts';
import { plainArgs } from '../../../scripts/chromium/plain-args.ts';

/** @throws where there is no Chromium. */
export function chromiumPath(): string {
  const path = findChromium();
  if (path === undefined) throw new Error('No Chromium: npx tsx scripts/ensure-chromium.ts installs one.');
  return path;
}

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: [...plainArgs] });
