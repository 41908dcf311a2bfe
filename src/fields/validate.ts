import { firstBroken, type Mode, rulesOn } from '#domain/rule.ts';
import type { Text } from '#i18n/text.ts';
import { type Fields, fieldsOn, type Value } from './field.ts';

/** The first rule of section 5 that a field breaks. */
export interface BrokenRule {
  readonly path: string;
  readonly msg: Text;
}

/**
 * What is wrong with a form's values, in the order of its fields. The reference server asks the same of what it is
 * sent. A field that is absent from an edit stays as it is in the record, so nothing is asked of it.
 */
export function validate(
  fields: Fields,
  values: Readonly<Record<string, Value | undefined>>,
  mode: Mode,
): readonly BrokenRule[] {
  return fieldsOn(mode, fields).flatMap(([path, field]) => {
    const value = values[path];
    if (value === undefined && mode === 'edit') return [];
    const msg = firstBroken(rulesOn(mode, field.rules), given(value), values);
    return msg === undefined ? [] : [{ path, msg }];
  });
}

/** A file's own rules (type, size) are kept by its control and by the server; here it only counts as given. */
function given(value: Value | undefined): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : 'file';
}
