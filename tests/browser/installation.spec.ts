import { expect, type Page } from '@playwright/test';
import { pngSize } from './support/png-size.ts';
import { test } from './support/test.ts';

interface Manifest {
  readonly id: string;
  readonly name: string;
  readonly start_url: string;
  readonly display: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
}

/** The page is controlled, so everything it needs is kept. */
async function openAndKeep(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

async function readManifest(page: Page): Promise<{ manifest: Manifest; url: string }> {
  const url = await page.locator('link[rel=manifest]').evaluate((link: HTMLLinkElement) => link.href);
  return { manifest: (await (await page.request.get(url)).json()) as Manifest, url };
}

test.describe('installation', () => {
  test('the browser finds nothing against installing', async ({ profile, server }) => {
    const page = await (await profile.launch()).newPage();
    await openAndKeep(page, server.url);
    const devtools = await page.context().newCDPSession(page);
    await expect
      .poll(async () => (await devtools.send('Page.getInstallabilityErrors')).installabilityErrors)
      .toEqual([]);
    expect((await devtools.send('Page.getAppManifest')).errors).toEqual([]);
  });

  test('the manifest says what is installed and how it opens', async ({ page, server }) => {
    await page.goto(server.url);
    const { manifest } = await readManifest(page);
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
  });

  test('every icon is a picture of the size it states', async ({ page, server }) => {
    await page.goto(server.url);
    const { manifest, url } = await readManifest(page);
    for (const { src, sizes } of manifest.icons) {
      const response = await page.request.get(new URL(src, url).href);
      expect(await pngSize(await response.body()), src).toBe(sizes);
    }
    const touchIcon = await page.locator('link[rel=apple-touch-icon]').evaluate((link: HTMLLinkElement) => link.href);
    expect(await pngSize(await (await page.request.get(touchIcon)).body())).toBe('180x180');
  });
});

test.describe('with the server dead', () => {
  test('the app opens again in a browser that was closed meanwhile', async ({ ownServer, profile }) => {
    const first = await (await profile.launch()).newPage();
    await openAndKeep(first, ownServer.url);
    await ownServer.stop();

    const page = await (await profile.launch()).newPage();
    await page.goto(`${ownServer.url}/#/login`);
    await expect(page.getByLabel('Email/Mobile No')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  });

  test('an API call fails as it would without the worker', async ({ ownServer, profile }) => {
    const page = await (await profile.launch()).newPage();
    await openAndKeep(page, ownServer.url);
    await ownServer.stop();
    const failure = await page.evaluate(() => fetch('/api/v1/teams').catch((error: unknown) => String(error)));
    expect(failure).toBe('TypeError: Failed to fetch');
  });
});
