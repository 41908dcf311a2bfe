import type { Page } from '@playwright/test';

/** One appearance of a screen. */
export interface Look {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly theme: 'light' | 'dark';
  readonly language: 'en' | 'hi';
}

const devices = [
  { device: 'phone', width: 360, height: 740 },
  { device: 'tablet', width: 820, height: 1180 },
  { device: 'laptop', width: 1366, height: 768 },
] as const;

/** Every width in both themes and both languages. */
export const looks: readonly Look[] = devices.flatMap(({ device, width, height }) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    (['en', 'hi'] as const).map((language) => ({
      name: `${device}, ${theme}, ${language}`,
      width,
      height,
      theme,
      language,
    })),
  ),
);

/** Applies from the next navigation on, as stored preferences would. */
export async function applyAppearance(page: Page, { width, height, theme, language }: Look): Promise<void> {
  await page.setViewportSize({ width, height });
  // Checked without animations: half-faded colours lack their final contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(
    (preferences) => {
      for (const [key, value] of Object.entries(preferences)) localStorage.setItem(key, value);
    },
    { theme, language },
  );
}
