import { firstBroken, type Mode, rulesOn } from '#domain/rule.ts';
import { mostItems } from '#domain/value-rules.ts';
import type { Text } from '#i18n/text.ts';
import { type Field, type Fields, fieldsOn, type RowsField, type RowValues, type Value } from './field.ts';
import { rulesOfKind } from './kind-rules.ts';
import { rowsIn } from './value.ts';

/** The first rule of section 5 that a field breaks. */
export interface BrokenRule {
  /** 'name', or 'pointTable[0][team_id]' inside rows. */
  readonly path: string;
  readonly msg: Text;
}

type Held = Readonly<Record<string, Value | undefined>>;

/**
 * What is wrong with a form's values, in the order of its fields. The reference server asks the same of what it is
 * sent. A field that is absent from an edit stays as it is in the record, so nothing is asked of it. What a new record
 * needs and the `stored` one has may be changed, not taken away; a stored record that lacks it may go on without.
 */
export function validate(fields: Fields, values: Held, mode: Mode, stored: Held = {}): readonly BrokenRule[] {
  return fieldsOn(mode, fields).flatMap(([path, field]) => {
    const value = values[path];
    if (value === undefined && mode === 'edit') return [];
    const isTakenAway = isBlank(value) && !isBlank(stored[path]);
    const rules = [...rulesOn(isTakenAway ? 'create' : mode, field.rules), ...rulesOfKind(field)];
    const msg = firstBroken(rules, given(value), values) ?? tooMany(value);
    return [
      ...(msg === undefined ? [] : [{ path, msg }]),
      ...brokenInRows(path, field, value),
      ...unfinishedBeside(field, values),
    ];
  });
}

/** What is typed beside rows would be lost by a save. */
function unfinishedBeside(field: Field, values: Held): readonly BrokenRule[] {
  const aside = field.kind === 'rows' ? field.aside : undefined;
  if (aside === undefined || rowsIn(values[aside.name]).length === 0) return [];
  return [{ path: aside.name, msg: aside.unfinished }];
}

function brokenInRows(path: string, field: Field, value: Value | undefined): readonly BrokenRule[] {
  if (field.kind !== 'rows') return [];
  return rowsIn(value).flatMap((row, at) =>
    brokenInRow(field, row).map((broken) => ({ ...broken, path: `${path}[${at}][${broken.path}]` })),
  );
}

const looked = new WeakMap<RowValues, { readonly field: RowsField; readonly broken: readonly BrokenRule[] }>();

/**
 * A row is whole or it is not, whether its record is new or old: the rules of a new one hold. A form asks after each key,
 * and all rows but one are those of before.
 */
function brokenInRow(field: RowsField, row: RowValues): readonly BrokenRule[] {
  const known = looked.get(row);
  if (known?.field === field) return known.broken;
  const broken = validate(field.row, row, 'create');
  looked.set(row, { field, broken });
  return broken;
}

function isBlank(value: Value | undefined): boolean {
  return given(value).trim() === '';
}

function tooMany(value: Value | undefined): Text | undefined {
  return Array.isArray(value) && value.length > mostItems ? 'There can be at most 1000 of them' : undefined;
}

/** A file's own rules (type, size) are kept by its control and by the server; here it only counts as given. */
function given(value: Value | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  return value instanceof Blob || value.length > 0 ? 'given' : '';
}
