import type { SnapshotFrom } from 'xstate';
import type { importMachine } from './machine.ts';

export type ImportSnapshot = SnapshotFrom<typeof importMachine>;

/** Whether rows are being sent. Leaving pauses the import. */
export const isSendingRows = (snapshot: ImportSnapshot) =>
  snapshot.hasTag('sending') && !snapshot.hasTag('paused') && !snapshot.hasTag('finished');

/** Whether rows are left that only this window has. */
export function wouldLose(snapshot: ImportSnapshot): boolean {
  const { trouble, isUnstored } = snapshot.context;
  const hasRows = snapshot.hasTag('checking') || (snapshot.hasTag('sending') && !snapshot.hasTag('finished'));
  return hasRows && (isUnstored || trouble !== null);
}
