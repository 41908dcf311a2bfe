import { namedRowOf } from '../import/header-row.ts';
import { type ChatLine, type NamedNumbers, readChatLine, splitNumbers, tidyName } from './chat-line.ts';
import { type Meaning, meaningOf } from './column-names.ts';
import type { Said } from './row.ts';

/** A line of pasted results: a name, and the numbers of its columns as digits, or as they were written if they are none. */
export interface GivenLine {
  /** As it was pasted. */
  readonly text: string;
  readonly team: string;
  readonly numbers: Readonly<Record<string, string>>;
  /** Why the line contains no result. */
  readonly fault?: Said;
}

export interface GivenColumn {
  readonly key: string;
  /** Its name in the header; '' without one. */
  readonly name: string;
  /** What the header, or the words and signs beside its numbers, say. */
  readonly meaning: Meaning | undefined;
  /** It is before the names, where places and slots are, and never finishes. */
  readonly isLeading: boolean;
}

export interface ResultTable {
  readonly lines: readonly GivenLine[];
  readonly columns: readonly GivenColumn[];
  readonly hasHeader: boolean;
}

type IsTeam = (name: string) => boolean;

/** The results of a match as lines and columns of numbers: from cells, or from lines of a chat. Each row becomes a line. */
export function resultTable(rows: readonly (readonly string[])[], isTeam: IsTeam): ResultTable {
  const chunks = chunksOf(rows);
  if (chunks !== undefined) return tableOfCells(chunks, isTeam);
  // A comma in a line of a chat makes no cells of it.
  const split = rows.filter((row) => filled(row) > 1 && row.some((cell) => numberIn(cell) !== undefined)).length;
  const isTable = (split > 0 && split * 2 >= rows.length) || namedRowOf(rows, headerMeaning) !== -1;
  return isTable ? tableOfCells(rows, isTeam) : tableOfChat(rows, isTeam);
}

/** The rows of a table that was pasted with each cell on a line of its own; undefined for any other text. */
function chunksOf(rows: readonly (readonly string[])[]): readonly (readonly string[])[] | undefined {
  const cells = rows.flatMap((row) => row.filter((cell) => cell !== ''));
  if (rows.some((row) => filled(row) > 1)) return undefined;
  const isNumber = cells.map((cell) => numberIn(cell) !== undefined);
  const width = [2, 3, 4, 5, 6].find(
    (size) =>
      cells.length >= 2 * size &&
      cells.length % size === 0 &&
      isNumber.slice(0, size).filter((number) => !number).length === 1 &&
      isNumber.every((number, at) => number === isNumber[at % size]),
  );
  if (width === undefined) return undefined;
  return Array.from({ length: cells.length / width }, (_, at) => cells.slice(at * width, (at + 1) * width));
}

const filled = (row: readonly string[]) => row.filter((cell) => cell !== '').length;

const leadKey = 'lead';
const heading: Said = { text: 'A heading', values: {} };
const noName: Said = { text: 'No name', values: {} };

