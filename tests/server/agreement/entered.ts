import { readPhone } from '#domain/text/phone.ts';
import { fromLocalTime, toLocalTime } from '#domain/time/date-time.ts';
import type { Field, Value } from '#fields/field.ts';
import { digitsOf } from '#ui/form/digits.ts';

/** Converts typed, pasted or chosen input to the value that the field's control puts into the form. */
export function entered(field: Field, typed: Value): Value {
  if (typeof typed !== 'string') return typed;
  switch (field.kind) {
    case 'text':
      return line(field.entry, field.maxLength, typed);
    case 'dateTime':
      return fromLocalTime(typed, 'device');
    case 'date':
      return asDay(typed);
    default:
      return typed;
  }
}

function line(entry: string, maxLength: number | undefined, typed: string): string {
  // Browsers remove line breaks from a single-line input.
  const text = typed.replace(/[\r\n]/g, '');
  switch (entry) {
    case 'digits':
      return digitsOf(text, maxLength);
    case 'phone':
      return digitsOf(readPhone(text), maxLength);
    case 'email':
    case 'url':
    case 'video':
      // Browsers trim inputs of these types.
      return text.replace(/^[\t\f ]+|[\t\f ]+$/g, '');
    default:
      return text;
  }
}

/** A date input contains an existing day or nothing. Its last year is 275760. */
function asDay(typed: string): string {
  const [year = '', ...rest] = typed.split('-');
  // The calendar repeats every 400 years.
  const equivalent = `${String(2000 + (Number(year) % 400))}-${rest.join('-')}`;
  return /^\d{4,6}$/.test(year) && Number(year) > 0 && toLocalTime(`${equivalent} 12:00:00`, 'device') !== ''
    ? typed
    : '';
}
