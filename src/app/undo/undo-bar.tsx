import { useSelector } from '@xstate/react';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { recordedAreaOf } from '#history/recorded-areas.ts';
import type { Text } from '#i18n/text.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import { useOptionStore } from '#lists/options/use-option-store.ts';
import type { Offer, undoMachine } from '#machines/undo/machine.ts';
import { LaterChanges } from '#screens/shared/history/later-changes.tsx';
import { useNotices } from '#screens/shared/use-notices.ts';
import { useOwnApi } from '#session/services/use-own-api.ts';
import { useRootHeight } from '#ui/base/use-root-height.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { OptionStoreContext } from '#ui/controls/option-store-context.ts';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { DialogBoundary } from '#ui/overlay/dialog-boundary.tsx';
import css from './undo-bar.module.css';
import { type Undoable, useUndo } from './use-undo.ts';

type Snapshot = SnapshotFrom<typeof undoMachine>;

/** Offers to undo the last action for ten seconds, and shows undos that wait for a connection. */
export function UndoBar({ undoable }: { readonly undoable: Undoable }) {
  const text = useText();
  const serverText = useServerText();
  const api = useOwnApi();
  const undo = useUndo(api, undoable);
  const snapshot = useSelector(undo, (current) => current);
  useNotices(undo);
  const ref = useRef<HTMLDivElement>(null);
  useRootHeight('--undo-bar', ref);

  const shown = snapshot.hasTag('awaitingConnection') ? snapshot.context.waiting[0] : snapshot.context.offer;
  const isShown = snapshot.hasTag('bar') && shown;
  const { failure } = snapshot.context;
  const hold = () => undo.send({ type: 'undo.hold' });
  const release = () => undo.send({ type: 'undo.release' });
  return (
    <>
      <div
        ref={ref}
        role="status"
        aria-live="polite"
        aria-label={text('Undo')}
        className={css['bar']}
        {...{ onFocus: hold, onBlur: release }}
        onPointerEnter={hold}
        onPointerLeave={release}
      >
        {isShown && (
          <>
            <span className={css['words']}>
              {[
                text(wordsOf(snapshot, shown), { name: shown.name, number: shown.count, ...numbersOf(shown) }),
                ...(failure ? [serverText(failure.message)] : []),
              ].join(' ')}
            </span>
            <Button
              size="small"
              variant="primary"
              busy={snapshot.hasTag('busy') || snapshot.hasTag('awaitingSignIn')}
              onClick={() => undo.send({ type: 'undo.accept' })}
            >
              {text(buttonOf(snapshot))}
            </Button>
            <SlowNotice calls={api.pending} />
            {!snapshot.hasTag('busy') && (
              <IconButton icon={X} label={text('Dismiss')} onClick={() => undo.send({ type: 'undo.dismiss' })} />
            )}
          </>
        )}
      </div>
      {snapshot.hasTag('dialog') && (
        <DialogBoundary onClose={() => undo.send({ type: 'undo.dismiss' })}>
          <UndoConflicts undo={undo} />
        </DialogBoundary>
      )}
    </>
  );
}

const numbersOf = ({ count, created = 0 }: Offer) => ({ created, updated: count - created });

function wordsOf(snapshot: Snapshot, offer: Offer): Text {
  if (snapshot.hasTag('awaitingConnection')) return 'Undo waits for a connection: {{name}}';
  if (snapshot.hasTag('failed')) return '{{name}} could not be undone.';
  const { action, count } = offer;
  if (count > 1) {
    if (action === 'delete') return '{{number}} records deleted';
    const { created, updated } = numbersOf(offer);
    if (created === 0) return '{{number}} records updated';
    return updated === 0 ? '{{number}} records created' : 'Records created: {{created}}, updated: {{updated}}';
  }
  return ({ create: '{{name}} created', edit: '{{name}} changed', delete: '{{name}} deleted' } as const)[action];
}

function buttonOf(snapshot: Snapshot): Text {
  if (snapshot.hasTag('awaitingConnection')) return 'Send';
  return snapshot.hasTag('failed') ? 'Try again' : 'Undo';
}

/** Shows what has changed again since the action, and asks whether to replace it. */
function UndoConflicts({ undo }: { readonly undo: ActorRefFrom<typeof undoMachine> }) {
  const text = useText();
  const conflicts = useSelector(undo, ({ context }) => context.conflicts);
  const options = useOptionStore();
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
            const entity = recordedAreaOf(entry)?.entity;
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
