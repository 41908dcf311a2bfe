/**
 * The letters that a text in an encoding consists of, besides ASCII. Decoded with another encoding the same bytes are rare
 * signs, or letters where they do not occur.
 */
const usualLetters = {
  'windows-1252': /(?<![\u0080-\uffff])[À-ÏÑ-ÖØ-ÜÞ-ïñ-öø-üÿœŒšŠžŽ](?![\u0080-\uffff])|[£€§°«»–—‘’“”…]/g,
  'windows-1251': /(?<![A-Za-zА-яЁё])(?:[А-ЯЁІЇЄҐЎ]?[а-яёіїєґў]+|[А-ЯЁІЇЄҐЎ]{2,})(?![A-Za-zА-яЁё])/g,
  'windows-1250': /(?<![\u0080-\uffff])[ĄąĆćĘęŁłŃńÓóŚśŹźŻżČčĎďĚěŇňŘřŠšŤťŮůŽžŐőŰűÁáÉéÍíÚúÝýÄäÖöÜü]/g,
  'windows-1254': /(?<![\u0080-\uffff])[ÇçĞğİıÖöŞşÜüÂâ]/g,
  'windows-1256': /[\u0621-\u064a]{2,}/g,
  shift_jis: /[\u3040-\u30ffー々]|[一-龠](?=[\u3040-\u30ff一-龠])/g,
  'euc-kr': /[가-힣]/g,
  gbk: /[一-龥]/g,
  big5: /[一-龥]/g,
} as const satisfies Readonly<Record<string, RegExp>>;

export type LegacyEncoding = keyof typeof usualLetters;

/** In the order in which equally likely ones are offered. */
const encodings = Object.keys(usualLetters) as readonly LegacyEncoding[];

/** How much of a file is looked at, in bytes. */
const sampleBytes = 64 * 1024;

/** So many ways to read a file are offered. */
const mostOffered = 6;

/** The encodings that a text without Unicode can have, the likeliest first. */
export function likelyEncodings(bytes: Uint8Array): readonly LegacyEncoding[] {
  const sample = bytes.subarray(0, sampleBytes);
  return encodings
    .map((encoding) => ({ encoding, share: shareOfUsual(sample, encoding) }))
    .sort((one, other) => other.share - one.share)
    .slice(0, mostOffered)
    .map(({ encoding }) => encoding);
}

/** The share of usual letters among the characters that are not ASCII, from 0 to 1. */
function shareOfUsual(sample: Uint8Array, encoding: LegacyEncoding): number {
  const text = new TextDecoder(encoding).decode(sample);
  const foreign = text.match(/[\u0080-\uffff]/g)?.length ?? 0;
  const usual = (text.match(usualLetters[encoding]) ?? []).reduce((sum, { length }) => sum + length, 0);
  return foreign === 0 ? 0 : (usual / foreign) * (isFrequent(sample, encoding) ? 1 : 0.6);
}

/** The first bytes of the characters that a language uses most. The encodings of ideographs share nearly all bytes. */
const frequentBytes: Readonly<Partial<Record<LegacyEncoding, readonly [from: number, to: number]>>> = {
  'euc-kr': [0xb0, 0xc8],
  gbk: [0xb0, 0xd7],
  big5: [0xa4, 0xc6],
};

function isFrequent(sample: Uint8Array, encoding: LegacyEncoding): boolean {
  const range = frequentBytes[encoding];
  if (range === undefined) return true;
  let pairs = 0;
  let frequent = 0;
  for (let at = 0; at < sample.length; at += 1) {
    const byte = sample[at] ?? 0;
    if (byte < 0x80) continue;
    pairs += 1;
    if (byte >= range[0] && byte <= range[1]) frequent += 1;
    at += 1;
  }
  return frequent >= pairs * 0.85;
}
