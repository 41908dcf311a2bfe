import { readNote, writeNote } from './device-notes.ts';
import { parseItem } from './put-item.ts';

/** The columns that this device shows in a list, and their order. */
export interface ListLayout {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
}

/** The layout of a list; null if there is none, or if it cannot be read. */
export function readLayout(list: string): ListLayout | null {
  const layout = readAll()[list];
  if (typeof layout !== 'object' || layout === null) return null;
  const { order, hidden } = layout as Partial<Record<keyof ListLayout, unknown>>;
  return areTexts(order) && areTexts(hidden) ? { order, hidden } : null;
}

/** `null` deletes the layout. */
export function writeLayout(list: string, layout: ListLayout | null): void {
  const all = new Map(Object.entries(readAll()));
  if (layout === null) all.delete(list);
  else all.set(list, layout);
  writeNote('listLayouts', JSON.stringify(Object.fromEntries(all)));
}

function readAll(): Readonly<Record<string, unknown>> {
  return parseItem(readNote('listLayouts'), isRecord) ?? {};
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function areTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
