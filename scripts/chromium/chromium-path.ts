import { findChromium } from './find-chromium.ts';

/**
 * The path of a Chromium that starts, for what is about to use it.
 * @throws where there is none.
 */
export function chromiumPath(): string {
  const path = findChromium();
  if (path === undefined) throw new Error('No Chromium: npx tsx scripts/ensure.ts chromium installs one.');
  return path;
}
