import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { damagedPictures } from '../../server/support/damaged-pictures.ts';
import { animation, secrets } from '../../server/support/photos.ts';
import { pngOf } from '../../server/support/png-of.ts';
import { save, showProfile } from '../support/flows/profile-screen.ts';
import { onOwnServer, signedIn, test } from '../support/test.ts';

test.use(signedIn);

const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
const unreadable = /^The picture cannot be read\. It may be damaged\. Choose another one/;

/** A photo of a phone that was held upright: its pixels lie on the side. */
function phonePhoto(): Promise<Buffer> {
  const gps = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '28/1 36/1 50/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '77/1 12/1 32/1',
  };
  return sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#7a3' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Artist: 'Asha Rao', Model: 'Canon EOS R5' }, IFD3: gps })
    .jpeg()
    .toBuffer();
}

async function servedPicture(page: Page): Promise<Buffer> {
  const src = await page.getByRole('button', { name: 'Profile menu' }).locator('img').getAttribute('src');
  const response = await page.request.get(new URL(src ?? '', page.url()).href);
  expect(response.status()).toBe(200);
  return await response.body();
}

async function saveProfile(page: Page): Promise<void> {
  await save(page).click();
  await expect(page).toHaveURL(/#\/dashboard$/);
  await expect(page.getByRole('button', { name: 'Profile menu' }).locator('img')).toBeVisible();
}

test('a damaged file is refused at its field, and another one is accepted', async ({ page }) => {
  await page.goto('/#/games/create');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/games')) sent.push(request.url());
  });
  const field = page.locator('input[type=file]');
  // Browsers accept a JPEG that ends early with an end; the server does not.
  const damaged = (await damagedPictures()).filter(([name]) => /35 bytes|cut at [39]0 %$|dimensions|zero/.test(name));
  for (const [name, content] of damaged) {
    await choose(page, 'good.png', 'image/png', Buffer.from(pngOf(100)));
    await expect(page.getByText('good.png')).toBeVisible();
    await choose(page, 'bad.jpg', 'image/jpeg', content);
    await expect(field, name).toHaveAccessibleDescription(unreadable);
    await expect(page.getByText('good.png')).toBeVisible();
  }
  expect(sent).toEqual([]);
});

test.describe('on a server of its own', () => {
  test.use(onOwnServer);

  test('a photo is sent upright, with at most 2048 pixels and without metadata', async ({ page }) => {
    const photo = await phonePhoto();
    expect(secrets.filter((secret) => photo.includes(secret)).length).toBeGreaterThan(1);
    await showProfile(page);
    await choose(page, 'photo.jpg', 'image/jpeg', photo);
    // Save does not wait for the preparation to be seen.
    await saveProfile(page);
    const served = await servedPicture(page);
    const { width, height, exif, xmp, icc, orientation } = await sharp(served).metadata();
    expect({ width, height, exif, xmp, icc, orientation }).toEqual({ width: 1365, height: 2048 });
    expect(secrets.filter((secret) => served.includes(secret))).toEqual([]);
  });

  test('an animation is sent with its frames and without metadata', async ({ page }) => {
    await showProfile(page);
    await choose(page, 'moving.webp', 'image/webp', await animation());
    await saveProfile(page);
    const { pages, exif, xmp, hasAlpha } = await sharp(await servedPicture(page), { pages: -1 }).metadata();
    expect({ pages, exif, xmp, hasAlpha }).toEqual({ pages: 3, hasAlpha: true });
  });
});
