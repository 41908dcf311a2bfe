import { nameFinder } from '../names/name-finder.ts';
import type { Match } from './matches.ts';
import { presets, usualRuleset } from './presets.ts';
import { isRanking } from './ranking.ts';
import type { GivenColumn, GivenLine, ResultTable } from './result-table.ts';
import type { NameOf, PointRow, Said } from './row.ts';
import { countedFinishes, maxFinishes, pointsFor, type Ruleset } from './ruleset.ts';

/** Which columns contain the place and the finishes; null until the user has chosen. */
export interface ResultColumns {
  /** `order`: the lines are in the order of the places, because none has one. */
  readonly place: { readonly key: string } | 'order' | null;
  readonly finishes: { readonly key: string } | 'none' | null;
}

/** A line of pasted results. '' for a missing number. */
export interface ResultLine {
  /** The whole line, as it was pasted. */
  readonly text: string;
  readonly team: string;
  readonly place: string;
  readonly finishes: string;
  /** Why the line is not read. */
  readonly fault?: Said;
}

/**
 * What the columns mean, as far as their names, their words or all their numbers together say so: places are 1 to n; a
 * total is the sum of two other columns; position points are those of the places. What remains unclear is null.
 */
export function suggestedColumns(
  { lines, columns, hasHeader }: ResultTable,
  ruleset: Ruleset = usualRuleset,
): ResultColumns {
  const read = lines.filter(({ fault }) => fault === undefined);
  const valuesOf = ({ key }: GivenColumn) => read.map(({ numbers }) => numberOf(numbers[key]));
  const said = (meaning: GivenColumn['meaning']) => columns.filter((column) => column.meaning === meaning);
  // Under a name that is not known, a number can mean anything.
  const open = columns.filter(({ meaning, name }) => meaning === undefined && (!hasHeader || name === ''));
  const unknown = columns.filter((column) => column.meaning === undefined && !open.includes(column));

  const places = said('place');
  const ranked = places.length > 0 ? places : open.filter((column) => isRanking(valuesOf(column)));
  const [first, ...others] = ranked;
  const left = open.filter(({ key, isLeading }) => key !== first?.key && !isLeading);
  const among = (known: readonly number[]) => {
    const finishes = finishesIn(said('total_finish'), left, valuesOf, known, [ruleset, ...presets]);
    return finishes === 'none' && unknown.length > 0 ? null : finishes;
  };
  if (first !== undefined) {
    return others.length > 0
      ? { place: null, finishes: null }
      : { place: { key: first.key }, finishes: among(valuesOf(first)) };
  }
  const finishes = among(read.map((_, at) => at + 1));
  // One of several unclear numbers may be the place, and so may a number before the names.
  const isUnclear =
    (open.length > 1 && finishes === null) ||
    open.some(({ isLeading }) => isLeading) ||
    unknown.some((column) => isRanking(valuesOf(column)));
  return { place: isUnclear ? null : 'order', finishes };
}

function finishesIn(
  said: readonly GivenColumn[],
  left: readonly GivenColumn[],
  valuesOf: (column: GivenColumn) => readonly number[],
  places: readonly number[],
  rulesets: readonly Ruleset[],
): ResultColumns['finishes'] {
  if (said.length > 0) return said[0] && said.length === 1 ? { key: said[0].key } : null;
  if (left.length <= 1) return left[0] ? { key: left[0].key } : 'none';
  const points = rulesets.map((ruleset) => places.map((place) => pointsFor(ruleset, place)));
  const isPoints = (values: readonly number[]) => points.some((expected) => isEqual(expected, values));
  const factors = [...new Set(rulesets.map(({ perFinish }) => perFinish))].filter((each) => each > 0);
  const isSum = (sum: readonly number[], position: readonly number[], finishes: readonly number[]) =>
    factors.some((each) => sum.every((total, at) => total === (position[at] ?? 0) + each * (finishes[at] ?? 0)));
  const others = left.filter((column) => !isPoints(valuesOf(column)));
  const parts = others.filter((column) => {
    const values = valuesOf(column);
    const rest = left.filter((each) => each !== column);
    const isTotal =
      rest.some((one) => rest.some((other) => one !== other && isSum(values, valuesOf(one), valuesOf(other)))) ||
      rest.some((one) => points.some((expected) => isSum(values, expected, valuesOf(one))));
    return !isTotal;
  });
  const [only, ...further] = parts;
  return only !== undefined && further.length === 0 ? { key: only.key } : null;
}

