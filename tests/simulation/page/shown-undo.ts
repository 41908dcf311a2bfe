import type { ActorRefFrom } from 'xstate';
import type { Offer, undoMachine } from '#machines/undo/machine.ts';

/** What the bar names. */
export function shownUndo(undo: ActorRefFrom<typeof undoMachine>): Offer | null | undefined {
  const { context, ...snapshot } = undo.getSnapshot();
  return snapshot.value === 'waiting' ? context.waiting[0] : context.offer;
}
