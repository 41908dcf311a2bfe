import type { FieldEntry } from './focus-field.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The keys that enter a text, in order. A key is a letter, a sign of a Hindi letter, or a whole emoji. */
export function keysFor(entry: FieldEntry, text: string): readonly string[] {
  if (entry === 'date') return keysForDate(text);
  return Array.from(graphemes.segment(text)).flatMap(({ segment }) =>
    isEmoji(segment) ? [segment] : Array.from(segment),
  );
}

/** '2026-11-29' as 11292026: Chromium in its default language begins with the month, in every locale of a page. */
function keysForDate(day: string): readonly string[] {
  const [year = '', month = '', date = ''] = day.split('-');
  return Array.from(`${month}${date}${year}`);
}

function isEmoji(grapheme: string): boolean {
  return /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(grapheme);
}