const isEqual = (one: readonly number[], other: readonly number[]) => one.every((value, at) => value === other[at]);
const numberOf = (text: string | undefined) => (/^\d+$/.test(text ?? '') ? Number(text) : Number.NaN);

/** The results of all lines. A line without a number that it needs is not read, and says why. */
export function resultsOf({ lines }: ResultTable, { place, finishes }: ResultColumns): readonly ResultLine[] {
  let order = 0;
  return lines.map((line): ResultLine => {
    const { text, team, fault, numbers } = line;
    if (fault !== undefined) return { text, team, place: '', finishes: '', fault };
    const killed = finishes === null || finishes === 'none' ? '' : (numbers[finishes.key] ?? '');
    const missing = faultOf(line, { place, finishes });
    if (place === 'order' && missing === undefined) order += 1;
    const ranked = place === 'order' ? String(order) : place === null ? '' : (numbers[place.key] ?? '');
    const read = { text, team, place: trimZeros(ranked), finishes: trimZeros(killed) };
    return missing === undefined ? read : { ...read, place: '', finishes: '', fault: missing };
  });
}

/** The number of digits that an entry of a match has. */
const entryDigits = /^\d{1,2}$/;

function faultOf({ numbers }: GivenLine, { place, finishes }: ResultColumns): Said | undefined {
  const wrong = (value: string) => ({ text: '{{value}} is not a whole number', values: { value } }) as const;
  if (place !== null && place !== 'order') {
    const value = numbers[place.key] ?? '';
    if (value === '') return { text: 'No place', values: {} };
    if (!entryDigits.test(value) || Number(value) === 0) return wrong(value);
  }
  if (finishes === null || finishes === 'none') return undefined;
  const value = numbers[finishes.key] ?? '';
  if (value === '') return { text: 'No finishes', values: {} };
  return entryDigits.test(value) ? undefined : wrong(value);
}

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
  const teams = rows.map((_, id) => ({ id, name: nameOf(id) }));
  const find = nameFinder(teams, 'spelling');
  const used = new Set<number>();
  return lines.map((line) => {
    const found = find(line.team);
    const isOpen = line.fault === undefined && found.kind === 'found' && !used.has(found.item.id);
    const row = isOpen ? found.item.id : undefined;
    if (row !== undefined) used.add(row);
    return { ...line, row };
  });
}

/** The match with the results of the found teams. Other entries stay as they are. */
export function withResults(match: Match, found: readonly FoundResult[]): Match {
  const byRow = new Map(found.filter(({ fault }) => fault === undefined).map((result) => [result.row, result]));
  return match.map((entry, at) => {
    const result = byRow.get(at);
    return result ? { place: result.place, finishes: result.finishes } : entry;
  });
}

const trimZeros = (digits: string) => digits.replace(/^0+(?=\d)/, '');

/** What is unusual in a match. It is only shown and blocks nothing. */
export function matchNotes(match: Match, ruleset: Ruleset, nameOf: NameOf): readonly Said[] {
  const played = match.filter(({ place, finishes }) => place !== '' || finishes !== '');
  if (played.length === 0) return [];
  const missing = match.length - played.length;
  const sum = played.reduce((total, { finishes }) => total + (Number(finishes) || 0), 0);
  // A scrim may have more teams than its ruleset says.
  const most = maxFinishes(Math.max(ruleset.lobby, played.length));
  const capped = match.flatMap(({ finishes }, at): readonly Said[] => {
    const counted = countedFinishes(ruleset, Number(finishes) || 0);
    if (finishes === '' || counted === Number(finishes)) return [];
    return [
      { text: '{{team}}: {{counted}} of {{finishes}} finishes count', values: { team: nameOf(at), counted, finishes } },
    ];
  });
  return [
    ...(missing > 0
      ? [{ text: 'Teams without a result get no points: {{number}}', values: { number: missing } } as const]
      : []),
    ...(sum > most
      ? [{ text: 'Finishes add up to {{sum}}; a match has at most {{most}}', values: { sum, most } } as const]
      : []),
    ...capped,
  ];
}
