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

/** Whether pending input waits to be written. */
export function isDue(snapshot: DraftSnapshot): boolean {
  return snapshot.hasTag('due');
}

/** Why the input is not stored; `null` if it is. */
export function troubleOf({ context }: DraftSnapshot) {
  return context.trouble;
}
