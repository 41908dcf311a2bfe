import { chromiumPath } from '../../../scripts/chromium/chromium-path.ts';

/** Finds the browser once, for the processes that run the tests: they load the configuration after this. */
// biome-ignore lint/style/noDefaultExport: the runner takes what is default
export default function chooseChromium(): void {
  process.env['CHROMIUM_PATH'] = chromiumPath();
}
