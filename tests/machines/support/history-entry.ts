import type { HistoryEntry } from '#machines/history/types.ts';

/** A change of a team's name. */
export const historyEntry = (id: number, recordName: string): HistoryEntry => ({
  id,
  entity: 'teams',
  recordId: id,
  recordName,
  action: 'update',
  at: '2025-04-25 08:05:00',
  user: { id: 1, name: 'Asha' },
  seriesId: null,
  changes: [],
  isRestorable: true,
});
