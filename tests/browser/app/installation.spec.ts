import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../support/access/accessibility.ts';
import { signIn, waitForWorker } from '../support/app.ts';
import { test } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

interface Manifest {
  readonly id: string;
  readonly name: string;
  readonly start_url: string;
  readonly display: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
  readonly screenshots: readonly { readonly src: string; readonly sizes: string; readonly form_factor: string }[];
}

/** The worker controls the page, so everything it needs is cached. */
async function openAndCache(page: Page): Promise<void> {
  await page.goto('/');
  await waitForWorker(page);
}

/** The size of a picture. Decodes every pixel, so that a truncated file fails. */
async function pngSize(bytes: Buffer): Promise<string> {
  const { info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return `${String(info.width)}x${String(info.height)}`;
}

async function readManifest(page: Page): Promise<{ manifest: Manifest; url: string }> {
  const url = await page.locator('link[rel=manifest]').evaluate((link: HTMLLinkElement) => link.href);
  return { manifest: (await (await page.request.get(url)).json()) as Manifest, url };
}

test.describe('installation', () => {
  test('the browser finds the app installable', async ({ profile }) => {
    const page = await (await profile.launch()).newPage();
    await openAndCache(page);
    const devtools = await page.context().newCDPSession(page);
    await expect
      .poll(async () => (await devtools.send('Page.getInstallabilityErrors')).installabilityErrors)
      .toEqual([]);
    expect((await devtools.send('Page.getAppManifest')).errors).toEqual([]);
  });

  test('the manifest describes the installed app, and its pictures have the declared sizes', async ({ page }) => {
    await page.goto('/');
    const { manifest, url } = await readManifest(page);
    expect(manifest).toMatchObject({
      id: 'matchdesk',
      name: 'Matchdesk',
      start_url: './#/dashboard',
      display: 'standalone',
    });
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    expect(manifest.screenshots.map(({ form_factor: shape }) => shape)).toEqual(['wide', 'narrow']);
    for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
      const response = await page.request.get(new URL(src, url).href);
      expect(await pngSize(await response.body()), src).toBe(sizes);
    }
    const touchIcon = await page.locator('link[rel=apple-touch-icon]').evaluate((link: HTMLLinkElement) => link.href);
    expect(await pngSize(await (await page.request.get(touchIcon)).body())).toBe('180x180');
  });
});

test.describe('in the profile menu', () => {
  /** The event that Chromium would send if the test's browser supported installation. */
  const offer = (page: Page, outcome: 'accepted' | 'dismissed') =>
    page.evaluate((choice) => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => Promise.resolve({ outcome: choice }),
      });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    }, outcome);
  const item = (page: Page) => page.getByRole('menuitem', { name: 'Install the app' });
  /** Its code may have to be loaded first. */
  const openMenu = async (page: Page) => {
    await page.getByRole('button', { name: 'Profile menu' }).click();
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  };

  test('the app can be installed where the browser offers it; after a refusal it does not ask again', async ({
    page,
  }) => {
    await signIn(page);
    await expect(page.getByRole('region', { name: 'Notices' })).toBeAttached();
    await openMenu(page);
    await expect(item(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    expect(await offer(page, 'dismissed')).toBe(true);
    await openMenu(page);
    await item(page).click();
    await openMenu(page);
    await expect(item(page)).toHaveCount(0);

    await page.reload();
    await expect(page.getByRole('region', { name: 'Notices' })).toBeAttached();
    await offer(page, 'accepted');
    await openMenu(page);
    await expect(item(page)).toHaveCount(0);
  });

  test('an iPad shows how to install the app manually', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'userAgent', {
        value: 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Safari/605',
      });
    });
    await signIn(page);
    await expect(page.getByRole('region', { name: 'Notices' })).toBeAttached();
    await openMenu(page);
    await item(page).click();
    const dialog = page.getByRole('dialog', { name: 'Install the app' });
    await expect(dialog.getByRole('listitem')).toHaveCount(3);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
});

test('a plain http address shows once why the app cannot be installed', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
  await signIn(page);
  const note = page.getByText('This address is not secure (http)');
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(note).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Notices' })).toBeAttached();
  await expect(note).toHaveCount(0);
});

test('a launch by a shortcut asks before leaving a dirty form, and nothing is lost', async ({ page }) => {
  await page.addInitScript(() => {
    const launch = { consume: (_: { targetURL: string }) => {} };
    const setConsumer = (consumer: typeof launch.consume) => {
      launch.consume = consumer;
    };
    Object.assign(window, { launch });
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
  });
  /** As Chromium does when the app is launched while this window is open. */
  const start = (hash: string) =>
    page.evaluate((to) => {
      const { launch } = window as unknown as { launch: { consume: (launch: { targetURL: string }) => void } };
      launch.consume({ targetURL: new URL(to, window.location.href).href });
    }, hash);
  await signIn(page);
  await expect(page.getByRole('region', { name: 'Notices' })).toBeAttached();
  await start('#/games/create');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await typeLikeAPerson(name, 'Chess');
  await start('#/teams');
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(name).toHaveValue('Chess');
  await start('#/teams');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Teams' })).toBeVisible();
});
