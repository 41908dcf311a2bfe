import { graphemes } from '#domain/text/graphemes.ts';

type Measure = (text: string) => number;

/** The text, or its beginning with an ellipsis if it is wider than `width`. */
export function clipText(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text;
  const letters = graphemes(text);
  let [fits, exceeds] = [0, letters.length];
  const clipped = (count: number) => `${letters.slice(0, count).join('').trimEnd()}…`;
  while (exceeds - fits > 1) {
    const middle = Math.floor((fits + exceeds) / 2);
    if (measure(clipped(middle)) <= width) fits = middle;
    else exceeds = middle;
  }
  return clipped(fits);
}

/** Breaks a text between words into at most `most` lines; the last one is clipped. */
export function breakText(text: string, width: number, most: number, measure: Measure): readonly string[] {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  const lines: string[] = [];
  let line = '';
  for (const [at, word] of words.entries()) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || measure(longer) <= width) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
    if (lines.length === most - 1) {
      line = words.slice(at).join(' ');
      break;
    }
  }
  if (line !== '') lines.push(line);
  return lines.map((each) => clipText(each, width, measure));
}
