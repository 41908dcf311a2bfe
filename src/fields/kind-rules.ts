import { lineRules } from '#domain/line-rules.ts';
import type { Rule } from '#domain/rule.ts';
import { countRules, dateTimeRules, dayRules, formattedTextRules } from '#domain/value-rules.ts';
import type { Field, TextField } from './field.ts';

/** A password has length rules of its own and is not stored as text. */
const rulesOfEntry: Readonly<Record<TextField['entry'], readonly Rule[]>> = {
  text: lineRules,
  digits: countRules,
  phone: lineRules,
  email: lineRules,
  url: lineRules,
  video: lineRules,
  password: [],
};

/** The rules of a field's kind; they apply after the field's own rules. Controls ensure valid choices and images. */
export function rulesOfKind(field: Field): readonly Rule[] {
  switch (field.kind) {
    case 'text':
      return rulesOfEntry[field.entry];
    case 'richText':
      return formattedTextRules;
    case 'dateTime':
      return dateTimeRules;
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
