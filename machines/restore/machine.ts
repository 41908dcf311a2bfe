import { confirmedCallMachine } from '../confirmed-call.ts';
import type { HistoryEntry, RestoredRecord } from '../history/types.ts';
import type { ListRow } from '../list/types.ts';

/**
 * The confirmed restore of one change. If later changes touched the same fields, the dialog shows them and asks again. After
 * a restore without a response the history shows whether there is a new entry.
 */
export const restoreMachine = confirmedCallMachine<HistoryEntry, RestoredRecord, ListRow>({
  id: 'restore',
  replacesLater: true,
});
