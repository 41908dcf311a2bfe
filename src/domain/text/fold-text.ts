/**
 * Folds text for searching: lower case, without the accents of Latin letters ('pele' finds 'Pelé'). It keeps the marks
 * of other scripts, because they change the meaning (Devanagari vowels, for example).
 */
export function foldText(text: string): string {
  // A fast path: most text is ASCII, and a list may have ten thousand rows.
  if (/^[\x20-\x7e\n]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
}
