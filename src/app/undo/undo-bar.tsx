import { useActorRef, useSelector } from '@xstate/react';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Text } from '#i18n/text.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import type { Offer, undoMachine } from '#machines/undo/machine.ts';
import { useNotices } from '#screens/shared/use-notices.ts';
import { useLogic, useOwnApi } from '#services/use-own-api.ts';
import { useResumed } from '#session/use-resumed.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { announceUndone } from '#undo/offers.ts';
import { undoLogic } from '#undo/undo-logic.ts';
import css from './undo-bar.module.css';
import { UndoConflicts } from './undo-conflicts.tsx';

interface UndoBarProps {
  /** The last action that can be undone. */
  readonly offer: Offer | undefined;
  /** What an earlier visit could not send. */
  readonly waiting: readonly Offer[];
}

type Snapshot = SnapshotFrom<typeof undoMachine>;

/** Offers to undo the last action for ten seconds, and shows undos that wait for a connection. */
export function UndoBar({ offer, waiting }: UndoBarProps) {
  const text = useText();
  const serverText = useServerText();
  const undo = useActorRef(useLogic(undoLogic, useOwnApi()));
  const snapshot = useSelector(undo, (current) => current);
  useNotices(undo);
  useResumed(undo);

  useEffect(() => {
    const subscription = undo.on('undo.done', ({ area }) => announceUndone(area));
    return () => subscription.unsubscribe();
  }, [undo]);
  useEffect(() => {
    if (waiting.length > 0) undo.send({ type: 'undo.found', waiting });
  }, [undo, waiting]);
  useEffect(() => {
    if (offer) undo.send({ type: 'undo.offer', offer });
  }, [undo, offer]);

  const shown = snapshot.matches('waiting') ? snapshot.context.waiting[0] : snapshot.context.offer;
  const isShown = snapshot.hasTag('bar') && shown;
  const { failure } = snapshot.context;
  const hold = () => undo.send({ type: 'undo.hold' });
  const release = () => undo.send({ type: 'undo.release' });
  return (
    <>
      <div
        role="status"
        aria-live="polite"
        className={css['bar']}
        {...{ onFocus: hold, onBlur: release }}
        onPointerEnter={hold}
        onPointerLeave={release}
      >
        {isShown && (
          <>
            <span className={css['words']}>
              {text(wordsOf(snapshot, shown), { name: shown.name, number: shown.count })}
              {failure && ` ${serverText(failure.message)}`}
            </span>
            <Button
              size="small"
              variant="primary"
              busy={snapshot.hasTag('busy')}
              onClick={() => undo.send({ type: 'undo.take' })}
            >
              {text(buttonOf(snapshot))}
            </Button>
            {!snapshot.hasTag('busy') && (
              <IconButton icon={X} label={text('Dismiss')} onClick={() => undo.send({ type: 'undo.dismiss' })} />
            )}
          </>
        )}
      </div>
      {snapshot.hasTag('dialog') && <UndoConflicts undo={undo} />}
    </>
  );
}

function wordsOf(snapshot: Snapshot, { action, count }: Offer): Text {
  if (snapshot.matches('waiting')) return 'Undo waits for a connection: {{name}}';
  if (snapshot.matches('failed')) return '{{name}} could not be undone.';
  if (count > 1) return action === 'delete' ? '{{number}} records deleted' : '{{number}} records changed';
  return ({ create: '{{name}} created', edit: '{{name}} changed', delete: '{{name}} deleted' } as const)[action];
}

function buttonOf(snapshot: Snapshot): Text {
  if (snapshot.matches('waiting')) return 'Send';
  return snapshot.matches('failed') ? 'Try again' : 'Undo';
}
