import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

export const root = resolve(import.meta.dirname, '../..');

/**
 * Saves what a page shows as a small PNG, and prints its name and size.
 *
 * @param quality below 100 merges similar colours.
 */
export async function savePicture(page: Page, file: string, quality = 80): Promise<void> {
  const { size } = await sharp(await page.screenshot())
    .png({ palette: true, quality, effort: 10, compressionLevel: 9 })
    .toFile(join(root, file));
  console.log(`${file}  ${String(Math.round(size / 1000))} kB`);
}
