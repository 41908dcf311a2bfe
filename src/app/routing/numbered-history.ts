import { createHashHistory, type RouterHistory } from '@tanstack/react-router';

/**
 * The hash history, with a number for every entry.
 *
 * A link, a script or an edited address makes an entry without a number. When a form with unsaved changes blocks such a
 * navigation, the router goes back by the difference of the numbers. Without a number it would go to a wrong entry or reload
 * the page, and the unsaved input would be lost.
 */
export function createNumberedHistory(): RouterHistory {
  // Added before the history's own listener, which reads the number. Listeners run in the order they were added.
  window.addEventListener('popstate', () => {
    if (window.history.state === null) numberEntry(history.location.state.__TSR_index + 1);
  });
  const history = createHashHistory();
  return history;
}

function numberEntry(index: number): void {
  const key = crypto.getRandomValues(new Uint32Array(1)).join('');
  // The router patches `replaceState` and would treat this call as a navigation.
  History.prototype.replaceState.call(window.history, { __TSR_index: index, __TSR_key: key, key }, '');
}
