import type { Page } from '../page/page.tsx';
import type { VisibleWait } from '../page/visible-state.ts';
import type { Step } from './step.ts';

/** The ways out beside slow calls. */
export function waitSteps({ actions }: Page, waits: readonly VisibleWait[]): readonly Step[] {
  return waits.flatMap(({ what, shown }) => {
    const named = what.startsWith('draft') ? 'draft' : what;
    return [
      ...(shown?.canRetry === true
        ? [{ weight: 6, description: `presses 'Try again' beside the ${named}`, run: () => actions.tryAgain(what) }]
        : []),
      ...(shown?.canStop === true
        ? [{ weight: 6, description: `stops waiting for the ${named}`, run: () => actions.stopWaiting(what) }]
        : []),
    ];
  });
}
