import type { Page } from '../page/page.tsx';
import type { WaitSight } from '../page/sight.ts';
import type { Move } from './move.ts';

/** Beside what takes longer than usual. */
export function atWaits({ hands }: Page, waits: readonly WaitSight[]): readonly Move[] {
  return waits.flatMap(({ what, shown }) => {
    const named = what.startsWith('draft') ? 'draft' : what;
    return [
      ...(shown?.canRetry === true
        ? [{ weight: 6, tells: `presses 'Try again' beside the ${named}`, happens: () => hands.tryAgain(what) }]
        : []),
      ...(shown?.canStop === true
        ? [{ weight: 6, tells: `stops waiting for the ${named}`, happens: () => hands.stopWaiting(what) }]
        : []),
    ];
  });
}
