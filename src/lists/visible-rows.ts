import type { ListRow } from '#machines/list/types.ts';
import { currentUser } from '#machines/session/selectors.ts';
import type { SessionActor } from '#session/session-actor.ts';

/** The rows that a person has on the screen, or had last, of each list. In memory, and gone with the person. */
export interface VisibleRows {
  readonly note: (path: string, rows: readonly ListRow[]) => void;
  /** Notes the newest record of a list: of an answer with its first page, or of a create. */
  readonly noteNewest: (path: string, id: unknown) => void;
  /** The highest id that the list is known to have had; null where its newest row was never seen. */
  readonly newestId: (path: string) => number | null;
  readonly rowOf: (path: string, id: ListRow['id']) => ListRow | undefined;
  readonly follow: (session: SessionActor) => void;
}

/** So that a record's form shows what is known of it before the server has answered. */
export function createVisibleRows(): VisibleRows {
  const seen = new Map<string, readonly ListRow[]>();
  const newest = new Map<string, number>();
  let person: unknown;
  return {
    note: (path, rows) => void seen.set(path, rows),
    noteNewest: (path, id) => {
      const number = Number(id);
      if (number > (newest.get(path) ?? -1)) newest.set(path, number);
    },
    newestId: (path) => newest.get(path) ?? null,
    rowOf: (path, id) => seen.get(path)?.find((row) => String(row.id) === String(id)),
    follow: (session) => {
      session.subscribe((snapshot) => {
        const id = currentUser(snapshot)?.id;
        if (id !== person) {
          seen.clear();
          newest.clear();
        }
        person = id;
      });
    },
  };
}
