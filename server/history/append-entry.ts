import { foldText } from '#domain/text/fold-text.ts';
import type { Db } from '#server/db/db.ts';
import { type FieldChange, type HistoryAction, history, type Undo } from '#server/db/schema/history.ts';

/** Who changes data, and when. */
export interface Author {
  readonly at: Date;
  /** `id` is null for a command of the server. */
  readonly user: { readonly id: number | null; readonly name: string };
  readonly sessionId: number | null;
  /** The changes of one bulk action have the same. */
  readonly seriesId: string | null;
}

export interface Entry {
  /** The contract's name of the resource, such as `teams`. */
  readonly entity: string;
  readonly id: number;
  readonly name: string;
  readonly action: HistoryAction;
  readonly changes: readonly FieldChange[];
  readonly undo: Undo | null;
}

/**
 * Appends an entry to the history. Call it in the transaction of the change, as its last statement: ids of entries then
 * have few gaps, and nothing that is recorded is rolled back alone.
 */
export async function appendEntry(tx: Db, author: Author, entry: Entry): Promise<void> {
  const { entity, id, name, action, changes, undo } = entry;
  await tx.insert(history).values({
    entity,
    record_id: id,
    record_name: name,
    action,
    at: author.at,
    user_id: author.user.id,
    user_name: author.user.name,
    session_id: author.sessionId,
    series_id: author.seriesId,
    changes,
    undo,
    search_text: foldText(`${name} ${author.user.name}`),
  });
}
