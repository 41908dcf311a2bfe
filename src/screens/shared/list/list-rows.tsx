import { shallowEqual, useSelector } from '@xstate/react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useServerText, useText } from '#i18n/use-text.ts';
import type { OwnLook } from '#lists/look.ts';
import { type listMachine, listView } from '#machines/list/machine.ts';
import type { ListRow } from '#machines/list/types.ts';
import { Button } from '#ui/button/button.tsx';
import { Banner } from '#ui/layout/banner.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { Table } from '#ui/table/table.tsx';
import type { TableColumn } from '#ui/table/table-column.ts';

export type ListActor = ActorRefFrom<typeof listMachine>;

/** The height of a row in a compact list. So many placeholders fill the window. */
const minRowHeightPx = 34;

export interface ListRowsProps {
  readonly list: ListActor;
  /** Names the table for screen readers. */
  readonly caption: string;
  readonly columns: readonly TableColumn<ListRow>[];
  /** Applies the user's sort order to the rows of a page. */
  readonly arrange?: ((rows: readonly ListRow[]) => readonly ListRow[]) | undefined;
  readonly density?: OwnLook['density'] | undefined;
  readonly rowTo?: ((row: ListRow) => string) | undefined;
  readonly isSelected?: (row: ListRow) => boolean;
  /** Replaces the message of an empty list. */
  readonly empty?: ReactNode;
  /** What an empty list will contain, in one sentence. */
  readonly emptyHint?: string | undefined;
  /** The action of an empty list. */
  readonly emptyAction?: ReactNode;
  readonly onClearSearch: () => void;
  /** Shown offline if the page is not cached. */
  readonly whenOffline?: (reason: string) => ReactNode;
}

/** The rows of a list, or a message: empty, no match, or not readable. */
export function ListRows({
  list,
  caption,
  columns,
  arrange,
  density,
  rowTo,
  isSelected,
  empty,
  emptyHint,
  emptyAction,
  onClearSearch,
  whenOffline,
}: ListRowsProps) {
  const text = useText();
  const serverText = useServerText();
  const view = useSelector(list, listView, shallowEqual);
  const { search, filters, perPage } = useSelector(list, ({ context }) => context.query);
  const box = useRef<HTMLDivElement>(null);
  useReservedHeight(box, view.kind === 'skeleton');
  const noteTouch = () => list.send({ type: 'list.touched' });
  const retry = () => list.send({ type: 'list.retry' });

  if (view.kind === 'failed') {
    if (view.failure.kind === 'offline' && whenOffline) return whenOffline(serverText(view.failure.message));
    return (
      <EmptyState
        title={text('This list could not be loaded')}
        action={<Button onClick={retry}>{text('Retry')}</Button>}
      >
        {serverText(view.failure.message)}
      </EmptyState>
    );
  }

  const isFiltered = filters !== undefined;
  const usualMessage =
    search === '' && !isFiltered ? (
      <EmptyState title={text('Nothing here yet')} action={emptyAction}>
        {emptyHint}
      </EmptyState>
    ) : (
      <EmptyState
        title={isFiltered ? text('No records match the filters') : text('Nothing matches "{{search}}"', { search })}
        action={
          <Button onClick={onClearSearch}>{isFiltered ? text('Clear the filters') : text('Clear the search')}</Button>
        }
      />
    );

  return (
    <>
      {view.kind === 'rows' && view.refreshFailure && !view.cached && (
        <Banner
          kind="warning"
          action={
            <Button size="small" onClick={retry}>
              {text('Retry')}
            </Button>
          }
        >
          {text('The list could not be refreshed: {{reason}}', { reason: serverText(view.refreshFailure.message) })}
        </Banner>
      )}
      <div ref={box} data-density={density} onPointerDownCapture={noteTouch} onFocusCapture={noteTouch}>
        <Table
          caption={caption}
          columns={columns}
          rows={view.kind === 'rows' ? (arrange?.(view.rows) ?? view.rows) : []}
          rowKey={(row) => row.id}
          rowTo={rowTo}
          isSelected={isSelected}
          busy={view.kind === 'rows' && view.isFormer}
          empty={empty ?? usualMessage}
          {...(view.kind === 'skeleton' && {
            skeletonRows: Math.min(perPage, Math.max(10, Math.ceil(window.innerHeight / minRowHeightPx))),
          })}
        />
      </div>
    </>
  );
}

/**
 * Keeps the height of a list's placeholders, so that what follows does not move when fewer rows replace them. A resized
 * window ends it.
 */
function useReservedHeight(box: RefObject<HTMLElement | null>, isPlaceholder: boolean): void {
  // The observer reads the height after the browser's own layout: reading it here would need one before the first paint.
  useEffect(() => {
    const { current } = box;
    if (!(isPlaceholder && current)) return;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      if (height > 0) current.style.setProperty('min-block-size', `${height}px`);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [box, isPlaceholder]);
  useEffect(() => {
    const clear = () => box.current?.style.removeProperty('min-block-size');
    window.addEventListener('resize', clear);
    return () => window.removeEventListener('resize', clear);
  }, [box]);
}
