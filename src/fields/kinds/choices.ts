import { readStatus } from '#domain/status.ts';
import type { ChoiceField, StatusField } from '../field.ts';
import { findChoice } from '../find-choice.ts';
import { textOf } from '../value.ts';
import type { Kind } from './kind.ts';
import { asItIs, never, noRules, trimmed } from './parts.ts';

export const choice: Kind<ChoiceField> = {
  // An unknown value is returned unchanged, so that a save does not replace it.
  valueOf: ({ choices }, record, name) => {
    const stored = textOf(record[name]);
    return findChoice(choices, stored)?.value ?? stored;
  },
  // A record may contain a value of the provider that is not one of the choices (section 4).
  isSentIfChanged: (mode) => mode === 'edit',
  sent: asItIs,
  rules: noRules,
  normalized: trimmed,
  isInRow: true,
  column: ({ choices }) => ({ type: 'choice', values: choices.map(({ value }) => value) }),
  sample: ({ choices }) => choices[0]?.value,
};

export const status: Kind<StatusField> = {
  valueOf: (_, record, name) => (name in record ? readStatus(record[name]) : '1'),
  isSentIfChanged: never,
  sent: asItIs,
  rules: noRules,
  normalized: trimmed,
  isInRow: true,
  column: () => ({ type: 'status' }),
  sample: () => '1',
};
