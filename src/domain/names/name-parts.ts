import { foldText } from '../text/fold-text.ts';

/**
 * What equal names have in common: without case, accents, width, punctuation, apostrophes and what cannot be seen. Every
 * search for a record by its name compares this.
 */
export function nameKey(name: string): string {
  const folded = foldText(name);
  const words = folded
    .replace(/['’‘`´]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return words === '' ? folded : words;
}

/** A name without the words that many teams share: 'zk' for 'ZK', 'Team ZK' and 'ZK Esports'. */
export function coreName(name: string): string {
  const words = distinctiveWords(name);
  return words.length > 0 ? words.join('') : nameKey(name);
}

/** The words of a name, without those that many teams share. */
export function distinctiveWords(name: string): readonly string[] {
  return nameKey(name)
    .split(' ')
    .filter((word) => !/^(?:team|esports?|gaming)$/.test(word));
}
