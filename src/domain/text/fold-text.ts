/**
 * Folds text for searching: lower case, without the accents of Latin letters ('pele' finds 'Pelé'), with single spaces and
 * without characters that cannot be seen, which pasted text brings along. It keeps the marks of other scripts, because they
 * change the meaning (Devanagari vowels, for example).
 */
export function foldText(text: string): string {
  // A fast path: most text is ASCII, and a list may have ten thousand rows.
  if (/^[!-~]+(?: [!-~]+)*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(unseen, '')
    .replace(/[\p{White_Space}\u2800]+/gu, ' ')
    .trim()
    .normalize('NFC')
    .toLowerCase();
}

/** Joiners and emoji variants too: a user who searches does not type them. */
const unseen = /(?!\p{White_Space})[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
