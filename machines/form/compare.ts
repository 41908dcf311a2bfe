import { isSameValue } from './is-equal.ts';
import type { FormContext, FormValues, Resolutions, Side } from './types.ts';

export interface Difference {
  readonly name: string;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Who changed the field. `both`: to different values, so the user decides. */
  readonly by: 'mine' | 'theirs' | 'both';
}

interface Compared {
  readonly base: FormValues;
  readonly values: FormValues;
}

type IsEqual = FormContext['isEqual'];

const isSame: IsEqual = (_, one, other) => isSameValue(one, other);

/** The names of the fields whose values differ. */
export function differingFields(one: FormValues, other: FormValues, isEqual = isSame): readonly string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => one[name] !== other[name] && !isEqual(name, one[name], other[name]));
}

/** The fields that anyone changed since `base` was read, except those that both changed to the same value. */
export function differencesOf({ base, values }: Compared, record: FormValues, isEqual = isSame): readonly Difference[] {
  const mine = differingFields(values, base, isEqual);
  const theirs = differingFields(record, base, isEqual);
  const names = Object.keys(values).filter((name) => !isEqual(name, values[name], record[name]));
  return names.map((name) => ({
    name,
    base: base[name],
    mine: values[name],
    theirs: record[name],
    by: !theirs.includes(name) ? 'mine' : mine.includes(name) ? 'both' : 'theirs',
  }));
}

/** The names of the fields for which the user has not chosen a side yet. */
export function unresolved(differences: readonly Difference[], resolutions: Resolutions): readonly string[] {
  return differences.filter(({ name, by }) => by === 'both' && resolutions[name] === undefined).map(({ name }) => name);
}

/** The side whose value is sent: the user's choice, or else the side that changed the field; `null` if unresolved. */
export function sideOf({ name, by }: Difference, resolutions: Resolutions): Side | null {
  return resolutions[name] ?? (by === 'both' ? null : by);
}

/** The current record with the user's changes and choices applied. */
export function merged(draft: Compared, record: FormValues, resolutions: Resolutions, isEqual = isSame): FormValues {
  const chosen = differencesOf(draft, record, isEqual).map((difference): [string, unknown] => [
    difference.name,
    difference[sideOf(difference, resolutions) ?? 'mine'],
  ]);
  return { ...record, ...Object.fromEntries(chosen) };
}
