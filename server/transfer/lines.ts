import { UserError } from '../user-error.ts';

/**
 * An export: a gzipped file of lines, each a JSON array whose first member says what it is.
 *
 * - `["matchdesk", 1, "<last migration>"]` comes first: the version of this format, and of the tables
 * - `["table", name, next]`: the rows that follow are of this table; `next` is the id of its next row, or null
 * - `["row", {...}]`: by column, as PostgreSQL writes a row in JSON
 * - `["picture", name, base64]`: a picture that a row names
 * - `["end", rows, pictures]` comes last: without it the file is not whole
 */
export type Line =
  | readonly ['matchdesk', number, string]
  | readonly ['table', string, number | null]
  | readonly ['row', Readonly<Record<string, unknown>>]
  | readonly ['picture', string, string]
  | readonly ['end', number, number];

export const formatVersion = 1;

export function written(line: Line): string {
  return `${JSON.stringify(line)}\n`;
}

/** @throws UserError for what is no line of an export. */
export function read(text: string): Line {
  try {
    const line: unknown = JSON.parse(text);
    if (Array.isArray(line) && line.length > 1) return line as unknown as Line;
  } catch {
    // Told below.
  }
  throw new UserError('The file is not an export of this program, or is damaged');
}
