import { expect } from '@playwright/test';
import { logIn } from '../support/app.ts';
import { withBuild } from '../support/server/build-for.ts';
import { freePort } from '../support/server/free-port.ts';
import { startServer } from '../support/server/server.ts';
import { startStaticHost } from '../support/server/static-host.ts';
import { test } from '../support/test.ts';

test('a build for another API works on a static host, under a sub-path', async ({ page }) => {
  const port = await freePort();
  const failures: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(message.text());
  });
  await withBuild({ VITE_API_BASE_URL: `http://localhost:${String(port)}` }, async (folder) => {
    const host = await startStaticHost(folder, '/staff/desk/');
    const api = await startServer({ port, env: { CORS_ORIGINS: host.origin } });
    try {
      await page.goto(`${host.origin}/staff/desk/`);
      await logIn(page);
      await expect(page).toHaveURL(`${host.origin}/staff/desk/#/dashboard`);
      await page.getByRole('link', { name: 'Teams' }).first().click();
      await expect(page.getByRole('table', { name: 'Teams' }).getByRole('switch')).toHaveCount(10);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      expect(failures).toEqual([]);

      await host.stop();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Teams' })).toBeVisible();
    } finally {
      await host.stop();
      await api.dispose();
    }
  });
});
