import { distinctiveWords } from './name-parts.ts';

/** The word to search a record by: the longest distinctive word of its name. */
export function searchedWord(name: string): string {
  return distinctiveWords(name).toSorted((one, other) => other.length - one.length)[0] ?? '';
}
