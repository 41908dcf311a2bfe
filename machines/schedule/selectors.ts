import type { SnapshotFrom } from 'xstate';
import type { scheduleMachine } from './machine.ts';
import { hasNextPage } from './parts.ts';

export type ScheduleSnapshot = SnapshotFrom<typeof scheduleMachine>;

/** How many pages are read, and how many there are. A list that was not started counts as one page. */
export function progressOf({ context: { parts } }: ScheduleSnapshot): { readonly done: number; readonly all: number } {
  const done = parts.reduce((sum, { reading }) => sum + (reading?.pages ?? 0), 0);
  const left = parts
    .filter(hasNextPage)
    .reduce((sum, { reading }) => sum + (reading ? reading.pageCount - reading.pages : 1), 0);
  return { done, all: done + left };
}
