import { months } from '../shown-time.ts';

const english = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];

const byName: ReadonlyMap<string, number> = new Map([
  ...english.flatMap((name, at) => [name, name.slice(0, 3)].map((each): [string, number] => [each, at + 1])),
  ...months.hi.map((name, at): [string, number] => [fold(name), at + 1]),
  // As `months` does not write them.
  ...([
    ['sept', 9],
    ['सितम्बर', 9],
    ['अक्तूबर', 10],
    ['नवम्बर', 11],
    ['दिसम्बर', 12],
  ] as const),
]);

/** The names of months, in English and Hindi, for a regular expression over `inEnglish` text. */
export const monthNames = [...byName.keys()].sort((one, other) => other.length - one.length).join('|');

/** The number of a month, from 1, by a name of `monthNames`. */
export const monthOf = (name: string): number => byName.get(name) ?? 0;

/** Hindi without the dot under a letter. */
function fold(name: string): string {
  return name.normalize('NFD').replace(/\u093c/g, '');
}