/** A number in a cell: '14', '#1', '1st', '14 kills'. */
const cellNumber = /^(#?)\s*(\d{1,4})(st|nd|rd|th|[.)])?(?:\s+([\p{L}\p{M} .]+))?$/iu;

function numberIn(cell: string) {
  if (/^[-−]/u.test(cell)) return undefined;
  const tie = /^(?:t-?|=)(\d{1,2})$|^(\d{1,2})=$/iu.exec(cell);
  if (tie) return { value: tie[1] ?? tie[2] ?? '', isPlace: true, meaning: undefined };
  const { mark, rest } = readChatLine(cell);
  const plain = mark === undefined ? rest : `#${mark}${rest === '' ? '' : ` ${rest}`}`;
  const [, sign = '', value, ordinal = '', word = ''] = cellNumber.exec(plain) ?? [];
  if (value === undefined || (word !== '' && meaningOf(word) === undefined)) return undefined;
  return { value, isPlace: sign + ordinal !== '', meaning: meaningOf(word) };
}

function tableOfCells(rows: readonly (readonly string[])[], isTeam: IsTeam): ResultTable {
  const header = namedRowOf(rows, headerMeaning);
  const names = rows[header] ?? [];
  const body = rows.slice(header + 1);
  const width = Math.max(...rows.map(({ length }) => length));
  const indexes = Array.from({ length: width }, (_, at) => at);
  // A title has one cell.
  const wide = body.filter((row) => filled(row) > 1);
  const cellsOf = (at: number) => wide.map((row) => row[at] ?? '').filter((cell) => cell !== '');

  const named = names.findIndex((name) => meaningOf(name) === 'team_id');
  const team = named === -1 ? mostLike(indexes, (at) => likeNames(cellsOf(at), isTeam)) : named;
  const columns = indexes.flatMap((at): readonly (GivenColumn & { at: number })[] => {
    const cells = cellsOf(at);
    const found = cells.map(numberIn).filter((number) => number !== undefined);
    const said =
      headerMeaning(names[at] ?? '') ??
      (header === -1 ? only(found.map(({ isPlace, meaning }) => (isPlace ? 'place' : meaning))) : undefined);
    const isNumeric = said !== undefined || found.length * 2 >= cells.length;
    if (at === team || !isNumeric || cells.length === 0) return [];
    return [{ key: String(at), name: names[at] ?? '', meaning: said, isLeading: at < team, at }];
  });
  // Places may be in the cells of the names: '1. Team Soul'.
  const places = body.map((row) => readChatLine(row[team] ?? '').mark);
  const hasPlaces =
    columns.every(({ meaning }) => meaning !== 'place') &&
    places.filter((mark) => mark !== undefined).length * 2 > body.length;

  const lines = rows.map((row, index): GivenLine => {
    const text = row.filter((cell) => cell !== '').join(' · ');
    const name = row[team] ?? '';
    if (index <= header || isHeader(row)) return { text, team: '', numbers: {}, fault: heading };
    const numbers = Object.fromEntries(
      columns.map(({ key, at }) => [key, numberIn(row[at] ?? '')?.value ?? row[at] ?? '']),
    );
    const { mark = '', rest } = readChatLine(name);
    const place = hasPlaces ? { [leadKey]: mark } : {};
    const given = { text, team: tidyName(hasPlaces && mark !== '' ? rest : name), numbers: { ...place, ...numbers } };
    return /[\p{L}\p{N}]/u.test(given.team) ? given : { ...given, fault: noName };
  });
  const lead = hasPlaces ? [{ key: leadKey, name: '', meaning: 'place' as const, isLeading: true }] : [];
  return { lines, columns: [...lead, ...columns.map(({ at: _, ...column }) => column)], hasHeader: header !== -1 };
}

/** What a header says, also of one match: 'M1 Kills'. */
const headerMeaning = (name: string) =>
  meaningOf(name) ?? meaningOf(name.replace(/^(?:m|match|map|game|round|r)\s*\d{1,2}[\s:.–—-]+/iu, ''));

const isHeader = (row: readonly string[]) => namedRowOf([row], headerMeaning) === 0;

/** How many cells are names: known ones count more than other words. */
function likeNames(cells: readonly string[], isTeam: IsTeam): number {
  const words = cells.filter((cell) => /\p{L}/u.test(cell) && numberIn(cell) === undefined);
  return words.length + cells.filter(isTeam).length * cells.length;
}

function mostLike(indexes: readonly number[], score: (at: number) => number): number {
  return indexes.reduce((best, at) => (score(at) > score(best) ? at : best), 0);
}

/** Words above the results of a match, as the name of a line. */
const headings =
  /^(?:match|map|game|round|day|group|lobby|week|results?|standings?|scrims?|मैच|मैप|राउंड|दिन|नतीजे)(?:\s|$)/iu;

function tableOfChat(rows: readonly (readonly string[])[], isTeam: IsTeam): ResultTable {
  const texts = rows.flatMap((row) => numberedParts(row.filter((cell) => cell !== '').join(', ')));
  const read = withLeads(texts.map(readChatLine), isTeam);
  const splits = read.map(({ rest }) => splitNumbers(rest, isTeam));
  const labelled = splits.filter(isLabelled);
  const plainCount = usualCount(splits.filter((split) => !isLabelled(split)));
  const labelledCount = usualCount(labelled);
  // Beside '12 kills' a number alone means the same.
  const meant = plainCount === 1 && labelled.length > 0 ? sharedMeaning(labelled) : undefined;
  const keys = new Map<string, Meaning | undefined>();
  const led = read.filter(({ place }) => place !== undefined);
  if (led.length > 0) {
    keys.set(
      leadKey,
      led.some(({ mark }) => mark !== undefined) ? 'place' : only(led.map(({ leadMeaning }) => leadMeaning)),
    );
  }
  const lines = texts.map((text, at): GivenLine => {
    const { mark, place } = read[at] ?? {};
    const given = splits[at] ?? [];
    const count = isLabelled(given) ? labelledCount : plainCount;
    const split = given.findLast(({ numbers }) => unlabelled(numbers).length <= count) ?? given[0];
    const { name = '', numbers = [] } = split ?? {};
    const isHeading = mark === undefined && headings.test(name) && !isTeam(name);
    if (isHeading) return { text, team: name, numbers: {}, fault: heading };
    if (!/[\p{L}\p{N}]/u.test(name)) return { text, team: '', numbers: {}, fault: noName };
    const cells = new Map(place === undefined ? [] : [[leadKey, place]]);
    for (const { meaning, value } of numbers) if (meaning !== undefined) cells.set(meaning, value);
    const plain = unlabelled(numbers);
    // With fewer numbers than in other lines it is not known which one is missing.
    if (plain.length === count)
      for (const [index, { value }] of plain.entries()) cells.set(meant ?? String(index), value);
    for (const key of cells.keys()) {
      if (!keys.has(key))
        keys.set(key, key === meant ? meant : numbers.find(({ meaning }) => meaning === key)?.meaning);
    }
    return { text, team: name, numbers: Object.fromEntries(cells) };
  });
  // A place that is written twice is one column: '1. Soul - 1st'.
  const isTwice = lines.every(({ numbers: { [leadKey]: lead, place } }) => place === undefined || place === lead);
  if (isTwice) keys.delete('place');
  const columns = [...keys].map(([key, meaning]) => ({ key, name: '', meaning, isLeading: key === leadKey }));
  return { lines, columns, hasHeader: false };
}

/** The results of a line that has several: '1. Soul 14, 2. GodLike 10'. */
function numberedParts(text: string): readonly string[] {
  const starts: number[] = [];
  let next: number | undefined;
  for (const { 1: space = '', 2: digits = '', index } of text.matchAll(/(^|[\s,;|]+)(\d{1,2})[.)]\s*(?=[^\s\d])/gu)) {
    if (next === undefined ? index > 0 : Number(digits) !== next) continue;
    starts.push(index + space.length);
    next = Number(digits) + 1;
  }
  if (starts.length < 2) return [text];
  return starts.map((start, at) => text.slice(start, starts[at + 1]).replace(/[\s,;|]+$/u, ''));
}

