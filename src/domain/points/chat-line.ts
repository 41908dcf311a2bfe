import { asciiDigits } from '../text/ascii-digits.ts';
import { type Meaning, meaningOf } from './column-names.ts';

/** A number after a name, and what the word beside it says: '14 kills', 'Pos: 3'. */
export interface LabelledNumber {
  readonly value: string;
  readonly meaning: Meaning | undefined;
}

/** A line of a chat: `1. Team Soul - 12 kills`. */
export interface ChatLine {
  /** A place that is written as one: '1.', '#1', '1st', a medal. */
  readonly mark: string | undefined;
  /** The text after the mark. */
  readonly rest: string;
  /** A number at the start of the rest: a place, a slot, or the first word of a name ('100 Thieves'). */
  readonly lead: string | undefined;
}

const medals = ['🥇', '🥈', '🥉'];

/** What can be before a line: bullets, quotes, emojis, an empty cell. */
const ornament = /^(?:[•·‣▪–—\->\s,;|]|\p{Extended_Pictographic}|\uFE0F|\u200D)+/u;

const written = [
  /^#\s*(\d{1,2})(?:st|nd|rd|th)?(?!\d)[\s.):\]|,–—-]*/iu,
  /^(?:rank|place|position|pos|no|स्थान|रैंक)[\s.:#–—-]*(\d{1,2})(?!\d)[\s.):\]|,–—-]*/iu,
  /^[([]?(\d{1,2})(?:st|nd|rd|th)(?!\p{L})[\s.):\]|,–—-]*/iu,
  // Not a time or a date: 9:14, 28.11.2026.
  /^[([]?(\d{1,2})\s*(?:[.)\]]|:(?=\s))(?!\d+(?:[^\p{L}\d]|$))[\s.):\]|,–—-]*/u,
  /^(\d{1,2})\s*[|–—-]\s*(?=[^\d\s])/u,
];

/** Reads the place at the start of a line. */
export function readChatLine(text: string): ChatLine {
  let rest = plainLine(text);
  let mark: string | undefined;
  // A medal may be before a written place: '🥇 1. Team Soul'.
  for (let once = 0; once < 2; once += 1) {
    const found = written.map((pattern) => pattern.exec(rest)).find((match) => match !== null);
    if (!found || (mark !== undefined && found[1] !== mark)) break;
    mark = found[1];
    rest = rest.slice(found[0].length);
  }
  const lead = mark === undefined ? /^(\d{1,3})[\s,]+(?=.*\p{L})/u.exec(rest)?.[1] : undefined;
  return { mark, rest, lead };
}

/** The line with ASCII digits and written places, without formatting and ornaments. */
function plainLine(text: string): string {
  const medal = medals.findIndex((each) => text.trimStart().startsWith(each));
  const digits = asciiDigits(text)
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/🔟/gu, ' 10 ')
    .replace(/(?:[0-9]\uFE0F?\u20E3)+/gu, (keycaps) => ` ${keycaps.replace(/\D/g, '')}. `);
  const plain = digits
    .replace(/[*_~`]/g, '')
    .replace(ornament, '')
    .trim();
  return medal === -1 ? plain : `#${medal + 1} ${plain}`;
}

/** What may follow the numbers: emojis, and what a winner is called. */
const ending = /(?:[\s!]|\p{Extended_Pictographic}|\uFE0F|[\s([–—-]+(?:wwcd|booyah|chicken dinner)[)\]]?)+$/iu;

const lastNumber =
  /^(.*?)([\s:;,|=+/([–—-]+)(\d{1,3})(?:st|nd|rd|th)?\s*((?:[\p{L}\p{M}]+[. ]{0,2}){0,3})[\s)\].,;|]*$/iu;

export interface NamedNumbers {
  readonly name: string;
  /** In the order of the line. */
  readonly numbers: readonly LabelledNumber[];
}

/**
 * The ways to split a line into a name and the numbers after it: with no number, one, two. The last one has most numbers.
 *
 * @param isTeam Whether a name is known. The numbers in it are not split off.
 */
export function splitNumbers(rest: string, isTeam: (name: string) => boolean): readonly NamedNumbers[] {
  const splits: NamedNumbers[] = [{ name: tidyName(rest), numbers: [] }];
  let left = rest.replace(ending, '');
  for (;;) {
    const [split] = splits.slice(-1);
    if (split === undefined || isTeam(split.name)) return splits;
    const [, before = '', , value = '', after = ''] = lastNumber.exec(left) ?? [];
    const word = after.trim();
    const said = numberMeaning(word);
    if (value === '' || !/\p{L}/u.test(before) || (word !== '' && said === undefined)) return splits;
    const [name, label] = word === '' ? withoutLabel(before) : [before, said];
    splits.push({ name: tidyName(name), numbers: [{ value, meaning: label }, ...split.numbers] });
    left = name;
  }
}

function numberMeaning(word: string): Meaning | undefined {
  const meaning = word === '' ? undefined : meaningOf(word);
  return meaning === 'team_id' || meaning === 'slot' ? undefined : meaning;
}

/** A label before the number: 'Team Soul Kills: 14'. */
function withoutLabel(before: string): readonly [name: string, meaning: Meaning | undefined] {
  const [, name = '', word = ''] =
    /^(.*\S)[\s(,;|–—-]+([\p{L}\p{M}]{3,}(?: [\p{L}\p{M}]{3,})?)\s*$/u.exec(before) ?? [];
  const meaning = numberMeaning(word);
  return meaning === undefined ? [before, undefined] : [name.replace(/[\s(,;|–—-]+$/u, ''), meaning];
}

/** A name without the separators and quotes around it. */
export function tidyName(name: string): string {
  return name.replace(/^[\s"'“”([:|,;–—-]+|[\s"'“”([:|,;=+–—-]+$/gu, '').trim();
}
