/** A line of a Markdown table that has bars at both ends. */
const framed = /^[ \t]*\|(.*)\|[ \t]*$/gm;

/** The line of dashes below the header of a Markdown table. */
const rule = /^[ \t|]*:?-{2,}:?[ \t]*(?:\|[ \t]*:?-{2,}:?[ \t]*)*\|?[ \t]*$/gm;

/** A Markdown table as cells between bars. Its line of dashes becomes empty, so lines keep their numbers. */
export function withoutMarkdown(text: string): string {
  return (text.match(framed)?.length ?? 0) < 2 ? text : text.replace(rule, '').replace(framed, '$1');
}
