import type { ListRow } from '#machines/list/types.ts';

type RowId = ListRow['id'];

export interface Selected {
  /** The rows that are selected, on whatever page they stand. */
  readonly picked: ReadonlyMap<RowId, ListRow>;
  /** The rows of the page at hand, as they stand there. */
  readonly shown: readonly ListRow[];
}

/** Which rows of a list are selected. Cells follow their own row, so that a press draws one row and not a hundred. */
export interface Selection {
  readonly state: () => Selected;
  readonly subscribe: (listener: () => void) => () => void;
  /** Another search is another list, of which nothing is selected; another page of it is not. */
  readonly show: (rows: readonly ListRow[], search: string) => void;
  /** Turns a row over; as the end of a range, all the rows from the last one turned to it become as it. */
  readonly turn: (row: ListRow, how?: 'alone' | 'range') => void;
  readonly selectPage: (resolutions: 'all' | 'none') => void;
  readonly drop: (id: RowId) => void;
  readonly clear: () => void;
}

export function createSelection(): Selection {
  let state: Selected = { picked: new Map(), shown: [] };
  let anchor: RowId | null = null;
  let sought: string | null = null;
  const listeners = new Set<() => void>();

  function become(next: Partial<Selected>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function set(rows: readonly ListRow[], isSelected: boolean): void {
    const picked = new Map(state.picked);
    for (const row of rows) {
      if (isSelected) picked.set(row.id, row);
      else picked.delete(row.id);
    }
    become({ picked });
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (shown, search) => {
      become({ shown, ...(search !== sought && { picked: new Map() }) });
      sought = search;
    },
    turn: (row, how = 'alone') => {
      const isSelected = !state.picked.has(row.id);
      set(how === 'range' ? rangeOf(state.shown, anchor, row) : [row], isSelected);
      anchor = row.id;
    },
    selectPage: (resolutions) => set(state.shown, resolutions === 'all'),
    drop: (id) => {
      if (!state.picked.has(id)) return;
      const picked = new Map(state.picked);
      picked.delete(id);
      become({ picked });
    },
    clear: () => {
      anchor = null;
      if (state.picked.size > 0) become({ picked: new Map() });
    },
  };
}

/** The rows between two, both of them included; the one alone where the other is not on this page. */
function rangeOf(shown: readonly ListRow[], anchor: RowId | null, row: ListRow): readonly ListRow[] {
  const from = shown.findIndex(({ id }) => id === anchor);
  const to = shown.findIndex(({ id }) => id === row.id);
  if (from < 0 || to < 0) return [row];
  return shown.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/** How much of the page at hand is selected. */
export function pageState({ picked, shown }: Selected): 'all' | 'some' | 'none' {
  const count = shown.filter(({ id }) => picked.has(id)).length;
  if (count === 0) return 'none';
  return count === shown.length ? 'all' : 'some';
}
