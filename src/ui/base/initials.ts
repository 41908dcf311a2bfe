/** An ASCII letter without combining marks. Others need a segmenter, whose creation takes as long as rendering a list. */
const plainLetter = /^[\x20-\x7e](?![^\x20-\x7e])/;

function firstLetter(word: string): string {
  if (plainLetter.test(word)) return word.charAt(0);
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)) return segment;
  return '';
}

/** One or two initials: 'Team Soul' gives 'TS'; a Devanagari letter keeps its vowel sign. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s._-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return [first, last]
    .map((word) => (word === undefined ? '' : firstLetter(word)))
    .join('')
    .toLocaleUpperCase();
}

/** One of six tints, always the same for a name. */
export function tintOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 6000;
  return sum % 6;
}
