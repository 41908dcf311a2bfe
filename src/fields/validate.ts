import { firstBroken, type Mode, rulesOn } from '#domain/rules/rule.ts';
import { maxItems } from '#domain/rules/value-rules.ts';
import type { Text } from '#i18n/text.ts';
import { type Field, type Fields, fieldsOn, type RowsField, type RowValues, type Value, type Values } from './field.ts';
import { kindOf } from './kinds/index.ts';
import { rowsIn } from './value.ts';

/** The first rule of section 5 that a field breaks. */
export interface BrokenRule {
  /** 'name', or 'pointTable[0][team_id]' inside rows. */
  readonly path: string;
  readonly msg: Text;
}

type FormValues = Readonly<Record<string, Value | undefined>>;

/**
 * Validates a form's values, in the order of its fields. The reference server uses the same function for requests. A
 * field that is absent from an edit is unchanged and is not checked. In an edit, a field that is required in a create
 * form may stay empty if it is empty in the `stored` record, but may not be cleared.
 */
export function validate(
  fields: Fields,
  values: FormValues,
  mode: Mode,
  stored: FormValues = {},
): readonly BrokenRule[] {
  return fieldsOn(mode, fields).flatMap(([path, field]) => {
    const value = values[path];
    if (value === undefined && mode === 'edit') return [];
    const { isBlank, rules } = kindOf(field);
    const input = ruleInput(value);
    const isCleared = isBlank(input) && !isBlank(ruleInput(stored[path]));
    const ownRules = rulesOn(isCleared ? 'create' : mode, field.rules);
    const msg =
      firstBroken(ownRules, isBlank(input) ? '' : input, values) ??
      firstBroken(rules(field), input, values) ??
      tooMany(value);
    return [
      ...(msg === undefined ? [] : [{ path, msg }]),
      ...brokenInRows(path, field, value),
      ...unfinishedStaging(field, values),
    ];
  });
}

/** Validates the values of a form: the message of each invalid field, by its path. */
export function errorsOf(
  fields: Fields,
  mode: Mode,
  values: Readonly<Record<string, unknown>>,
  base: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, Text>> {
  // The form's values come from `valuesOf` and the fields' controls.
  const broken = validate(fields, values as Values, mode, base as Values);
  return Object.fromEntries(broken.map(({ path, msg }) => [path, msg]));
}

/** The value of a staging field would be lost by a save. */
function unfinishedStaging(field: Field, values: FormValues): readonly BrokenRule[] {
  const staging = field.kind === 'rows' ? field.stagingField : undefined;
  if (staging === undefined || rowsIn(values[staging.name]).length === 0) return [];
  return [{ path: staging.name, msg: staging.unfinished }];
}

function brokenInRows(path: string, field: Field, value: Value | undefined): readonly BrokenRule[] {
  if (field.kind !== 'rows') return [];
  return rowsIn(value).flatMap((row, at) =>
    brokenInRow(field, row).map((broken) => ({ ...broken, path: `${path}[${at}][${broken.path}]` })),
  );
}

const checkedRows = new WeakMap<RowValues, { readonly field: RowsField; readonly broken: readonly BrokenRule[] }>();

/**
 * Rows are always checked as new ones, because a row must be complete. The results are cached: a form validates after
 * each keystroke, and only one row has changed.
 */
function brokenInRow(field: RowsField, row: RowValues): readonly BrokenRule[] {
  const checked = checkedRows.get(row);
  if (checked?.field === field) return checked.broken;
  const broken = validate(field.row, row, 'create');
  checkedRows.set(row, { field, broken });
  return broken;
}

function tooMany(value: Value | undefined): Text | undefined {
  return Array.isArray(value) && value.length > maxItems ? 'There can be at most 1000 of them' : undefined;
}

/** The text that rules check. For a file it is only "given": its control and the server check its type and size. */
function ruleInput(value: Value | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  return value instanceof Blob || value.length > 0 ? 'given' : '';
}
