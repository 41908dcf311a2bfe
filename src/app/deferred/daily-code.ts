import { idle } from '#domain/idle.ts';
import { listPartsCode } from '#screens/entity/list/list-parts-code.ts';
import { pointTableCode } from '#screens/shared/points/point-table-code.ts';
import { afterFirstPaint } from '#ui/loading/after-first-paint.ts';
import { lazyCode } from '#ui/loading/lazy-code.ts';

export const framePartsCode = lazyCode(async () => (await import('../shell/frame-parts.ts')).frameParts);
export const formCode = lazyCode(() => import('#screens/entity/form/form-screen.tsx'));

/**
 * Fetches the code of daily work while the first screen is idle, one file after the other, so that opening a part of it
 * fetches and compiles nothing. Resolves when everything is there.
 */
export async function fetchDailyCode(): Promise<void> {
  for (const code of [framePartsCode, listPartsCode, formCode, pointTableCode]) {
    await afterFirstPaint(async () => {
      await idle();
      await code.load();
    });
  }
}
