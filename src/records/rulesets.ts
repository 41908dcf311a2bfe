import { useSelector } from '@xstate/react';
import { useMemo, useSyncExternalStore } from 'react';
import { presets, usualRuleset } from '#domain/points/presets.ts';
import { rulesetFor } from '#domain/points/readings.ts';
import type { PointRow } from '#domain/points/row.ts';
import type { Ruleset } from '#domain/points/ruleset.ts';
import { readRulesetText, rulesetText } from '#domain/points/ruleset-draft.ts';
import { type RecordRow, textOf } from '#domain/record-row.ts';
import type { Text } from '#i18n/text.ts';
import { currentUser } from '#machines/session/selectors.ts';
import { useServices } from '#session/services/services-context.ts';
import {
  rulesetsIn,
  type StoredRulesets,
  storedRulesets,
  subscribeRulesets,
  writeRulesets,
} from '#storage/rulesets.ts';
import { newUuid } from './new-uuid.ts';
import { withStoredNotes } from './table-notes.ts';

/** Whose table it is: a tournament's, and that of the next tournaments of its series. '' if unknown. */
export interface TableOwner {
  readonly tournament: string;
  readonly series: string;
}

/** The rulesets of the app, and those of the signed-in user on this device. */
export interface Rulesets {
  readonly all: readonly Ruleset[];
  readonly isOwn: (ruleset: Ruleset) => boolean;
  /** The ruleset that was chosen for this table; undefined if none was, or if it was deleted. */
  readonly chosenFor: (owner: Pick<TableOwner, 'tournament'>) => Ruleset | undefined;
  /** A tournament's record with the penalties and bonuses of its table that only this device has. */
  readonly noted: <Row extends RecordRow>(record: Row) => Row;
  /** The ruleset of a table. `former`: the one it had before its rows changed, unless that was only the usual one. */
  readonly of: (owner: TableOwner, rows: readonly PointRow[], former?: Ruleset) => Ruleset;
  /** Stores the choice for a table and for the next ones of its series. Returns why it could not be stored, or null. */
  readonly choose: (owner: TableOwner, id: string) => Text | null;
  /** Adds a ruleset, or puts it in place of the one with its id. Returns why it could not be stored, or null. */
  readonly put: (ruleset: Ruleset) => Text | null;
  readonly remove: (ruleset: Ruleset) => void;
  readonly draft: StoredRulesets['draft'];
  readonly setDraft: (draft: StoredRulesets['draft']) => void;
}

export function useRulesets(): Rulesets {
  const { session } = useServices();
  const userId = useSelector(session, (snapshot) => currentUser(snapshot)?.id ?? 0);
  const stored = useSyncExternalStore(subscribeRulesets, storedRulesets);
  const writes = useMemo(() => writesOf(userId), [userId]);
  return useMemo(() => ({ ...readsOf(rulesetsIn(stored, userId)), ...writes }), [stored, userId, writes]);
}

function readsOf(stored: StoredRulesets) {
  const { own, chosen, draft } = stored;
  const read = own.flatMap(({ id, line }) => readOnce(id, line) ?? []);
  const all: readonly Ruleset[] = [...presets, ...read];
  const find = (key: string) => all.find(({ id }) => id === chosen[key]);
  const chosenFor = ({ tournament }: Pick<TableOwner, 'tournament'>) => find(`tournament/${tournament}`);
  return {
    all,
    isOwn: (ruleset: Ruleset) => read.includes(ruleset),
    chosenFor,
    noted: <Row extends RecordRow>(record: Row) => withStoredNotes(stored, record),
    of: (owner: TableOwner, rows: readonly PointRow[], before?: Ruleset) => {
      const former = before?.id === usualRuleset.id ? undefined : all.find(({ id }) => id === before?.id);
      const known = { chosen: chosenFor(owner), inSeries: find(`series/${owner.series}`), former, all };
      return rulesetFor(rows, known);
    },
    draft,
  };
}

/** The rulesets by what is stored, so that one that did not change is the same object. */
const rulesetsRead = new Map<string, Ruleset | undefined>();

function readOnce(id: string, line: string): Ruleset | undefined {
  const key = `${id} ${line}`;
  if (!rulesetsRead.has(key)) rulesetsRead.set(key, readRulesetText(line, id));
  return rulesetsRead.get(key);
}

/** They always change the newest state: another tab may have written meanwhile. */
function writesOf(userId: number): Pick<Rulesets, 'choose' | 'put' | 'remove' | 'setDraft'> {
  const write = (change: Parameters<typeof writeRulesets>[1]): Text | null =>
    writeRulesets(userId, change) === 'stored'
      ? null
      : 'The storage of this device is full, so the ruleset could not be saved';
  return {
    choose: ({ tournament, series }, id) => {
      const keys = [tournament && `tournament/${tournament}`, series && `series/${series}`].filter((key) => key !== '');
      return write((newest) => {
        const others = Object.entries(newest.chosen).filter(([key]) => !keys.includes(key));
        return { chosen: Object.fromEntries([...others, ...keys.map((key) => [key, id] as const)]) };
      });
    },
    put: (ruleset) => {
      const line = { id: ruleset.id, line: rulesetText(ruleset) };
      return write((newest) => {
        const isKnown = newest.own.some(({ id }) => id === ruleset.id);
        const next = newest.own.map((each) => (each.id === ruleset.id ? line : each));
        return { own: isKnown ? next : [...newest.own, line] };
      });
    },
    remove: ({ id }) => void write((newest) => ({ own: newest.own.filter((each) => each.id !== id) })),
    setDraft: (next) => void write(() => ({ draft: next })),
  };
}

/** The id of a new ruleset. */
export const newRulesetId = newUuid;

/** Whose table a tournament's record has. */
export function ownerOf({ id, series_id }: RecordRow): TableOwner {
  return { tournament: String(id), series: textOf(series_id) };
}
