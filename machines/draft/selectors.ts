import type { SnapshotFrom } from 'xstate';
import type { draftMachine } from './machine.ts';
import type { Draft } from './types.ts';

export type DraftSnapshot = SnapshotFrom<typeof draftMachine>;

/** What is offered now. */
export function offeredDraft(snapshot: DraftSnapshot): Draft | null {
  return snapshot.matches({ offer: 'offered' }) ? snapshot.context.found : null;
}

/** Whether there is anything of this visit to be kept. */
export function hasTyped({ context }: DraftSnapshot): boolean {
  return context.pending !== null;
}

/** Whether all that was handed in is on the disk, or will not be. */
export function isSettled(snapshot: DraftSnapshot): boolean {
  return snapshot.matches({ storing: 'settled' }) || snapshot.matches({ storing: 'troubled' });
}

/** Whether what was typed is on the disk, to the last letter. */
export function isPersisted(snapshot: DraftSnapshot): boolean {
  return snapshot.matches({ storing: 'settled' }) && snapshot.context.pending !== null;
}

/** Whether what is pending is yet to be handed to the disk, as it stands by then. */
export function isDue({ value }: DraftSnapshot): boolean {
  return value.storing === 'due';
}

/** Why what is typed is not being kept; `null` where it is. */
export function troubleOf({ context }: DraftSnapshot) {
  return context.trouble;
}
