import { useSyncExternalStore } from 'react';
import { Listeners } from '#domain/listeners.ts';
import type { OwnLook } from '#lists/look.ts';
import type { ListCriteria, ListRow } from '#machines/list/types.ts';
import type { TableColumn } from '#ui/table/table-column.ts';

/** The order of the rows of a page, by one column. */
export interface Sort {
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
}

export type ExportFormat = 'csv' | 'xlsx';

/** An export with the criteria and the columns of its start. Later changes of the list do not affect it. */
export interface ListExport {
  readonly number: number;
  readonly format: ExportFormat;
  readonly criteria: ListCriteria;
  readonly columns: readonly TableColumn<ListRow>[];
  readonly isSaved: boolean;
  /** The button that started it. It gets the focus back. */
  readonly opener: HTMLElement;
}

/** What the user has chosen in an open list, besides the query in its URL. */
interface ListState {
  /** How this device shows the list, unless the address asks for something else. */
  readonly own: OwnLook;
  /** The selected rows of all pages. */
  readonly picked: ReadonlyMap<ListRow['id'], ListRow>;
  /** The rows of the current page, in their displayed order, and their criteria. */
  readonly shown: readonly ListRow[];
  readonly criteria: ListCriteria | null;
  /** The last toggled row, from which a range is selected. */
  readonly anchor: ListRow['id'] | null;
  readonly exported: ListExport | null;
}

/**
 * One store for a list and its lazily loaded tools, which subscribe to their part of it, so that a press renders no more
 * than what it changes.
 */
export interface ListStore {
  readonly state: () => ListState;
  readonly set: (change: Partial<ListState>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createListStore(own: OwnLook): ListStore {
  let state: ListState = { own, picked: new Map(), shown: [], criteria: null, anchor: null, exported: null };
  const listeners = new Listeners();
  return {
    state: () => state,
    set: (change) => {
      state = { ...state, ...change };
      listeners.notify();
    },
    subscribe: listeners.subscribe,
  };
}

/** A value computed from the store, with a stable identity. Renders again when the value changes. */
export function useListStore<Part>(store: ListStore, part: (state: ListState) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => part(store.state()));
}

/** Deselects a row, for example because its record is deleted. */
export function deselect(store: ListStore, id: ListRow['id']): void {
  const picked = new Map(store.state().picked);
  if (picked.delete(id)) store.set({ picked });
}
