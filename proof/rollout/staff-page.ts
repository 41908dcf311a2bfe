import { rm } from 'node:fs/promises';
import { launchChromium, pageOf } from '../engines/puppeteer-engine.ts';
import { hasLeftForm, signIn, waitForWorker } from '../engines/user.ts';
import { temporaryFolder } from '../support/at-exit.ts';
import { openWithCleanup } from '../support/cleanup.ts';
import { waitUntil } from '../support/wait-until.ts';

/** The app in a browser, signed in. */
export interface StaffPage {
  /** Changes a team with its form. Returns what the server answered. */
  readonly save: (name: string) => Promise<{ readonly status: number; readonly name: string | undefined }>;
  /** Loads the page and waits until it is this version of the app. */
  readonly loadVersion: (version: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export function openStaffPage(address: string): Promise<StaffPage> {
  return openWithCleanup(async (defer, close) => {
    const profile = await temporaryFolder('staff');
    defer(() => rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }));
    const browser = await launchChromium(profile);
    defer(() => browser.close());
    const tab = await browser.newPage();
    const page = pageOf(tab);
    await signIn(page, { address });
    await waitForWorker(page);

    return {
      save: async (name) => {
        await page.run(() => {
          window.location.hash = '/teams/edit/1';
        });
        await page.fill({ role: 'textbox', name: 'Full Name' }, name);
        const answered = tab.waitForResponse((response) => response.request().method() === 'PATCH');
        await page.click({ role: 'button', name: 'Save' });
        const response = await answered;
        const { data } = (await response.json()) as { data?: { full_name: string } };
        await hasLeftForm(page);
        return { status: response.status(), name: data?.full_name };
      },
      loadVersion: async (version) => {
        await page.reload();
        await waitUntil(`the page has the version ${version}`, 60, async () => {
          const shown = await page.run(() => [
            document.querySelector('meta[name=version]')?.getAttribute('content'),
            document.body.textContent,
          ]);
          if (shown[0] === version) return true;
          if (shown[1]?.includes('A new version is ready')) await page.click({ role: 'button', name: 'Update' });
          throw new Error(`The page shows ${String(shown[0])} ${String(shown[1]).slice(-200)}`);
        });
      },
      close,
    };
  });
}
