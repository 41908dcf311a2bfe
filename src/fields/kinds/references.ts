import type { MultiSelectField, SelectField } from '../field.ts';
import { idsIn, isRecord, listIn, textOf } from '../value.ts';
import type { Kind } from './kind.ts';
import { asItIs, joined, never, none, noRules, ofMemberOrInitial, reference, trimmed } from './parts.ts';

export const select: Kind<SelectField> = {
  valueOf: ofMemberOrInitial,
  isSentIfChanged: never,
  sent: asItIs,
  rules: noRules,
  normalized: (field, value) => (field.key === 'name' ? trimmed(field, value).toLowerCase() : trimmed(field, value)),
  isInRow: true,
  column: reference,
  sample: none,
};

export const multiSelect: Kind<MultiSelectField> = {
  valueOf: (_, record, name) => listIn(record[name]).map((item) => textOf(isRecord(item) ? item['id'] : item)),
  isSentIfChanged: never,
  sent: asItIs,
  rules: noRules,
  normalized: (_, value) => joined([...new Set(idsIn(value))]),
  isInRow: false,
  column: reference,
  sample: none,
};
