import type { RouterHistory } from '@tanstack/react-router';

/**
 * A link, a button or a person who sets the hash makes an entry of the browser's history that the router has not
 * numbered. When a form with unsaved changes holds such a step up, the router takes it back by the difference of the
 * numbers: without one it would reload the page, and what was typed would be gone. So each gets its number, before the
 * router hears of it.
 */
export function indexHashEntries(history: RouterHistory): void {
  const number = () => {
    if (window.history.state !== null) return;
    const { __TSR_index: current } = history.location.state;
    const key = crypto.getRandomValues(new Uint32Array(1)).join('');
    // The router's own `replaceState` would take this for a step already made.
    History.prototype.replaceState.call(window.history, { __TSR_index: current + 1, __TSR_key: key, key }, '');
  };
  window.addEventListener('popstate', number, { capture: true });
}
