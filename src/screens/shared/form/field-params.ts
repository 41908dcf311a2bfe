import type { SingleField } from '#controls/control.ts';
import { valueAt } from '#machines/form/path.ts';
import type { FormValues } from '#machines/form/types.ts';

type Params = Readonly<Record<string, string>>;

/**
 * The parameters of a dropdown's source, read from the fields of its row or else of the form; undefined while any of them
 * is missing.
 */
export function paramsOf(field: SingleField, path: string, values: FormValues): Params | undefined {
  if (field.kind !== 'select' || field.params === undefined) return undefined;
  const row = path.slice(0, path.lastIndexOf('['));
  const params: Record<string, string> = {};
  for (const name of field.params) {
    const value = (row === '' ? undefined : valueAt(values, `${row}[${name}]`)) ?? valueAt(values, name);
    if (typeof value !== 'string' || value === '') return undefined;
    params[name] = value;
  }
  return params;
}

export function sameParams(one: Params | undefined, other: Params | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
