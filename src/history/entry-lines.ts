import { textOf } from '#domain/record-row.ts';
import type { Entity } from '#entities/define.ts';
import { parentsOf } from '#entities/parents.ts';
import { type Field, type Fields, isSecret, type Value } from '#fields/field.ts';
import { kindOf } from '#fields/kinds/index.ts';
import { nameMember, referenceName } from '#fields/value.ts';
import type { Text } from '#i18n/text.ts';
import type { HistoryChange, RowChanges } from '#machines/history/types.ts';

/** A value before or after a change; null if there is none. */
export type Side = {
  readonly value: Value;
  /** For a reference: the name of the record, as of the change. */
  readonly name: string | undefined;
} | null;

interface Common {
  /** The member of the record. */
  readonly member: string;
  /** Null for a member that the app does not know. */
  readonly label: Text | null;
}

/** One changed field of an entry. */
export type Line =
  | (Common & {
      readonly kind: 'value';
      readonly field: Field | undefined;
      readonly before: Side;
      readonly after: Side;
    })
  /** The addresses of pictures, '' for none. */
  | (Common & { readonly kind: 'picture'; readonly before: string; readonly after: string })
  | (Common & { readonly kind: 'rows'; readonly fields: Fields; readonly rows: RowChanges });

/**
 * The changed fields of an entry, in the order of the form. A name that the record has beside a reference (`game_name`)
 * belongs to the line of the reference. Secrets have no line.
 */
export function linesOf(entity: Entity | undefined, changes: readonly HistoryChange[]): readonly Line[] {
  const labels = entity ? labelsOf(entity) : new Map<string, Text>();
  const fields = new Map(entity && fieldsByMember(entity.fields));
  const hidden = new Set([...labels.keys()].map(nameMember).filter((member) => !labels.has(member)));
  const order = [...fields.keys()];
  const record = (side: 'before' | 'after') =>
    Object.fromEntries(changes.map((change) => [change.field, change[side]]));
  const records = { before: record('before'), after: record('after') };
  return changes
    .filter(({ field }) => !hidden.has(field) && !isMark(field) && !isSecret(fields.get(field)))
    .map((change) =>
      lineOf(change, { label: labels.get(change.field) ?? null, field: fields.get(change.field), records }),
    )
    .toSorted((one, other) => positionIn(order, one.member) - positionIn(order, other.member));
}

export interface Cell {
  readonly label: Text;
  readonly before: string;
  readonly after: string;
}

/** The cells of a row inside a record that differ. */
export function changedCells(fields: Fields, before: Members, after: Members): readonly Cell[] {
  return Object.entries(fields)
    .slice(1)
    .map(([name, { label }]) => ({ label, before: cellText(before, name), after: cellText(after, name) }))
    .filter((cell) => cell.before !== cell.after);
}

type Members = Readonly<Record<string, unknown>>;

function cellText(row: Members, name: string): string {
  return referenceName(row, name) ?? textOf(row[name]);
}

/** Says that a record beside it is in the trash. */
const isMark = (member: string) => /(^|_)deleted$/.test(member);

function fieldsByMember(fields: Fields): readonly (readonly [member: string, field: Field])[] {
  return Object.entries(fields).map(([name, field]) => [field.kind === 'image' ? field.from : name, field]);
}

/** Labels by member: of fields, of parents that no form changes, and of read-only columns. */
function labelsOf(entity: Entity): ReadonlyMap<string, Text> {
  const columns = entity.columns.flatMap((column) =>
    typeof column === 'string' ? [] : [[column.member, column.label] as const],
  );
  const parents = parentsOf(entity).map(({ member, label }) => [member, label] as const);
  const names = new Set(parents.map(([member]) => nameMember(member)));
  return new Map([
    ...columns.filter(([member]) => !names.has(member)),
    ...parents,
    ...fieldsByMember(entity.fields).map(([member, { label }]) => [member, label] as const),
  ]);
}

interface LineContext {
  readonly label: Text | null;
  readonly field: Field | undefined;
  readonly records: Readonly<Record<'before' | 'after', Members>>;
}

const noRows: RowChanges = { added: [], removed: [], changed: [] };

function lineOf({ field: member, before, after, rows = noRows }: HistoryChange, context: LineContext): Line {
  const { label, field, records } = context;
  switch (field?.kind) {
    case 'image':
      return { kind: 'picture', member, label, before: textOf(before), after: textOf(after) };
    case 'multiSelect':
      return { kind: 'rows', member, label, fields: {}, rows };
    case 'rows':
      return { kind: 'rows', member, label, fields: field.row, rows };
    default: {
      const side = (record: Members) => sideOf(field, record, member);
      return { kind: 'value', member, label, field, before: side(records.before), after: side(records.after) };
    }
  }
}

function sideOf(field: Field | undefined, record: Members, member: string): Side {
  const stored = record[member] ?? '';
  if (stored === '') return null;
  const value = field ? kindOf(field).valueOf(field, { [member]: stored }, member) : plainText(stored);
  return { value, name: referenceName(record, member) };
}

function plainText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : textOf(value);
}

function positionIn(order: readonly string[], member: string): number {
  const at = order.indexOf(member);
  return at === -1 ? order.length : at;
}
