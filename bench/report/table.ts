/** Cells by row; the first row is the head. */
export type Table = readonly (readonly string[])[];

/** Aligns the columns for a terminal: the first to the left, numbers to the right. */
export function printed(table: Table): string {
  const widths = (table[0] ?? []).map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ');
  return table.map((row) => line(row).trimEnd()).join('\n');
}

export function inMarkdown([head = [], ...rows]: Table): string {
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}
