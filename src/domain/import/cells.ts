import { asciiDigits } from '../text/ascii-digits.ts';
import { seenLines } from '../text/unseen.ts';

/** A cell as the reader of a file returns it. Text files have text only; `null` is an empty cell. */
export type Cell = string | number | boolean | Date | null;

/** What a spreadsheet would run as a formula. Our own export puts an apostrophe before it. */
const protectedFormula = /^'(?=[=+\-@\t\r\n])/;

/** The text of a cell without what only protects or separates it. Numbers keep their digits: no exponent, no grouping. */
export function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return dateText(cell);
  if (typeof cell === 'boolean') return cell ? '1' : '0';
  if (typeof cell === 'number') return numberText(cell);
  // Copied text contains spaces of many kinds, and characters that cannot be seen.
  return seenLines(cell)
    .replace(/\p{Zs}/gu, ' ')
    .trimStart()
    .replace(protectedFormula, '')
    .trim()
    .normalize('NFC');
}

/** The digits that a sheet shows. A time alone is on the first day of its calendar, before 1900 or in 1904. */
function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const [day = '', clock = ''] = date.toISOString().slice(0, 19).split('T');
  if (day < '1900' || (day === '1904-01-01' && clock !== '00:00:00')) return clock;
  return clock === '00:00:00' ? day : `${day} ${clock}`;
}

/** All digits of a number: a mobile number in a number cell is not 9.88E+09. */
function numberText(number: number): string {
  if (!Number.isFinite(number)) return '';
  return Number.isInteger(number) ? BigInt(number).toString() : String(Number(number.toPrecision(15)));
}

/** Words for a status that spreadsheets use, folded. */
export const activeWords = [
  '1',
  'active',
  'yes',
  'y',
  'true',
  'on',
  'enabled',
  'published',
  'live',
  'सक्रिय',
  'हाँ',
  'चालू',
];
export const inactiveWords = ['0', 'inactive', 'no', 'n', 'false', 'off', 'disabled', 'draft', 'निष्क्रिय', 'नहीं', 'बंद'];

/** '1' or '0'; undefined for a word that is neither. */
export function readStatusWord(text: string): '1' | '0' | undefined {
  const word = asciiDigits(text).trim().toLowerCase().normalize('NFC');
  if (activeWords.includes(word)) return '1';
  return inactiveWords.includes(word) ? '0' : undefined;
}
