let segmenter: Intl.Segmenter | undefined;

/** The letters of a text as readers count them: a Devanagari letter with its vowel sign is one. */
export function graphemes(text: string): readonly string[] {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
