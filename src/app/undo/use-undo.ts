import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { OwnApi } from '#api/api.ts';
import { announceUndone } from '#history/undo/offers.ts';
import { undoLogic } from '#history/undo/undo-logic.ts';
import type { Offer, undoMachine } from '#machines/undo/machine.ts';
import { useLogic } from '#session/services/use-own-api.ts';
import { useResumed } from '#session/use-resumed.ts';
import { useHasModal } from '#ui/overlay/use-modal.ts';

export interface Undoable {
  /** The last action that can be undone. */
  readonly offer: Offer | undefined;
  /** What an earlier visit could not send. */
  readonly waiting: readonly Offer[];
}

/** Starts the undo machine. It follows the offers, and announces what has changed. */
export function useUndo(api: OwnApi, { offer, waiting }: Undoable): ActorRefFrom<typeof undoMachine> {
  const undo = useActorRef(useLogic(undoLogic, api));
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
  const isCovered = useHasModal();
  useEffect(() => {
    if (!offer || !isCovered) return;
    // After a bulk action its dialog covers the bar. The time begins when the user closes it.
    undo.send({ type: 'undo.hold' });
    return () => undo.send({ type: 'undo.release' });
  }, [undo, offer, isCovered]);
  return undo;
}
