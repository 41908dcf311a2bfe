import { foldText } from '#domain/fold-text.ts';

/**
 * How well a text matches a query, without case and accents. 0: it starts with the query. 1: each word of the query starts a
 * word of the text. 2: the text contains each word. Null: a word is missing.
 */
export function rankOf(query: string, text: string): 0 | 1 | 2 | null {
  const words = foldText(query.trim()).split(/\s+/u);
  const folded = foldText(text);
  if (!words.every((word) => folded.includes(word))) return null;
  if (folded.startsWith(words.join(' '))) return 0;
  const textWords = folded.split(/[^\p{L}\p{M}\p{N}]+/u);
  return words.every((word) => textWords.some((textWord) => textWord.startsWith(word))) ? 1 : 2;
}
