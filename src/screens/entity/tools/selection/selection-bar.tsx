import X from 'lucide-react/icons/x';
import type { Entity } from '#entities/define.ts';
import { useText } from '#i18n/use-text.ts';
import type { BulkWork } from '#machines/bulk/types.ts';
import { Button } from '#ui/base/button.tsx';
import { IconButton } from '#ui/base/icon-button.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import dock from '../export/dock.module.css';
import type { Selection } from './selection.ts';
import css from './selection-bar.module.css';
import { useSelected } from './use-selected.ts';

interface SelectionBarProps {
  readonly entity: Entity;
  readonly selection: Selection;
  readonly onWork: (work: BulkWork) => void;
  readonly onClear: () => void;
}

/** What can be done with the rows that are selected. It comes with the first and goes with the last of them. */
export function SelectionBar({ entity, selection, onWork, onClear }: SelectionBarProps) {
  const text = useText();
  const count = useSelected(selection, ({ picked }) => picked.size);
  const here = useSelected(selection, ({ picked, shown }) => shown.filter(({ id }) => picked.has(id)).length);
  const words = [
    text('{{count}} selected', { count }),
    ...(here < count ? [text('{{number}} on this page', { number: here })] : []),
  ].join(', ');
  const { update, remove } = entity.endpoints;
  const hasStatus = update !== undefined && entity.fields['status']?.kind === 'status';

  return (
    <>
      <div role="status">
        <VisuallyHidden>{count > 0 && words}</VisuallyHidden>
      </div>
      {count > 0 && (
        <div className={dock['card']} role="toolbar" aria-label={text('Selected rows')}>
          <IconButton icon={X} size="small" label={text('Clear the selection')} onClick={onClear} />
          <span className={css['count']}>{words}</span>
          <span className={css['works']}>
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
