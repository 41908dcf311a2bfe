import { listSchema, type RecordData } from '#api/schema/list-schemas.ts';
import { foldText } from '#domain/fold-text.ts';
import type { Column, Entity } from '#entities/define.ts';
import { parseCachedBody } from './parse-cached-body.ts';
import { type PagesOf, readPagesOf } from './store/read-pages-of.ts';
import { withCache } from './store/with-cache.ts';

/** What a copy holds, as a search reads it. */
interface IndexedPage {
  readonly at: number;
  /** How many records the server said there are. */
  readonly total: number;
  readonly rows: readonly IndexedRow[];
}

interface IndexedRow {
  readonly row: RecordData;
  /** All that the row shows as text, folded. */
  readonly text: string;
}

/** All that is kept of a list. */
interface Searchable {
  readonly copies: readonly (IndexedPage & { readonly isStale: boolean })[];
  /** Each record once: what the newest copy says of it counts. */
  readonly rows: readonly IndexedRow[];
}

/** What was read for the last search: each copy by its key, null where it has not the shape any more. */
interface Held {
  readonly entity: Entity;
  readonly scope: string;
  readonly copies: Map<string, IndexedPage | { readonly at: number; readonly rows: null }>;
  merged: { readonly of: readonly IndexedPage[]; readonly rows: readonly IndexedRow[] };
}

/** How many copies are read in one go, in less than a frame: the keys that are typed meanwhile come in between. */
const atOnce = 8;

/** For how long what was read is held for the next search, in milliseconds: letters follow each other. */
const holding = 60_000;

let held: Held | undefined;
let letGo: ReturnType<typeof setTimeout> | undefined;

/** The kept answers of a list, each read once for all searches that follow each other or overtake each other. */
export async function searchIndex(entity: Entity, of: PagesOf): Promise<Searchable> {
  const here = held?.entity === entity && held.scope === of.scope ? held : hold(entity, of.scope);
  clearTimeout(letGo);
  letGo = setTimeout(() => {
    held = undefined;
  }, holding);
  const isHeld = ({ key, at }: { readonly key: string; readonly at: number }) => here.copies.get(key)?.at === at;
  const kept = await withCache((database) => readPagesOf(database, { ...of, isHeld }));
  let newly = 0;
  for (const copy of kept) {
    if (copy.body === null || isHeld(copy)) continue;
    here.copies.set(copy.key, searchable(entity, copy.body, copy.at));
    newly += 1;
    if (newly % atOnce === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  const keys = new Set(kept.map(({ key }) => key));
  for (const key of here.copies.keys()) if (!keys.has(key)) here.copies.delete(key);
  const copies = kept.flatMap(({ key, isStale }) => {
    const copy = here.copies.get(key);
    return copy?.rows ? [{ copy, isStale }] : [];
  });
  return {
    copies: copies.map(({ copy, isStale }) => ({ ...copy, isStale })),
    rows: merge(
      here,
      copies.map(({ copy }) => copy),
    ),
  };
}

function hold(entity: Entity, scope: string): Held {
  held = { entity, scope, copies: new Map(), merged: { of: [], rows: [] } };
  return held;
}

/** Newest first, and again only where another copy is among them: of ten thousand rows it takes its time. */
function merge(here: Held, copies: readonly IndexedPage[]): readonly IndexedRow[] {
  const { of, rows } = here.merged;
  if (of.length === copies.length && copies.every((copy, at) => copy === of[at])) return rows;
  const byId = new Map<RecordData['id'], IndexedRow>();
  for (const copy of copies) for (const one of copy.rows) if (!byId.has(one.row.id)) byId.set(one.row.id, one);
  here.merged = { of: copies, rows: [...byId.values()] };
  return here.merged.rows;
}

function searchable(entity: Entity, body: string, at: number) {
  const data = parseCachedBody(listSchema, body);
  if (data === null) return { at, rows: null };
  return { at, total: data.totalData, rows: data.data.map((row) => ({ row, text: searchedText(entity, row) })) };
}

/** What a row shows as text, in all its columns. */
function searchedText(entity: Entity, row: RecordData): string {
  return foldText(entity.columns.flatMap((column) => textOf(entity, column, row)).join('\n'));
}

function textOf({ fields }: Entity, column: Column, row: RecordData): readonly string[] {
  const member = typeof column === 'string' ? column : column.member;
  const kind = typeof column === 'string' ? fields[column]?.kind : 'text';
  if (kind !== 'text' && kind !== 'select' && kind !== 'choice') return [];
  return [row[member], row[member.replace(/_id$/, '_name')]].flatMap((value) =>
    typeof value === 'string' || typeof value === 'number' ? [String(value)] : [],
  );
}
