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
  /** What the word before that number says: 'Slot 5:'. */
  readonly leadMeaning?: Meaning | undefined;
  /** The text after that number. */
  readonly afterLead?: string;
}

const medals = ['🥇', '🥈', '🥉'];

/** What can be before a line: bullets, quotes, emojis, an empty cell. */
const ornament = /^(?:[•·‣▪–—\->\s,;|→⇒»]|\p{Extended_Pictographic}|\p{Regional_Indicator}|\uFE0F|\u200D)+/u;

/** Places as words: the first to the tenth. */
const ordinals = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth';
const ordinalWords = new RegExp(`^:?(${ordinals})(?:[ _]?place)?\\s*(?:[:.)|–—-]\\s*)+(?=\\S)`, 'iu');
const winner = /^(?:wwcd|winners?\s*[:|–—-]|champions?\s*[:|–—-])[\s:|–—-]*(?=\p{L})/iu;

const written = [
  /^#\s*(\d{1,2})(?:st|nd|rd|th)?(?!\d)[\s.):\]|,–—-]*/iu,
  /^(?:rank|place|position|pos|no|स्थान|रैंक)[\s.:#–—-]*(\d{1,2})(?!\d)[\s.):\]|,–—-]*/iu,
  /^[([]?(\d{1,2})(?:st|nd|rd|th|[ºª°])(?!\p{L})[\s.):\]|,–—-]*/iu,
  /^第(\d{1,2})[名位]?[\s.):\]|,–—-]*/u,
  // A shared place: T2, =2, 2=.
  /^(?:t-?|=\s?)(\d{1,2})[.):\]][\s|,–—-]*/iu,
  /^(\d{1,2})=[\s.):\]|,–—-]+/u,
  // Not a time or a date: 9:14, 28.11.2026.
  /^[([]?(\d{1,2})\s*(?:[.)\]]|:(?=\s))(?!\d+(?:[^\p{L}\d]|$))[\s.):\]|,–—-]*/u,
  /^(\d{1,2})\s*[|/→»–—-]\s*(?=[^\d\s])/u,
];

/** A number with a word of any language before it, or none: 'Platz 1:', 'Slot 5 -', '1 '. */
const leading = /^(?:(\p{L}[\p{L}\p{M}]*)[.\s]*(\d{1,2})\s*[:.)|–—-]|(\d{1,3})[\s,])[\s,:.)|–—-]*(?=.*\p{L})/u;

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
  const [before = '', word = '', labelled, plain] = (mark === undefined && leading.exec(rest)) || [];
  const lead = plain ?? labelled;
  // '14 kills - Team Soul' begins with its finishes.
  if (lead === undefined || leadingNumber(rest) !== undefined) return { mark, rest, lead: undefined };
  return {
    mark,
    rest,
    lead,
    leadMeaning: word === '' ? undefined : meaningOf(word),
    afterLead: rest.slice(before.length),
  };
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
  if (medal !== -1) return `#${medal + 1} ${plain}`;
  return plain
    .replace(winner, '#1 ')
    .replace(ordinalWords, (_, word: string) => `#${ordinals.split('|').indexOf(word.toLowerCase()) + 1} `);
}

/** What may follow the numbers: emojis, and what a winner is called. */
const ending = /(?:[\s!]|\p{Extended_Pictographic}|\uFE0F|[\s([–—-]+(?:wwcd|booyah|chicken dinner)[)\]]?)+$/iu;

const lastNumber =
  /^(.*?)([\s:;,|=+/([#→»–—-]+)(\d{1,3})(st|nd|rd|th|[ºª°])?\s*((?:[\p{L}\p{M}]+[. ]{0,2}){0,3})[\s)\].,;|]*$/iu;

/** A sign, not a separator: 'Soul: -2'. */
const minus = /[:=|,;([–—-]\s*-$/u;

/** A number before the name, with the word that says what it is: '14 kills - Team Soul'. */
function leadingNumber(rest: string): (LabelledNumber & { readonly length: number }) | undefined {
  const [all = '', value = '', word = ''] = /^(\d{1,3})\s*(\p{L}+)[\s:|,;–—-]+(?=.*\p{L})/u.exec(rest) ?? [];
  const meaning = /[:|,;–—-]/u.test(all) ? numberMeaning(word) : undefined;
  return meaning === undefined ? undefined : { value, meaning, length: all.length };
}

/** What says nothing about the team: an address, and numbers of players in brackets. */
function withoutNotes(rest: string): string {
  const plain = rest.replace(/\s+https?:\/\/\S+/giu, '');
  const [note = '', inner = ''] = /\s*[([]([^()[\]]*)[)\]]\s*$/u.exec(plain) ?? [];
  const parts = inner.split(/[,;/+&]/).filter((part) => /\d/.test(part));
  const isOfPlayers =
    parts.length > 1 &&
    parts.some((part) => {
      const word = part.replace(/[\d\s.:#–—-]+/gu, ' ').trim();
      return word !== '' && meaningOf(word) === undefined;
    });
  return isOfPlayers ? plain.slice(0, -note.length) : plain;
}

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
  const first = leadingNumber(rest);
  let left = withoutNotes(rest.slice(first?.length ?? 0)).replace(ending, '');
  const splits: NamedNumbers[] = [{ name: tidyName(left), numbers: first ? [first] : [] }];
  for (;;) {
    const [split] = splits.slice(-1);
    if (split === undefined || isTeam(split.name)) return splits;
    const [, before = '', signs = '', value = '', ordinal = '', after = ''] = lastNumber.exec(left) ?? [];
    const word = after.trim();
    const said = ordinal !== '' || signs.endsWith('#') ? 'place' : numberMeaning(word);
    if (value === '' || !/\p{L}/u.test(before) || (word !== '' && said === undefined) || minus.test(signs))
      return splits;
    // '14 kills = 24': the word belongs to the number before it.
    const isSum = signs.includes('=') && /\d\s*\p{L}+\s*$/u.test(before);
    const [name, label] = said === undefined && !isSum ? withoutLabel(before) : [before, said];
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

/** A name without the separators, quotes and formatting around it, and without a label: 'Team: Soul'. */
export function tidyName(name: string): string {
  const plain = name
    .replace(/^(?:[\s"'“”:|,;→»*`–—-]|[([](?!.*[)\]]))+|(?:[\s"'“”([:|,;=+→»*`–—-]|[.…]{2,})+$/gu, '')
    .trim();
  const [label = '', word = ''] = /^(\p{L}[\p{L}\p{M}]*)\s*:\s*(?=\S)/u.exec(plain) ?? [];
  return meaningOf(word) === 'team_id' ? plain.slice(label.length) : plain;
}
