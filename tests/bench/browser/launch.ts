import { type Browser, chromium } from '@playwright/test';
import { chromiumPath } from '../../../scripts/chromium/chromium-path.ts';
import { plainArgs } from '../../../scripts/chromium/plain-args.ts';

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: [...plainArgs] });
