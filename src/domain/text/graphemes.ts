let segmenter: Intl.Segmenter | undefined;

/** The letters of a text as readers count them: a Devanagari letter with its vowel sign is one. */
export function graphemes(text: string): readonly string[] {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Ideographs, kana, Hangul, full-width forms and emojis. */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}|\ufe0f/u;

/** How many columns a text takes in letters of equal width: an ideograph or an emoji two, a mark that is not seen none. */
export function widthOf(text: string): number {
  return graphemes(text.replace(/[\u2066-\u2069]/g, '')).reduce((sum, letter) => sum + (wide.test(letter) ? 2 : 1), 0);
}
