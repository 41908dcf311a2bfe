import type { RouterHistory } from '@tanstack/react-router';
import { layers } from '#ui/overlay/use-layer.ts';

/** The place of the shown entry among those of this tab. A new entry has no number yet. */
function shownIndex(): number {
  // The router numbers every entry.
  const state = window.history.state as { readonly __TSR_index?: number } | null;
  return state?.__TSR_index ?? Number.POSITIVE_INFINITY;
}

/**
 * While a dialog, a menu or a list of options is open, Back closes it. The browser has gone back already when it says so: the
 * window returns to its entry, and the router learns nothing of it. So the entries after this one stay, and none is added.
 * Call it before the router listens; the function that it returns follows what the router does.
 */
export function closeByBack(): (history: RouterHistory) => void {
  let at = shownIndex();
  /** Where the router is. It returns there by itself after a navigation that a form has blocked. */
  let routerAt = () => at;
  let returnsTo: number | undefined;
  window.addEventListener('popstate', (event) => {
    const now = shownIndex();
    const isBack = now < at && now !== routerAt() && layers.length > 0;
    if (returnsTo === undefined && !isBack) {
      at = now;
      return;
    }
    event.stopImmediatePropagation();
    returnsTo ??= at;
    if (now === returnsTo) {
      returnsTo = undefined;
      layers.at(-1)?.();
    } else window.history.go(returnsTo - now);
  });
  return (history) => {
    routerAt = () => history.location.state.__TSR_index;
    history.subscribe(({ action: { type } }) => {
      if (type === 'PUSH' || type === 'REPLACE') at = routerAt();
    });
  };
}
