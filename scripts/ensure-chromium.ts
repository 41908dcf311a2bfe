import { findChromium } from './chromium/find-chromium.ts';
import { installChromium } from './chromium/install-chromium.ts';

const whatToDo = `No Chromium was found, and it could not be installed here.
The browser tests need one. Any of these will do:
  as root on Debian:   apt-get install -y chromium
  elsewhere:           npx playwright install --with-deps chromium
  or name your own:    CHROMIUM_PATH=/path/to/chrome npm test`;

/** The path of a Chromium that starts, installed first where there is none. */
function ensureChromium(): string | undefined {
  const found = findChromium();
  if (found !== undefined) return found;
  console.log('No Chromium found: installing one for the browser tests.');
  installChromium();
  return findChromium();
}

try {
  const path = ensureChromium();
  if (path === undefined) throw new Error(whatToDo);
  console.log(`Chromium: ${path}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
