import { asciiDigits } from '../text/ascii-digits.ts';
import { foldText } from '../text/fold-text.ts';
import type { Match } from './matches.ts';
import { maxFinishes } from './presets.ts';
import type { PointRow, Said } from './row.ts';
import { similarTeamFinder } from './team-names.ts';

/** A line of pasted results: a team, its place and its finishes as they were written. '' for a missing number. */
export interface ResultLine {
  readonly team: string;
  readonly place: string;
  readonly finishes: string;
}

const headers = {
  team: ['team', 'teams', 'teamname', 'squad', 'name', 'टीम'],
  place: ['place', 'placement', 'rank', 'position', 'pos', '#', 'no', 'स्थान', 'रैंक'],
  finishes: ['finish', 'finishes', 'fin', 'kill', 'kills', 'elims', 'eliminations', 'f', 'k', 'फ़िनिश', 'किल'],
} as const;

/**
 * Reads the results of a match from cells of a spreadsheet (with or without headers) or from lines of a chat:
 * '1. Team Soul - 12 kills', '#2 GodL 8', '🥇 Orangutan (5)'. If no line has a place, their order is the ranking.
 */
export function readResults(text: string): readonly ResultLine[] {
  const lines = asciiDigits(text)
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isTable = lines.length > 0 && lines.every((line) => /[\t;]/.test(line));
  const read = isTable
    ? readCells(lines.map((line) => line.split(/[\t;]/).map((cell) => cell.trim())))
    : readLines(lines);
  // Lines above the first place are headings ('Match 3').
  const first = read.findIndex(({ place }) => place !== '');
  if (first !== -1) return read.slice(first);
  return read.map((line, at) => ({ ...line, place: String(at + 1) }));
}

function readCells(rows: readonly (readonly string[])[]): readonly ResultLine[] {
  const [first = []] = rows;
  const columnOf = (part: keyof typeof headers) =>
    first.findIndex((cell) => (headers[part] as readonly string[]).includes(foldText(cell).replace(/[\s.]/g, '')));
  const named = { team: columnOf('team'), place: columnOf('place'), finishes: columnOf('finishes') };
  if (named.team === -1) return rows.map(readUnnamed);
  return rows.slice(1).map((row) => ({
    team: row[named.team] ?? '',
    place: digitsIn(row[named.place]),
    finishes: digitsIn(row[named.finishes]),
  }));
}

/** A number before the name is the place, the last number after it the finishes; with two after it, the place comes first. */
function readUnnamed(row: readonly string[]): ResultLine {
  const at = row.findIndex((cell) => /\p{L}/u.test(cell));
  const before = row
    .slice(0, Math.max(0, at))
    .map(digitsIn)
    .filter((cell) => cell !== '');
  const after = row
    .slice(at + 1)
    .map(digitsIn)
    .filter((cell) => cell !== '');
  const [place = '', finishes = ''] =
    before.length > 0 ? [before[0], after[0]] : after.length > 1 ? after : ['', after[0]];
  return { team: row[at] ?? '', place, finishes };
}

const medals = ['🥇', '🥈', '🥉'];

function readLines(lines: readonly string[]): readonly ResultLine[] {
  return lines.flatMap((line) => {
    const medal = medals.findIndex((each) => line.startsWith(each));
    const plain = line.replace(/^(?:[*_~•·\-–—>\s]|\p{Extended_Pictographic}|\uFE0F)+/u, '').replace(/[*_~]/g, '');
    const [, place = '', rest = plain] =
      /^(?:#|rank\s*|no\.?\s*)?(\d{1,2})(?:st|nd|rd|th)?\s*[.):\-–—|,]*\s+(\D.*)$/iu.exec(plain) ?? [];
    const [, team = rest, finishes = ''] =
      /^(.*?)[\s:\-–—|,([]+(\d{1,2})\s*(?:\p{L}+\.?)?\s*[)\]]?\s*$/u.exec(rest) ?? [];
    const name = team.replace(/[\s:\-–—|,([]+$/u, '').trim();
    // A heading ('Match 3', 'Results') has no finishes, and no place unless it is a number of its own.
    if (name === '' || (place === '' && medal === -1 && finishes === '')) return [];
    return [{ team: name, place: place || (medal === -1 ? '' : String(medal + 1)), finishes }];
  });
}

const digitsIn = (cell: string | undefined) => /\d{1,2}/.exec(cell ?? '')?.[0] ?? '';

/** A result with the row of its team in the table. `row` is undefined if the team was not found. */
export interface FoundResult extends ResultLine {
  readonly row: number | undefined;
}

/** Finds the teams of results among the rows of the table, by name, tag and similar spelling. Each row is used once. */
export function findResults(
  lines: readonly ResultLine[],
  rows: readonly PointRow[],
  nameOf: (at: number) => string,
): readonly FoundResult[] {
  const teams = rows.map((_, at) => ({ id: at, name: nameOf(at) }));
  const find = similarTeamFinder(teams);
  const used = new Set<number>();
  return lines.map((line) => {
    const found = find(line.team);
    const row = found === undefined || used.has(Number(found)) ? undefined : Number(found);
    if (row !== undefined) used.add(row);
    return { ...line, row };
  });
}

/** The match with the results of the found teams. Other entries stay as they are. */
export function withResults(match: Match, found: readonly FoundResult[]): Match {
  const byRow = new Map(found.map((result) => [result.row, result]));
  return match.map((entry, at) => {
    const result = byRow.get(at);
    return result ? { place: trimZeros(result.place), finishes: trimZeros(result.finishes) } : entry;
  });
}

const trimZeros = (digits: string) => digits.replace(/^0+(?=\d)/, '');

/** What is unusual in a match. It is only shown and blocks nothing. */
export function matchNotes(match: Match): readonly Said[] {
  const played = match.filter(({ place, finishes }) => place !== '' || finishes !== '');
  if (played.length === 0) return [];
  const missing = match.length - played.length;
  const sum = played.reduce((total, { finishes }) => total + Number(finishes), 0);
  return [
    ...(missing > 0
      ? [{ text: 'Teams without a result get no points: {{number}}', values: { number: missing } } as const]
      : []),
    ...(sum > maxFinishes
      ? [
          {
            text: 'Finishes add up to {{sum}}; a match has at most {{most}}',
            values: { sum, most: maxFinishes },
          } as const,
        ]
      : []),
  ];
}