/**
 * Numbers at the start of most lines are a column; in a few lines they belong to a name ('100 Thieves'). Beside written
 * places, a number without its dot is a place too.
 */
function withLeads(lines: readonly ChatLine[], isTeam: IsTeam): readonly (ChatLine & { place: string | undefined })[] {
  const numbered = lines.filter(({ mark, lead }) => (mark ?? lead) !== undefined).length;
  const isColumn = numbered * 2 > lines.filter(({ rest }) => /\p{L}/u.test(rest)).length;
  return lines.map((line) => {
    const { mark, lead, rest, afterLead } = line;
    if (
      mark !== undefined ||
      lead === undefined ||
      !isColumn ||
      isTeam(splitNumbers(rest, isTeam).at(-1)?.name ?? '')
    ) {
      return { ...line, place: mark };
    }
    return { ...line, place: lead, rest: afterLead ?? rest };
  });
}

const unlabelled = (numbers: NamedNumbers['numbers']) => numbers.filter(({ meaning }) => meaning === undefined);

const isLabelled = (splits: readonly NamedNumbers[]) =>
  (splits.at(-1)?.numbers ?? []).some(({ meaning }) => meaning !== undefined);

/** What the words beside the numbers of these lines say, if each line has one number with the same word. */
function sharedMeaning(splits: readonly (readonly NamedNumbers[])[]): Meaning | undefined {
  return only(
    splits.map((split) => {
      const numbers = split.at(-1)?.numbers ?? [];
      return numbers.length === 1 ? numbers[0]?.meaning : undefined;
    }),
  );
}

/** The value that all items have; undefined if they differ. */
function only<Item>(items: readonly Item[]): Item | undefined {
  return items.every((item) => item === items[0]) ? items[0] : undefined;
}

/** How many numbers without a label most of these lines have. Further ones belong to the name: 'Team 11 7'. */
function usualCount(splits: readonly (readonly NamedNumbers[])[]): number {
  const counts = new Map<number, number>();
  for (const split of splits) {
    const numbers = split.at(-1)?.numbers ?? [];
    const { length } = unlabelled(numbers);
    if (numbers.length > 0) counts.set(length, (counts.get(length) ?? 0) + 1);
  }
  const [most = 0] = [...counts].sort(([one, often], [other, oftener]) => oftener - often || one - other)[0] ?? [];
  return most;
}
