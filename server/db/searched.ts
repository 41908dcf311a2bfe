import { foldText } from '#domain/text/fold-text.ts';
import type { Fields } from '#fields/field.ts';
import { kindOf } from '#fields/kinds/index.ts';

/** The searchable columns of each table. */
export const searched = {
  games: ['name'],
  leagues: ['name', 'organizer'],
  teams: ['name', 'full_name', 'acronym'],
  players: ['name', 'full_name', 'nickname', 'first_name', 'last_name'],
  series: ['name', 'full_name'],
  tournaments: ['name', 'label'],
  matches: ['name'],
  users: ['name', 'first_name', 'last_name', 'email', 'mobile_no'],
  bgmiMaps: ['name'],
  bgmiGroups: ['name'],
  bgmiStages: ['name'],
  bgmiGames: ['other_link'],
  advertisements: ['name'],
  pages: ['title'],
} as const;

/** The searchable columns of a table that is derived from a declaration: single-line text. */
export function searchedIn(fields: Fields): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const column = kindOf(field).column(field);
    return column.type === 'line' && column.isSearched ? [name] : [];
  });
}

/** The value of `search_text` for a row. */
export function searchTextOf(columns: readonly string[], row: Readonly<Record<string, unknown>>): string {
  const texts = columns.map((column) => row[column]).filter((value) => typeof value === 'string');
  return foldText(texts.join(' '));
}
