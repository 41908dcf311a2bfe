import { asciiDigits } from '../text/ascii-digits.ts';
import { isVisible } from '../text/unseen.ts';
import type { Said } from './row.ts';
import type { Decider, RankColumn, Ruleset, SharedScoring } from './ruleset.ts';

/** A ruleset as it is typed, stored on the device, and written into a link and a file. */
export interface RulesetDraft {
  readonly name: string;
  /** '12-9-8', with any separators. */
  readonly places: string;
  readonly perFinish: string;
  /** '' for no cap. */
  readonly finishCap: string;
  readonly lobby: string;
  readonly order: readonly RankColumn[];
  readonly decider: Decider;
  readonly shared: SharedScoring;
  readonly hasPenalties: boolean;
}

/** What is wrong with a draft, by its field. */
export type DraftFaults = Readonly<Partial<Record<keyof RulesetDraft, Said>>>;

export const rankColumns: readonly RankColumn[] = ['total_point', 'chicken_dinner', 'position_point', 'total_finish'];
export const deciders: readonly Decider[] = ['last_match', 'best_match', 'head_to_head'];
export const scorings: readonly SharedScoring[] = ['each', 'mean'];

/** The highest numbers that a ruleset has, and the most characters of its name. */
export const rulesetLimits = { name: 60, points: 999, perFinish: 99, finishCap: 99, lobby: 100 } as const;

export function draftOf(ruleset: Ruleset): RulesetDraft {
  const { name, places, perFinish, finishCap, lobby, order, decider, shared, hasPenalties } = ruleset;
  return {
    ...{ name, order, decider, shared, hasPenalties },
    places: places.join('-'),
    perFinish: String(perFinish),
    finishCap: finishCap === null ? '' : String(finishCap),
    lobby: String(lobby),
  };
}

/** A number with its sign, if it has one: in '12-9' the hyphen only separates. */
const part = /(?<![\p{L}\p{N}])[-–−]?[\p{L}\p{N}.+]+/gu;

/** Reads a draft. Without faults it is a ruleset; its id is the caller's. */
export function readDraft(
  draft: RulesetDraft,
): { readonly ruleset: Omit<Ruleset, 'id'> } | { readonly faults: DraftFaults } {
  const { name, order, decider, shared, hasPenalties } = draft;
  const parts = draft.places.match(part) ?? [];
  const wrongPart = parts.find((each) => numberIn(each, 0, rulesetLimits.points) === undefined);
  const places = parts.map((each) => numberIn(each, 0, rulesetLimits.points) ?? 0);
  const lobby = numberIn(draft.lobby, 2, rulesetLimits.lobby);
  const perFinish = numberIn(draft.perFinish, 0, rulesetLimits.perFinish);
  const finishCap = draft.finishCap.trim() === '' ? null : numberIn(draft.finishCap, 1, rulesetLimits.finishCap);
  const outside = (least: number, most: number): Said => ({
    text: 'A whole number from {{least}} to {{most}}',
    values: { least, most },
  });
  const faults: DraftFaults = {
    ...(!isVisible(name) && { name: { text: 'Name is required', values: {} } }),
    ...(name.length > rulesetLimits.name && {
      name: { text: 'At most {{most}} characters', values: { most: rulesetLimits.name } },
    }),
    ...(lobby !== undefined &&
      places.length > lobby && {
        places: {
          text: '{{places}} places have points, and a match has {{teams}} teams',
          values: { places: places.length, teams: lobby },
        },
      }),
    ...(wrongPart !== undefined && {
      places: {
        text: '{{value}} is not a whole number up to {{most}}',
        values: { value: wrongPart, most: rulesetLimits.points },
      },
    }),
    ...(parts.length === 0 && { places: { text: 'Enter the points, the first place first', values: {} } }),
    ...(perFinish === undefined && { perFinish: outside(0, rulesetLimits.perFinish) }),
    ...(finishCap === undefined && { finishCap: outside(1, rulesetLimits.finishCap) }),
    ...(lobby === undefined && { lobby: outside(2, rulesetLimits.lobby) }),
  };
  if (perFinish === undefined || finishCap === undefined || lobby === undefined || Object.keys(faults).length > 0) {
    return { faults };
  }
  return { ruleset: { name: name.trim(), places, perFinish, finishCap, lobby, order, decider, shared, hasPenalties } };
}

function numberIn(typed: string, least: number, most: number): number | undefined {
  const digits = asciiDigits(typed.trim());
  const number = /^\d{1,6}$/.test(digits) ? Number(digits) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}

/** A draft as one line, which people can read: `name=Scrim&places=12-9-8&…`. */
export function draftText({ order, hasPenalties, ...texts }: RulesetDraft): string {
  return new URLSearchParams({ ...texts, order: order.join('.'), hasPenalties: String(hasPenalties) }).toString();
}

/** Reads a line of {@link draftText}. What is missing or unknown is as usual, so that lines of other versions are read. */
export function readDraftText(line: string): RulesetDraft {
  const members = new URLSearchParams(line);
  const member = (name: keyof RulesetDraft) => members.get(name) ?? '';
  const named = member('order').split('.');
  const order = named.flatMap((name) => rankColumns.filter((column) => column === name));
  return {
    name: member('name'),
    places: member('places'),
    perFinish: member('perFinish'),
    finishCap: member('finishCap'),
    lobby: member('lobby'),
    order: [...new Set(order.includes('total_point') ? order : [...rankColumns.slice(0, 1), ...order])],
    decider: deciders.find((each) => each === member('decider')) ?? 'last_match',
    shared: scorings.find((each) => each === member('shared')) ?? 'each',
    hasPenalties: member('hasPenalties') !== 'false',
  };
}

/** A ruleset as one line, for the device, a link and a file. Its id belongs to the device. */
export function rulesetText(ruleset: Ruleset): string {
  return draftText(draftOf(ruleset));
}

/** Undefined if the line is not one of a ruleset. */
export function readRulesetText(line: string, id: string): Ruleset | undefined {
  const read = readDraft(readDraftText(line));
  return 'ruleset' in read ? { id, ...read.ruleset } : undefined;
}

/** What the cell of a file starts with that contains a ruleset. */
const cellMark = 'ruleset:';

export function rulesetCell(ruleset: Ruleset): string {
  return `${cellMark}${rulesetText(ruleset)}`;
}

/** The ruleset in the cells of a file, and its rows without it. */
export function splitRuleset(rows: readonly (readonly string[])[]): {
  readonly rows: readonly (readonly string[])[];
  readonly line: string | undefined;
} {
  const cell = rows.flat().find((each) => each.startsWith(cellMark));
  if (cell === undefined) return { rows, line: undefined };
  return { rows: rows.filter((row) => !row.includes(cell)), line: cell.slice(cellMark.length) };
}
