import { lineRules } from '#domain/line-rules.ts';
import type { Rule } from '#domain/rule.ts';
import { countRules, dayRules, formattedTextRules, momentRules } from '#domain/value-rules.ts';
import type { Field, TextField } from './field.ts';

/** A password is not stored as it is, and its own rules bound its length. */
const rulesOfEntry: Readonly<Record<TextField['entry'], readonly Rule[]>> = {
  text: lineRules,
  digits: countRules,
  phone: lineRules,
  email: lineRules,
  url: lineRules,
  video: lineRules,
  password: [],
};

/** What a field's kind asks of a value, after the field's own rules. Choices and pictures are kept by their controls. */
export function rulesOfKind(field: Field): readonly Rule[] {
  switch (field.kind) {
    case 'text':
      return rulesOfEntry[field.entry];
    case 'richText':
      return formattedTextRules;
    case 'dateTime':
      return momentRules;
    case 'date':
      return dayRules;
    case 'select':
    case 'multiSelect':
    case 'choice':
    case 'status':
    case 'image':
    case 'rows':
      return [];
  }
}
