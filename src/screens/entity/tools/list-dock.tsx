import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { rowName } from '#entities/row-name.ts';
import { areSingleKeysOn } from '#lists/look.ts';
import type { BulkInput, BulkWork } from '#machines/bulk/machine.ts';
import type { ListRow } from '#machines/list/types.ts';
import { useRootHeight } from '#ui/base/use-root-height.ts';
import { listShortcuts } from '#ui/keys/lists.ts';
import { useShortcuts } from '#ui/keys/use-shortcuts.ts';
import { LazyPart } from '#ui/loading/lazy-part.tsx';
import { listPartsCode } from '../list/list-parts-code.ts';
import { type ListStore, useListStore } from '../list/list-store.ts';
import dock from './dock.module.css';
import type { ListToolsProps } from './list-tools-props.ts';
import { clearSelection, showPage, toggleRow } from './selection.ts';
import { SelectionBar } from './selection-bar.tsx';
import { startExport } from './start-export.ts';

type Rows = readonly ListRow[];

const none: Rows = [];

interface ListDockProps extends ListToolsProps {
  /** Sorts the rows of a page. */
  readonly arrange: ((rows: Rows) => Rows) | undefined;
}

/** The actions on the selected rows and the export, at the lower edge of the window. */
export function ListDock(props: ListDockProps) {
  const { entity, list, store, query, arrange } = props;
  const [series, setSeries] = useState<BulkInput | null>(null);
  const exported = useListStore(store, (state) => state.exported);
  const isEmpty = useListStore(store, ({ picked }) => picked.size === 0) && exported === null;
  const ref = useRef<HTMLDivElement>(null);
  useRootHeight('--bottom-bar', ref);
  const rows = useSelector(list, ({ context }) => context.shown?.rows ?? none);
  const mustKeepFocus = useRef(false);
  useListKeys(store);
  // A bulk deletion updates the rows after its dialog has closed, so the focused row may disappear.
  useLayoutEffect(() => {
    if (rows.length === 0 && mustKeepFocus.current && document.activeElement === document.body) {
      document.querySelector('h1')?.focus();
    }
  }, [rows]);
  useLayoutEffect(() => showPage(store, arrange?.(rows) ?? rows, query), [store, arrange, rows, query]);

  function startBulk(work: BulkWork) {
    const subjects = [...store.state().picked.values()].map((row) => ({ id: row.id, name: rowName(entity, row) }));
    setSeries({ work, subjects });
  }

  function focusFirst() {
    mustKeepFocus.current = true;
    // The checkbox in the table head is hidden when rows have two lines. The last of these that can take the focus keeps it.
    const [head, first] = document.querySelectorAll<HTMLElement>('input[data-pick]');
    for (const target of [document.querySelector('h1'), first, head]) target?.focus();
  }

  return (
    <>
      <div ref={ref} className={dock['dock']} data-empty={isEmpty || undefined}>
        {exported && (
          <LazyPart code={listPartsCode} onClose={() => store.set({ exported: null })}>
            {({ ExportPanel }) => (
              <ExportPanel
                key={exported.number}
                entity={entity}
                store={store}
                exported={exported}
                onAgain={() => startExport(props, exported)}
              />
            )}
          </LazyPart>
        )}
        <SelectionBar
          entity={entity}
          store={store}
          onWork={startBulk}
          onClear={() => {
            clearSelection(store);
            focusFirst();
          }}
        />
      </div>
      {series && (
        <LazyPart code={listPartsCode} onClose={() => setSeries(null)}>
          {({ BulkDialog }) => (
            <BulkDialog
              entity={entity}
              list={list}
              store={store}
              series={series}
              onClose={() => {
                setSeries(null);
                // The button that opened the dialog is gone if no row is selected any more.
                if (store.state().picked.size === 0) queueMicrotask(focusFirst);
              }}
            />
          )}
        </LazyPart>
      )}
    </>
  );
}

/** The single-key shortcuts of a list. Enter opens the row with the focus too, as it follows the link. */
function useListKeys(store: ListStore): void {
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
