/**
 * Characters that show nothing, or change how others are shown: controls, bidi marks and overrides, default ignorables,
 * line and paragraph separators. They hide a name, make two names look the same, or reverse what follows.
 */
const unseen = /[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2028\u2029\ufff9-\ufffb]/u;

/** The flag of a region: a black flag, its code in tags, and the end of the tags. It stays whole. */
const regionFlag = /\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f}/u;

/** Where writing needs such a character. Each pattern matches the character alone. */
const needed = [
  // A joiner inside a word or an emoji, or after a virama, where it selects the form of a letter.
  /(?:(?<=[\p{L}\p{M}\p{N}\p{Extended_Pictographic}\p{Emoji_Modifier}])(?<!\p{Default_Ignorable_Code_Point})|(?<=\p{Extended_Pictographic}\ufe0f))\p{Join_Control}(?=[\p{L}\p{M}\p{N}\p{Extended_Pictographic}])(?!\p{Default_Ignorable_Code_Point})/u,
  /(?<=\p{M})(?<!\p{Default_Ignorable_Code_Point})\p{Join_Control}/u,
  // The variant of an emoji, an ideograph or a letter of a script with variants; a keycap.
  /(?<=[\p{Extended_Pictographic}\p{Ideographic}\p{Script=Mongolian}\p{Script=Phags_Pa}])(?<!\p{Default_Ignorable_Code_Point})\p{Variation_Selector}/u,
  /(?<=[0-9#*])\ufe0f(?=\u20e3)/u,
]
  .map(({ source }) => source)
  .join('|');

const inLine = new RegExp(`(${regionFlag.source})|(?!${needed})${unseen.source}`, 'gu');
const inLines = new RegExp(`(${regionFlag.source})|(?![\\t\\n\\r]|${needed})${unseen.source}`, 'gu');

/** A character that shows something by itself. The last four are letters and symbols without ink. */
const visible =
  /[^\p{White_Space}\p{M}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\u{1d159}\u{13441}\u{13442}]/u;

/** Whether a user can see any of a text. */
export const isVisible = (text: string) => visible.test(text);

/** Text without what cannot be seen; '' if nothing else is left. Tabs and line ends become spaces. */
export function seenLine(text: string): string {
  const line = text.replace(/[\t-\r\x85\u2028\u2029]+/g, ' ').replace(inLine, '$1');
  return isVisible(line) ? line : '';
}

/** The same for a text of several lines, which keeps its tabs and line ends. */
export function seenLines(text: string): string {
  const lines = text.replace(/[\v\f\x85\u2028\u2029]/g, '\n').replace(inLines, '$1');
  return isVisible(lines) ? lines : '';
}
