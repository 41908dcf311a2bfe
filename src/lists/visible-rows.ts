import type { ListRow } from '#machines/list/types.ts';
import { currentUser } from '#machines/session/selectors.ts';
import type { SessionActor } from '#session/session-actor.ts';

/** The rows that each list shows or showed last. In memory, for one user. */
export interface VisibleRows {
  readonly note: (path: string, rows: readonly ListRow[]) => void;
  /** Stores the id of a list's newest record, from its first page or from a create. */
  readonly noteNewestId: (path: string, id: unknown) => void;
  /** The highest id that this device has seen in the list. Null if it never saw the newest row. */
  readonly newestId: (path: string) => number | null;
  readonly rowOf: (path: string, id: ListRow['id']) => ListRow | undefined;
  /** Clears everything when the user of the session changes. */
  readonly clearOnUserChange: (session: SessionActor) => void;
}

/** A record's form shows its row from here until the server responds. */
export function createVisibleRows(): VisibleRows {
  const rowsByPath = new Map<string, readonly ListRow[]>();
  const newestIds = new Map<string, number>();
  let userId: unknown;
  return {
    note: (path, rows) => void rowsByPath.set(path, rows),
    noteNewestId: (path, id) => {
      const newId = Number(id);
      if (newId > (newestIds.get(path) ?? -1)) newestIds.set(path, newId);
    },
    newestId: (path) => newestIds.get(path) ?? null,
    rowOf: (path, id) => rowsByPath.get(path)?.find((row) => String(row.id) === String(id)),
    clearOnUserChange: (session) => {
      session.subscribe((snapshot) => {
        const id = currentUser(snapshot)?.id;
        if (id !== userId) {
          rowsByPath.clear();
          newestIds.clear();
        }
        userId = id;
      });
    },
  };
}
