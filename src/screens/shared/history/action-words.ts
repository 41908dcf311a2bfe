import type { Text } from '#i18n/text.ts';
import type { HistoryAction, HistoryEntry } from '#machines/history/types.ts';

/** What happened, as a heading or the first word of a line. */
export const actionWords: Readonly<Record<HistoryAction, Text>> = {
  create: 'Created',
  update: 'Changed',
  status: 'Status changed',
  delete: 'Deleted',
  restore: 'Restored',
  import: 'Imported',
  password: 'Password changed',
  send: 'Sent',
};

/** Whether the record was in the trash after the change. */
export function isRemoval({ action, changes }: HistoryEntry): boolean {
  return action === 'delete' || (action === 'restore' && changes.length > 0 && changes.every(hasNoAfter));
}

const hasNoAfter = ({ after }: HistoryEntry['changes'][number]) => after === null;
