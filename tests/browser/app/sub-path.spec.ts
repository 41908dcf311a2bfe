import { expect } from '@playwright/test';
import { logIn } from '../support/app.ts';
import { givePicture } from '../support/flows/entity-form.ts';
import { withBuild } from '../support/server/build-for.ts';
import { freePort } from '../support/server/free-port.ts';
import { startPathProxy } from '../support/server/path-proxy.ts';
import { startServer } from '../support/server/server.ts';
import { test } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test('below a path of a proxy, calls, pictures and the device token use the path', async ({ page }) => {
  const port = await freePort();
  const desk = `http://localhost:${String(port)}/desk`;
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${desk}/`) && /^https?:\/\/localhost/.test(request.url()))
      outside.push(request.url());
  });
  await withBuild({ VITE_API_BASE_URL: desk }, async (folder) => {
    const server = await startServer({ env: { APP_DIR: folder } });
    const proxy = await startPathProxy(port, server.url, '/desk');
    try {
      await page.goto(`${desk}/`);
      await logIn(page);
      await expect(page).toHaveURL(`${desk}/#/dashboard`);
      const cookies = await page.context().cookies(`${desk}/api/v1/users/login`);
      expect(cookies.map(({ name, path }) => [name, path])).toContainEqual(['device', '/desk/api/v1/users']);

      await page.goto(`${desk}/#/games/create`);
      await typeLikeAPerson(page.getByRole('textbox', { name: 'Name', exact: true }), 'Below a path');
      await givePicture(page);
      await page.getByRole('button', { name: 'Save' }).click();
      const row = page.getByRole('row', { name: /Below a path/ });
      const picture = row.locator('img').first();
      await expect(picture).toHaveAttribute('src', new RegExp(`^${desk}/uploads/[0-9a-f]{64}\\.png$`));
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
      await row.getByRole('link').first().click();
      await expect(page.locator(`img[src^="${desk}/uploads/"]`).first()).toBeVisible();
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.goto(`${desk}/#/games`);
      await expect(row).toBeVisible();
      expect(outside).toEqual([]);
    } finally {
      await proxy.stop();
      await server.dispose();
    }
  });
});
