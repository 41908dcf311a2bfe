import { areSingleKeysOn } from '#lists/look.ts';
import { listShortcuts } from '#ui/keys/lists.ts';
import { useShortcuts } from '#ui/keys/use-shortcuts.ts';
import type { ListStore } from '../list/list-store.ts';
import { toggleRow } from '../tools/selection.ts';

/** The single-key shortcuts of a list. Enter opens the row with the focus too, as it follows the link. */
export function useListKeys(store: ListStore): void {
  const atRow = (target: Element, act: (links: readonly HTMLAnchorElement[], at: number) => void) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('td[data-primary] a')];
    const focused = target.closest('tbody tr');
    if (links.length > 0)
      act(
        links,
        links.findIndex((link) => link.closest('tr') === focused),
      );
    return links.length > 0;
  };
  useShortcuts(
    listShortcuts,
    {
      step: (key, target) =>
        atRow(target, (links, at) => {
          const next = at < 0 ? 0 : at + (key === 'J' ? 1 : -1);
          links[Math.min(links.length - 1, Math.max(0, next))]?.focus();
        }),
      open: (_, target) => atRow(target, (links, at) => links[at]?.click()),
      select: (_, target) =>
        atRow(target, (_links, at) => {
          const row = store.state().shown[at];
          if (row) toggleRow(store, row);
        }),
    },
    areSingleKeysOn,
  );
}
