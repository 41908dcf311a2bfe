import type { Entity } from '#entities/define.ts';
import type { Field } from '#fields/field.ts';
import type { ColumnMatch } from '#machines/import/types.ts';

const suffix = ': time';

/** What a column is matched to if it has the time of day of a field whose day is in another column. */
export const clockOf = (field: string) => `${field}${suffix}`;

/** The field of a match of a column: `start` also for the time of day of `start`. */
export const fieldOf = (match: string) => (match.endsWith(suffix) ? match.slice(0, -suffix.length) : match);

/** A field that the file fills. */
export interface FilledField {
  readonly name: string;
  readonly field: Field;
  /** The indexes of its columns: one, or that of the day and that of the time of day. */
  readonly columns: readonly number[];
}

/** The fields that the columns of a file fill, in the order of the columns. */
export function filledFields({ fields }: Pick<Entity, 'fields'>, match: ColumnMatch): readonly FilledField[] {
  const names = new Set(match.flatMap((name) => (name === null ? [] : [fieldOf(name)])));
  return [...names].flatMap((name) => {
    const field = fields[name];
    return field === undefined ? [] : [{ name, field, columns: columnsIn(match, name) }];
  });
}

/** The indexes of the columns of a field; none if the file has none. */
export const columnsIn = (match: ColumnMatch, name: string): readonly number[] =>
  [name, clockOf(name)].map((part) => match.indexOf(part)).filter((at) => at !== -1);
