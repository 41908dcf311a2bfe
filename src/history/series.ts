import type { HistoryEntry } from '#machines/history/types.ts';

/** Entries that one bulk action of a user wrote, or a single entry. */
export type EntryGroup = readonly [HistoryEntry, ...HistoryEntry[]];

/** Groups neighbouring entries of one bulk action. */
export function groupBySeries(entries: readonly HistoryEntry[]): readonly EntryGroup[] {
  const groups: [HistoryEntry, ...HistoryEntry[]][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && isSameAction(last[0], entry)) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

function isSameAction(one: HistoryEntry, other: HistoryEntry): boolean {
  return one.seriesId !== null && one.seriesId === other.seriesId && one.user.id === other.user.id;
}
