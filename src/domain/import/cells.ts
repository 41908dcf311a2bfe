import { asciiDigits } from '../text/ascii-digits.ts';
import { tidyPhone } from '../text/phone.ts';
import { seenLines } from '../text/unseen.ts';

/** A cell as the reader of a file returns it. Text files have text only; `null` is an empty cell. */
export type Cell = string | number | boolean | Date | null;

/** What a spreadsheet would run as a formula. Our own export puts an apostrophe before it. */
const protectedFormula = /^'(?=[=+\-@\t\r\n])/;

/** The text of a cell without what only protects or separates it. Numbers keep their digits: no exponent, no grouping. */
export function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date)
    return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 19).replace('T', ' ');
  if (typeof cell === 'boolean') return cell ? '1' : '0';
  if (typeof cell === 'number') return numberText(cell);
  // Spreadsheets put no-break spaces and characters that cannot be seen into copied text.
  return seenLines(cell)
    .replace(/\u00a0/g, ' ')
    .trimStart()
    .replace(protectedFormula, '')
    .trim()
    .normalize('NFC');
}

/** All digits of a number: a mobile number in a number cell is not 9.88E+09. */
function numberText(number: number): string {
  if (!Number.isFinite(number)) return '';
  return Number.isInteger(number) ? BigInt(number).toString() : String(Number(number.toPrecision(15)));
}

const currency = /(?:₹|रु\.?|\$|€|£|\b(?:rs|inr|usd|eur)\b\.?)/gi;

/**
 * The digits of an amount: '₹ 2,00,000' and '2,00,000.00' are '200000'. Grouping may be Indian, by three, with spaces or
 * apostrophes. Undefined for any other text, and for an amount with a fraction.
 */
export function readAmount(text: string): string | undefined {
  const plain = asciiDigits(text).replace(currency, '').replace(/\/-$/, '').trim();
  const [, whole, fraction = ''] = /^(\d+|\d{1,3}(?:[,\s'’]\d{2,3})+)(?:\.(\d+))?$/.exec(plain) ?? [];
  if (whole === undefined || /[1-9]/.test(fraction)) return undefined;
  return whole.replace(/\D/g, '');
}

/** The ten digits of a mobile number, as far as the text contains them. A number cell has lost its leading zero or plus. */
export function readPhone(text: string): string {
  return tidyPhone(asciiDigits(text));
}

/** Words for a status that spreadsheets use, folded. */
const active = new Set(['1', 'active', 'yes', 'y', 'true', 'on', 'enabled', 'published', 'live', 'सक्रिय', 'हाँ', 'चालू']);
const inactive = new Set(['0', 'inactive', 'no', 'n', 'false', 'off', 'disabled', 'draft', 'निष्क्रिय', 'नहीं', 'बंद']);

/** '1' or '0'; undefined for a word that is neither. */
export function readStatusWord(text: string): '1' | '0' | undefined {
  const word = asciiDigits(text).trim().toLowerCase().normalize('NFC');
  if (active.has(word)) return '1';
  return inactive.has(word) ? '0' : undefined;
}
