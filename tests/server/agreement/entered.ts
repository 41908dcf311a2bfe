import { fromLocalInput, toLocalInput } from '#domain/date-time.ts';
import { tidyPhone } from '#domain/phone.ts';
import type { Field, Value } from '#fields/field.ts';
import { digitsOf } from '#ui/form/digits.ts';

/** What a field's control makes of what is typed, pasted or chosen: the value that the form then holds. */
export function entered(field: Field, typed: Value): Value {
  if (typeof typed !== 'string') return typed;
  switch (field.kind) {
    case 'text':
      return line(field.entry, field.maxLength, typed);
    case 'dateTime':
      return fromLocalInput(typed);
    case 'date':
      return asDay(typed);
    default:
      return typed;
  }
}

function line(entry: string, maxLength: number | undefined, typed: string): string {
  // A line of the browser's holds no ends of lines.
  const text = typed.replace(/[\r\n]/g, '');
  switch (entry) {
    case 'digits':
      return digitsOf(text, maxLength);
    case 'phone':
      return digitsOf(tidyPhone(text), maxLength);
    case 'email':
    case 'url':
    case 'video':
      // Lines of these types are cut at both ends by the browser.
      return text.replace(/^[\t\f ]+|[\t\f ]+$/g, '');
    default:
      return text;
  }
}

/** A date's input holds a day of the calendar or nothing. It goes on to the year 275760. */
function asDay(typed: string): string {
  const [year = '', ...rest] = typed.split('-');
  // The calendar repeats itself after 400 years.
  const alike = `${String(2000 + (Number(year) % 400))}-${rest.join('-')}`;
  return /^\d{4,6}$/.test(year) && Number(year) > 0 && toLocalInput(`${alike} 12:00:00`) !== '' ? typed : '';
}
