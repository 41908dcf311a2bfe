import { foldText } from '../text/fold-text.ts';

/** A name without case and punctuation. */
export function foldName(name: string): string {
  return foldText(name)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** A name without the words that many teams share: 'zk' for 'ZK', 'Team ZK' and 'ZK Esports'. */
export function coreName(name: string): string {
  const words = distinctiveWords(name);
  return words.length > 0 ? words.join('') : foldName(name);
}

/** The words of a name, without those that many teams share. */
function distinctiveWords(name: string): readonly string[] {
  return foldName(name)
    .split(' ')
    .filter((word) => !['team', 'esports', 'esport', 'gaming'].includes(word));
}

/** The word to search a team by: its longest distinctive word. */
export function searchedWord(name: string): string {
  return distinctiveWords(name).toSorted((one, other) => other.length - one.length)[0] ?? '';
}
