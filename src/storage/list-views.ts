import { limits, savedViewLimits } from '#domain/limits.ts';
import type { ListCriteria } from '#machines/list/types.ts';
import { noteListeners, readNote, storeNote } from './device-notes.ts';
import { parseItem } from './put-item.ts';

/** A list as a user wants to find it again. Its name identifies it among the views of its list, ignoring case. */
export interface SavedView extends ListCriteria {
  readonly name: string;
  readonly perPage: number;
  /** Columns, order and density, as an address names them. What is missing is as declared. */
  readonly look: { readonly columns?: string; readonly order?: string; readonly density?: string };
}

const key = 'listViews';

const listeners = noteListeners(key);

/** Calls back after each change of the saved views, in any tab. Returns a function to unsubscribe. */
export const subscribeViews = listeners.subscribe;

/** The views of all users and lists as stored, for {@link viewsOf}. */
export function storedViews(): string | null {
  return readNote(key);
}

/** The views of one list, the oldest first. Ignores what cannot be read. */
export function viewsOf(stored: string | null, userId: number, list: string): readonly SavedView[] {
  const views = readAll(stored)[`${userId}/${list}`];
  return Array.isArray(views) ? withoutRepeatedNames(views.flatMap(readView)).slice(0, savedViewLimits.views) : [];
}

/** Stores the views of one list. `full`: storage has no space for them, and the former ones stay. */
export function writeViews(userId: number, list: string, views: readonly SavedView[]): 'stored' | 'full' {
  const all = new Map(Object.entries(readAll(storedViews())));
  if (views.length === 0) all.delete(`${userId}/${list}`);
  else all.set(`${userId}/${list}`, views);
  const outcome = storeNote(key, Object.fromEntries(all));
  if (outcome === 'stored') listeners.notify();
  return outcome;
}

function readAll(stored: string | null): Readonly<Record<string, unknown>> {
  return parseItem(stored, isRecord) ?? {};
}

function readView(value: unknown): SavedView | [] {
  if (!isRecord(value)) return [];
  const { name, search, filters, perPage, look } = value;
  if (typeof name !== 'string' || name.trim() === '' || name.length > savedViewLimits.name) return [];
  const { columns, order, density } = textsOf(look);
  return {
    name,
    search: typeof search === 'string' ? search : '',
    filters: isRecord(filters) ? textsOf(filters) : undefined,
    perPage: limits.pageSizes.find((size) => size === perPage) ?? limits.pageSize,
    look: {
      ...(columns !== undefined && { columns }),
      ...(order !== undefined && { order }),
      ...(density !== undefined && { density }),
    },
  };
}

function withoutRepeatedNames(views: readonly SavedView[]): readonly SavedView[] {
  const names = views.map(({ name }) => name.toLowerCase());
  return views.filter(({ name }, at) => names.indexOf(name.toLowerCase()) === at);
}

/** The members of an object whose values are texts. */
function textsOf(value: unknown): Readonly<Record<string, string>> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
