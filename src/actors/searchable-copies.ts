import { readKeptBody } from '#api/read-kept.ts';
import { listSchema, type RecordData } from '#api/schemas.ts';
import { foldText } from '#domain/fold-text.ts';
import type { Column, Entity } from '#entities/define.ts';

/** What a copy holds, as a search reads it. */
export interface SearchableCopy {
  /** How many records the server said there are. */
  readonly total: number;
  readonly rows: readonly SearchableRow[];
}

interface SearchableRow {
  readonly row: RecordData;
  /** All that the row shows as text, folded. */
  readonly text: string;
}

/** How many copies are read in one go, in less than a frame: the keys that are typed meanwhile come in between. */
const atOnce = 8;

/** For how long what was read is held for the next search, in milliseconds: letters follow each other. */
const holding = 60_000;

/** By what the copies hold; null for what has not the shape any more. Of one list at a time. */
let held: { readonly entity: Entity; readonly copies: Map<string, SearchableCopy | null> } | undefined;
let letGo: ReturnType<typeof setTimeout> | undefined;

/** The kept answers of a list, each read once for all searches that follow each other or overtake each other. */
export async function searchableCopies(
  entity: Entity,
  bodies: readonly string[],
): Promise<readonly (SearchableCopy | null)[]> {
  const { copies } = held?.entity === entity ? held : hold(entity);
  clearTimeout(letGo);
  letGo = setTimeout(() => {
    held = undefined;
  }, holding);
  const read: (SearchableCopy | null)[] = [];
  let newly = 0;
  for (const body of bodies) {
    const known = copies.get(body);
    const copy = known === undefined ? searchable(entity, body) : known;
    read.push(copy);
    if (known !== undefined) continue;
    copies.set(body, copy);
    newly += 1;
    if (newly % atOnce === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  const current = new Set(bodies);
  for (const body of copies.keys()) if (!current.has(body)) copies.delete(body);
  return read;
}

function hold(entity: Entity) {
  held = { entity, copies: new Map() };
  return held;
}

function searchable(entity: Entity, body: string): SearchableCopy | null {
  const data = readKeptBody(listSchema, body);
  return data && { total: data.totalData, rows: data.data.map((row) => ({ row, text: searchedText(entity, row) })) };
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
