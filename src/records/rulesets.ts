import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { type Api, type OwnApi, ownApi } from '#api/api.ts';
import { presets, usualRuleset } from '#domain/points/presets.ts';
import { rulesetFor } from '#domain/points/readings.ts';
import type { PointRow } from '#domain/points/row.ts';
import type { Ruleset } from '#domain/points/ruleset.ts';
import { readRulesetText, rulesetText } from '#domain/points/ruleset-draft.ts';
import { idOnServer, referencedId } from '#domain/points/ruleset-wire.ts';
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
import {
  knownServerRulesets,
  readServerRulesets,
  removeServerRuleset,
  saveServerRuleset,
  subscribeServerRulesets,
} from './server-rulesets.ts';
import { withStoredNotes } from './table-notes.ts';

/** Whose table it is: a tournament's, and that of the next tournaments of its series. '' if unknown. */
export interface TableOwner {
  readonly tournament: string;
  readonly series: string;
  /** The `ruleset_id` of the record, from a server with rulesets. */
  readonly reference: string;
}

/** Why a ruleset was not saved: a text, or what someone else made of it. */
export type NotSaved = { readonly text: string } | { readonly changed: Ruleset };

/** The rulesets of the app, those of a server that has some, and those of the signed-in user on this device. */
export interface Rulesets {
  readonly all: readonly Ruleset[];
  /** Whether the server stores rulesets for all staff. */
  readonly isShared: boolean;
  /** Those that only this device has. */
  readonly own: readonly Ruleset[];
  /** It is none of the app, so it can be changed. */
  readonly isOwn: (ruleset: Ruleset) => boolean;
  /** The ruleset that was chosen for this table; undefined if none was, or if it was deleted. */
  readonly chosenFor: (owner: Pick<TableOwner, 'tournament' | 'reference'>) => Ruleset | undefined;
  /** A tournament's record with the penalties and bonuses of its table that only this device has. */
  readonly noted: <Row extends RecordRow>(record: Row) => Row;
  /** The ruleset of a table. `former`: the one it had before its rows changed, unless that was only the usual one. */
  readonly of: (owner: TableOwner, rows: readonly PointRow[], former?: Ruleset) => Ruleset;
  /** Stores the choice for a table and for the next ones of its series. Returns why it could not be stored, or null. */
  readonly choose: (owner: Omit<TableOwner, 'reference'>, id: string) => Text | null;
  /**
   * Adds a ruleset, or puts it in place of the one with its id, whose line was `base` when the user began. Returns it as it
   * is stored.
   */
  readonly put: (ruleset: Ruleset, base?: string) => Promise<Ruleset | NotSaved>;
  /** Returns why it could not be removed, or null. */
  readonly remove: (ruleset: Ruleset) => Promise<string | null>;
  /** Moves a ruleset of this device to the server, with the choices of it. Returns why it was not, or null. */
  readonly share: (ruleset: Ruleset) => Promise<string | null>;
  readonly draft: StoredRulesets['draft'];
  readonly setDraft: (draft: StoredRulesets['draft']) => void;
}

export function useRulesets(): Rulesets {
  const { session, api } = useServices();
  const userId = useSelector(session, (snapshot) => currentUser(snapshot)?.id ?? 0);
  const stored = useSyncExternalStore(subscribeRulesets, storedRulesets);
  const server = useSyncExternalStore(
    subscribeServerRulesets,
    useCallback(() => knownServerRulesets(api), [api]),
  );
  useEffect(() => void readServerRulesets(api), [api]);
  const writes = useMemo(() => writesOf(userId, api), [userId, api]);
  return useMemo(
    () => ({ ...readsOf(rulesetsIn(stored, userId), server), ...writes }),
    [stored, userId, server, writes],
  );
}

function readsOf(stored: StoredRulesets, server: readonly Ruleset[] | undefined) {
  const { own, chosen, draft } = stored;
  const read = own.flatMap(({ id, line }) => readOnce(id, line) ?? []);
  const all: readonly Ruleset[] = [...presets, ...(server ?? []), ...read];
  const find = (key: string) => all.find(({ id }) => id === chosen[key]);
  const chosenFor = ({ tournament, reference }: Pick<TableOwner, 'tournament' | 'reference'>) =>
    all.find(({ id }) => id === referencedId(reference)) ?? find(`tournament/${tournament}`);
  return {
    all,
    isShared: server !== undefined,
    own: read,
    isOwn: ({ id }: Ruleset) => !presets.some((preset) => preset.id === id),
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
function writesOf(userId: number, api: Api): Pick<Rulesets, 'choose' | 'put' | 'remove' | 'share' | 'setDraft'> {
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
    put: async (ruleset, base) => {
      const isOnDevice = rulesetsIn(storedRulesets(), userId).own.some(({ id }) => id === ruleset.id);
      if (knownServerRulesets(api) && !isOnDevice) return await putOnServer(ownApi(api), ruleset, base);
      const line = { id: ruleset.id, line: rulesetText(ruleset) };
      const problem = write(({ own }) => ({
        own: isOnDevice ? own.map((each) => (each.id === ruleset.id ? line : each)) : [...own, line],
      }));
      return problem === null ? ruleset : { text: problem };
    },
    remove: async ({ id }) => {
      const onServer = idOnServer(id);
      if (onServer === undefined) return write(({ own }) => ({ own: own.filter((each) => each.id !== id) }));
      const result = await removeServerRuleset(ownApi(api), onServer);
      return result.kind === 'ok' ? null : result.message;
    },
    share: async (ruleset) => {
      const line = rulesetText(ruleset);
      const equal = knownServerRulesets(api)?.find((each) => rulesetText(each) === line);
      const saved = equal ?? (await putOnServer(ownApi(api), ruleset, undefined));
      if (!('id' in saved)) return 'text' in saved ? saved.text : null;
      return write(({ own, chosen }) => ({
        own: own.filter(({ id }) => id !== ruleset.id),
        chosen: Object.fromEntries(
          Object.entries(chosen).map(([key, id]) => [key, id === ruleset.id ? saved.id : id] as const),
        ),
      }));
    },
    setDraft: (next) => void write(() => ({ draft: next })),
  };
}

async function putOnServer(api: OwnApi, ruleset: Ruleset, base: string | undefined): Promise<Ruleset | NotSaved> {
  const result = await saveServerRuleset(api, ruleset, base);
  if (result.kind === 'ok') return result.data;
  return result.kind === 'changed' ? { changed: result.ruleset } : { text: result.message };
}

/** The id of a new ruleset. */
export const newRulesetId = newUuid;

/** Whose table a tournament's record has. */
export function ownerOf({ id, series_id, ruleset_id }: RecordRow): TableOwner {
  return { tournament: String(id), series: textOf(series_id), reference: textOf(ruleset_id) };
}
