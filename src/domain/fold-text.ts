/**
 * Text as it is searched: without case and without the accents of Latin letters, so that 'pele' finds 'Pelé'. Signs of
 * other scripts (Devanagari vowels among them) carry meaning and stay.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
}
