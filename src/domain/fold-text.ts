/**
 * Text as it is searched: without case and without the accents of Latin letters, so that 'pele' finds 'Pelé'. Signs of
 * other scripts (Devanagari vowels among them) carry meaning and stay.
 */
export function foldText(text: string): string {
  // Most of it is plain, and a list may have ten thousand rows.
  if (/^[\x20-\x7e\n]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
}
