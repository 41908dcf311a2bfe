import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { removalLogic } from '#actors/removal-logic.ts';
import { useLogic } from '#actors/use-logic.ts';
import { useResumed } from '#actors/use-resumed.ts';
import type { Entity } from '#entities/define.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import { Banner } from '#ui/banner.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useNotices } from '../use-notices.ts';
import type { ListActor } from './list-body.tsx';

export type RemovalActor = ActorRefFrom<ReturnType<typeof removalLogic>>;

/** The removal of a row of a list, which is read again when the row is gone or when nobody knows. */
export function useRemoval(logicOf: typeof removalLogic, entity: Entity, list: ListActor): RemovalActor {
  const removal = useActorRef(useLogic(logicOf, entity));
  useNotices(removal);
  useResumed(removal);
  useEffect(() => {
    const readAgain = () => list.send({ type: 'list.refresh' });
    const subscriptions = [removal.on('removal.done', readAgain), removal.on('removal.unknown', readAgain)];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [removal, list]);
  return removal;
}

/** Asks before a record is removed, and names it. */
export function RemovalDialog({ removal }: { removal: RemovalActor }) {
  const text = useText();
  const serverText = useServerText();
  const { subject, failure } = useSelector(removal, ({ context }) => context);
  const busy = useSelector(removal, (snapshot) => snapshot.hasTag('busy'));
  return (
    <ConfirmDialog
      open={subject !== null}
      title={text('Delete {{name}}?', { name: subject?.name ?? '' })}
      confirmLabel={text('Delete')}
      danger
      busy={busy}
      onConfirm={() => removal.send({ type: 'removal.confirm' })}
      onCancel={() => removal.send({ type: 'removal.cancel' })}
    >
      {text('This cannot be undone.')}
      {failure && <Banner kind="error">{serverText(failure.message)}</Banner>}
    </ConfirmDialog>
  );
}
