import type { SnapshotFrom } from 'xstate';
import type { draftMachine } from './machine.ts';
import type { Draft } from './types.ts';

export type DraftSnapshot = SnapshotFrom<typeof draftMachine>;

/** The draft that is offered; `null` if none. */
export function offeredDraft(snapshot: DraftSnapshot): Draft | null {
  return snapshot.hasTag('offered') ? snapshot.context.found : null;
}

/** Whether the user has typed anything in this visit. */
export function hasTyped({ context }: DraftSnapshot): boolean {
  return context.pending !== null;
}

/** Whether all writes have ended, successfully or not. */
export function isSettled(snapshot: DraftSnapshot): boolean {
  return snapshot.hasTag('settled');
}

/** Whether all input is stored. */
export function isPersisted(snapshot: DraftSnapshot): boolean {
  return isSettled(snapshot) && hasTyped(snapshot) && troubleOf(snapshot) === null;
}

/** Whether it is stored that the input may have been sent, or there is none. */
export function isSendNoted(snapshot: DraftSnapshot): boolean {
  const { pending } = snapshot.context;
  return isSettled(snapshot) && (pending === null || pending.status === 'unsure');
}

/** Why the input is not stored; `null` if it is. */
export function troubleOf({ context }: DraftSnapshot) {
  return context.trouble;
}
