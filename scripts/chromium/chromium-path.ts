import { findChromium } from './find-chromium.ts';

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
