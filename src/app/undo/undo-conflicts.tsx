import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useText } from '#i18n/use-text.ts';
import { useOptionStore } from '#lists/options/use-option-store.ts';
import type { undoMachine } from '#machines/undo/machine.ts';
import { LaterChanges } from '#screens/shared/history/later-changes.tsx';
import { useRecordedAreas } from '#screens/shared/history/use-recorded-areas.ts';
import { Button } from '#ui/button/button.tsx';
import { OptionStoreContext } from '#ui/controls/option-store-context.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import css from './undo-bar.module.css';

/** Shows what has changed again since the action, and asks whether to replace it. */
export function UndoConflicts({ undo }: { readonly undo: ActorRefFrom<typeof undoMachine> }) {
  const text = useText();
  const conflicts = useSelector(undo, ({ context }) => context.conflicts);
  const options = useOptionStore();
  const areas = useRecordedAreas();
  const keep = () => undo.send({ type: 'undo.dismiss' });
  return (
    <Dialog
      open
      onClose={keep}
      title={text('Changed again since')}
      description={text('These records have been changed again since. Everything else has been undone.')}
      size="large"
      role="alertdialog"
      footer={
        <>
          <Button data-autofocus onClick={keep}>
            {text('Keep the later changes')}
          </Button>
          <Button variant="danger" onClick={() => undo.send({ type: 'undo.force' })}>
            {text('Undo anyway')}
          </Button>
        </>
      }
    >
      <OptionStoreContext value={options}>
        <ul className={css['conflicts']}>
          {conflicts.map(({ entry, current }) => {
            const entity = areas?.find(({ resource }) => resource === entry.entity)?.entity;
            return (
              <li key={entry.id}>
                <h3>{entry.recordName}</h3>
                {entity && <LaterChanges {...{ entry, entity, current }} />}
              </li>
            );
          })}
        </ul>
      </OptionStoreContext>
    </Dialog>
  );
}
