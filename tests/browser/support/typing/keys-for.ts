const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The keys that enter a text, in order. A key is a letter, a sign of a Hindi letter, or a whole emoji. */
export function keysFor(text: string): readonly string[] {
  return Array.from(graphemes.segment(text)).flatMap(({ segment }) =>
    isEmoji(segment) ? [segment] : Array.from(segment),
  );
}

function isEmoji(grapheme: string): boolean {
  return /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(grapheme);
}
