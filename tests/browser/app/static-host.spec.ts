import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { logIn } from '../support/app.ts';
import { freePort } from '../support/server/free-port.ts';
import { startServer } from '../support/server/server.ts';
import { startStaticHost } from '../support/server/static-host.ts';
import { test } from '../support/test.ts';

test('a build for another API works on a static host, under a sub-path', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'matchdesk-dist-'));
  const apiPort = await freePort();
  const apiBaseUrl = `http://localhost:${String(apiPort)}`;
  await promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder], {
    env: { ...process.env, VITE_API_BASE_URL: apiBaseUrl },
  });
  const host = await startStaticHost(folder, '/staff/desk/');
  const api = await startServer({ port: apiPort, env: { CORS_ORIGINS: host.origin } });
  try {
    const failures: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') failures.push(message.text());
    });
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
    await rm(folder, { recursive: true, force: true });
  }
});
