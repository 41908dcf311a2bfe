import type { HistoryEntry } from '#machines/history/types.ts';

/** Entries that one bulk action wrote, or a single entry. */
export type EntryGroup = readonly [HistoryEntry, ...HistoryEntry[]];

/** Groups neighbouring entries of one bulk action. */
export function groupBySeries(entries: readonly HistoryEntry[]): readonly EntryGroup[] {
  const groups: [HistoryEntry, ...HistoryEntry[]][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && entry.seriesId !== null && last[0].seriesId === entry.seriesId) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}
