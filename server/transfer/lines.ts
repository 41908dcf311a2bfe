import { UserError } from '#server/cli/user-error.ts';

/**
 * An export is a gzipped file of lines. Each line is a JSON array whose first member is its kind.
 *
 * - `["matchdesk", 1, "<last migration>"]` is the first line: the version of this format, and of the tables
 * - `["table", name, next]`: the following rows belong to this table; `next` is the id of its next row, or null
 * - `["row", {...}]`: a row as PostgreSQL converts it to JSON
 * - `["picture", name, base64]`: a picture that a row refers to
 * - `["end", rows, pictures]` is the last line: without it the file is incomplete
 */
export type Line =
  | readonly ['matchdesk', number, string]
  | readonly ['table', string, number | null]
  | readonly ['row', Readonly<Record<string, unknown>>]
  | readonly ['picture', string, string]
  | readonly ['end', number, number];

export const formatVersion = 1;

export function formatLine(line: Line): string {
  return `${JSON.stringify(line)}\n`;
}

/** @throws UserError when the text is not a line of an export. */
export function parseLine(text: string): Line {
  try {
    const line: unknown = JSON.parse(text);
    if (Array.isArray(line) && line.length > 1) return line as unknown as Line;
  } catch {
    // Reported below.
  }
  throw new UserError('The file is damaged or is not an export of this program. Export the data again.');
}
