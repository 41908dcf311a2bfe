import type { ListQuery, ListRow } from '#machines/list/types.ts';
import { currentUser } from '#machines/session/selectors.ts';
import type { SessionActor } from '#session/session-actor.ts';

/** A page of a list as the user saw it. */
export interface VisiblePage {
  readonly query: ListQuery;
  /** In the order in which they are shown. */
  readonly rows: readonly ListRow[];
  /** The number of rows on all pages. */
  readonly total: number;
}

/** The page that each list shows or showed last. In memory, for one user. */
export interface VisibleRows {
  readonly note: (path: string, page: VisiblePage) => void;
  readonly pageOf: (path: string) => VisiblePage | undefined;
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
  const pages = new Map<string, VisiblePage>();
  const newestIds = new Map<string, number>();
  let userId: unknown;
  return {
    note: (path, page) => void pages.set(path, page),
    pageOf: (path) => pages.get(path),
    noteNewestId: (path, id) => {
      const newId = Number(id);
      if (newId > (newestIds.get(path) ?? -1)) newestIds.set(path, newId);
    },
    newestId: (path) => newestIds.get(path) ?? null,
    rowOf: (path, id) => pages.get(path)?.rows.find((row) => String(row.id) === String(id)),
    clearOnUserChange: (session) => {
      session.subscribe((snapshot) => {
        const id = currentUser(snapshot)?.id;
        if (id !== userId) {
          pages.clear();
          newestIds.clear();
        }
        userId = id;
      });
    },
  };
}
