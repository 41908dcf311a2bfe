import { createHashHistory, type RouterHistory } from '@tanstack/react-router';

/**
 * The hash history, in which every entry has its number.
 *
 * A link, a button or a person who sets the hash makes an entry that the router has not numbered. When a form with
 * unsaved changes holds such a step up, the router takes it back by the difference of the numbers: without one it would
 * go astray or reload the page, and what was typed would be gone.
 */
export function createNumberedHistory(): RouterHistory {
  // Added before the history's own listener, which reads the number: listeners are called in their order.
  window.addEventListener('popstate', () => {
    if (window.history.state === null) numberEntry(history.location.state.__TSR_index + 1);
  });
  const history = createHashHistory();
  return history;
}

function numberEntry(index: number): void {
  const key = crypto.getRandomValues(new Uint32Array(1)).join('');
  // The router's own `replaceState` would take this for a step already made.
  History.prototype.replaceState.call(window.history, { __TSR_index: index, __TSR_key: key, key }, '');
}
