import X from 'lucide-react/icons/x';
import type { Entity } from '#entities/define.ts';
import { useText } from '#i18n/use-text.ts';
import type { BulkWork } from '#machines/bulk/machine.ts';
import { classNames } from '#ui/base/class-names.ts';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import layout from '#ui/layout/layout.module.css';
import { type ListStore, useListStore } from '../list/list-store.ts';
import css from './dock.module.css';
import { countOnPage } from './selection.ts';

interface SelectionBarProps {
  readonly entity: Entity;
  readonly store: ListStore;
  readonly onWork: (work: BulkWork) => void;
  readonly onClear: () => void;
}

/** The actions on the selected rows. Shown while at least one row is selected. */
export function SelectionBar({ entity, store, onWork, onClear }: SelectionBarProps) {
  const text = useText();
  const count = useListStore(store, ({ picked }) => picked.size);
  const number = useListStore(store, countOnPage);
  const summary = [
    text('{{count}} selected', { count }),
    ...(number < count ? [text('{{number}} on this page', { number })] : []),
  ].join(', ');
  const { update, remove } = entity.endpoints;
  const hasStatus = update !== undefined && entity.fields['status']?.kind === 'status';

  return (
    <>
      <div role="status">
        <VisuallyHidden>{count > 0 && summary}</VisuallyHidden>
      </div>
      {count > 0 && (
        <div className={classNames(layout['row'], css['card'])} role="toolbar" aria-label={text('Selected rows')}>
          <IconButton icon={X} size="small" label={text('Clear the selection')} onClick={onClear} />
          <span className={css['count']}>{summary}</span>
          <span className={classNames(layout['row'], css['works'])}>
            {hasStatus && (
              <>
                <Button size="small" onClick={() => onWork('activate')}>
                  {text('Activate')}
                </Button>
                <Button size="small" onClick={() => onWork('deactivate')}>
                  {text('Deactivate')}
                </Button>
              </>
            )}
            {remove && (
              <Button size="small" variant="danger" onClick={() => onWork('delete')}>
                {text('Delete')}
              </Button>
            )}
          </span>
        </div>
      )}
    </>
  );
}
