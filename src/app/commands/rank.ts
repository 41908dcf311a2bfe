import { foldText } from '#domain/fold-text.ts';

/**
 * How well a text answers to what is sought: 0 begins with it, 1 has each of its words at the beginning of one of its own,
 * 2 has them somewhere; null where one is missing. Without case and accents.
 */
export function rankOf(sought: string, text: string): 0 | 1 | 2 | null {
  const words = foldText(sought.trim()).split(/\s+/u);
  const folded = foldText(text);
  if (!words.every((word) => folded.includes(word))) return null;
  if (folded.startsWith(words.join(' '))) return 0;
  const own = folded.split(/[^\p{L}\p{M}\p{N}]+/u);
  return words.every((word) => own.some((one) => one.startsWith(word))) ? 1 : 2;
}
