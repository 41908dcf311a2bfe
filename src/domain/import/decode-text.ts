import { type LegacyEncoding, likelyEncodings } from './legacy-encodings.ts';

/** The encodings of text files from spreadsheets. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | LegacyEncoding;

export interface DecodedText {
  /** Without a byte order mark. */
  readonly text: string;
  readonly encoding: TextEncoding;
}

/** How much of a file is looked at to find its encoding, in bytes. */
const sampleBytes = 4096;

/**
 * The ways to read a text file, the likeliest first. The byte order mark decides; without one, zero bytes show UTF-16. What
 * is not valid UTF-8 comes from an older program, and only the user can see which way its names are right.
 */
export function decodeText(bytes: Uint8Array): readonly DecodedText[] {
  const encoding = unicodeOf(bytes);
  if (encoding !== undefined) return [{ text: new TextDecoder(encoding).decode(bytes), encoding }];
  const texts = new Map<string, TextEncoding>();
  for (const likely of likelyEncodings(bytes)) {
    const text = new TextDecoder(likely).decode(bytes);
    if (!texts.has(text)) texts.set(text, likely);
  }
  return Array.from(texts, ([text, likely]) => ({ text, encoding: likely }));
}

function unicodeOf(bytes: Uint8Array): TextEncoding | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return withoutMark(bytes.subarray(0, sampleBytes)) ?? (isUtf8(bytes) ? 'utf-8' : undefined);
}

/** UTF-16 without a mark: in most scripts the higher byte of separators and digits is zero. */
function withoutMark(sample: Uint8Array): TextEncoding | undefined {
  let even = 0;
  let odd = 0;
  for (const [at, byte] of sample.entries()) {
    if (byte !== 0) continue;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  // Text in UTF-8 contains no zero bytes. A short file may have a few separators only.
  if (even === 0 && odd === 0) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
