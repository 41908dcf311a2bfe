import type { ListRow } from '#machines/list/types.ts';

type RowId = ListRow['id'];

export interface Selected {
  /** The selected rows of all pages. */
  readonly picked: ReadonlyMap<RowId, ListRow>;
  /** The rows of the current page, in their displayed order. */
  readonly shown: readonly ListRow[];
}

/** The selected rows of a list. Each cell subscribes to its own row, so that a press renders one row and not a hundred. */
export interface Selection {
  readonly state: () => Selected;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sets the rows of the current page. A new search clears the selection; another page does not. */
  readonly show: (rows: readonly ListRow[], search: string) => void;
  /** Toggles a row. With 'range', all rows from the last toggled one to this row get its new state. */
  readonly turn: (row: ListRow, how?: 'alone' | 'range') => void;
  readonly selectPage: (rows: 'all' | 'none') => void;
  readonly drop: (id: RowId) => void;
  readonly clear: () => void;
}

export function createSelection(): Selection {
  let state: Selected = { picked: new Map(), shown: [] };
  let anchor: RowId | null = null;
  let shownSearch: string | null = null;
  const listeners = new Set<() => void>();

  function update(next: Partial<Selected>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function set(rows: readonly ListRow[], isSelected: boolean): void {
    const picked = new Map(state.picked);
    for (const row of rows) {
      if (isSelected) picked.set(row.id, row);
      else picked.delete(row.id);
    }
    update({ picked });
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (shown, search) => {
      update({ shown, ...(search !== shownSearch && { picked: new Map() }) });
      shownSearch = search;
    },
    turn: (row, how = 'alone') => {
      const isSelected = !state.picked.has(row.id);
      set(how === 'range' ? rangeOf(state.shown, anchor, row) : [row], isSelected);
      anchor = row.id;
    },
    selectPage: (rows) => set(state.shown, rows === 'all'),
    drop: (id) => {
      if (!state.picked.has(id)) return;
      const picked = new Map(state.picked);
      picked.delete(id);
      update({ picked });
    },
    clear: () => {
      anchor = null;
      if (state.picked.size > 0) update({ picked: new Map() });
    },
  };
}

/** The rows from the anchor to the given row, both included; only that row if the anchor is not on this page. */
function rangeOf(shown: readonly ListRow[], anchor: RowId | null, row: ListRow): readonly ListRow[] {
  const from = shown.findIndex(({ id }) => id === anchor);
  const to = shown.findIndex(({ id }) => id === row.id);
  if (from < 0 || to < 0) return [row];
  return shown.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/** Whether all, some or no rows of the current page are selected. */
export function pageState({ picked, shown }: Selected): 'all' | 'some' | 'none' {
  const count = shown.filter(({ id }) => picked.has(id)).length;
  if (count === 0) return 'none';
  return count === shown.length ? 'all' : 'some';
}
