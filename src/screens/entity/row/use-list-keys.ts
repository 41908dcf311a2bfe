import { areSingleKeysOn } from '#lists/look.ts';
import { isTyping, useKeys } from '#ui/base/use-keys.ts';
import type { ListStore } from '../list/list-store.ts';
import { toggleRow } from '../tools/selection.ts';

/**
 * The single-key shortcuts of a list: `j` and `k` focus the link of the next and previous row, `x` selects the row with the
 * focus, `e` opens its form. Enter opens it too, as it follows the link.
 */
export function useListKeys(store: ListStore): void {
  useKeys((event) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || !['j', 'k', 'x', 'e'].includes(key)) return;
    if (!(target instanceof Element) || isTyping(target)) return;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('td[data-primary] a')];
    if (links.length === 0 || !areSingleKeysOn()) return;
    const focused = target.closest('tbody tr');
    const at = links.findIndex((link) => link.closest('tr') === focused);
    if (key === 'j' || key === 'k') {
      const next = at < 0 ? 0 : Math.min(links.length - 1, Math.max(0, at + (key === 'j' ? 1 : -1)));
      links[next]?.focus();
    } else if (key === 'e') links[at]?.click();
    else {
      const row = store.state().shown[at];
      if (row) toggleRow(store, row);
    }
    event.preventDefault();
  });
}
