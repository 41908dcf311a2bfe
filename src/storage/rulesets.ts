import { noteListeners, readNote, storeNote } from './device-notes.ts';
import { parseItem } from './put-item.ts';

/** The penalties (negative) and bonuses of a table with their reasons, by team id. */
export type StoredAdjustments = Readonly<Record<string, { readonly points: number; readonly reason: string }>>;

/** What a user has stored on this device about rulesets. */
export interface StoredRulesets {
  /** The user's own rulesets, the oldest first; each is a line of `rulesetText`. */
  readonly own: readonly { readonly id: string; readonly line: string }[];
  /** The id of the ruleset of each table: 'tournament/11', 'series/7'. The one chosen last is last. */
  readonly chosen: Readonly<Record<string, string>>;
  /** By table ('tournament/11'). The specification has no field for them. */
  readonly adjustments: Readonly<Record<string, StoredAdjustments>>;
  /** A ruleset that is being typed, the id of the one that it changes, and the line of that one. */
  readonly draft: { readonly former: string | null; readonly line: string; readonly base?: string } | null;
}

const key = 'rulesets';

/** The most tables whose ruleset is stored. The oldest choices are forgotten. */
const maxChosen = 500;

const listeners = noteListeners(key);

/** Calls back after each change, in any tab. Returns a function to unsubscribe. */
export const subscribeRulesets = listeners.subscribe;

/** The rulesets of all users as stored, for {@link rulesetsIn}. */
export function storedRulesets(): string | null {
  return readNote(key);
}

/** What one user has stored. Ignores what cannot be read. */
export function rulesetsIn(stored: string | null, userId: number): StoredRulesets {
  const of = readAll(stored)[userId];
  const { own, chosen, draft, adjustments } = isRecord(of) ? of : {};
  return {
    own: Array.isArray(own) ? own.flatMap(readOwn) : [],
    chosen: isRecord(chosen) ? textsOf(chosen) : {},
    adjustments: isRecord(adjustments) ? mapValues(adjustments, readAdjustments) : {},
    draft:
      isRecord(draft) && typeof draft['line'] === 'string'
        ? {
            former: textOrNull(draft['former']),
            line: draft['line'],
            ...(typeof draft['base'] === 'string' && { base: draft['base'] }),
          }
        : null,
  };
}

/** Changes what one user has stored, from its newest state. `full`: storage has no space, and the former state stays. */
export function writeRulesets(
  userId: number,
  change: (newest: StoredRulesets) => Partial<StoredRulesets>,
): 'stored' | 'full' {
  const all = readAll(storedRulesets());
  const newest = rulesetsIn(storedRulesets(), userId);
  const next = { ...newest, ...change(newest) };
  const chosen = Object.fromEntries(Object.entries(next.chosen).slice(-maxChosen));
  const outcome = storeNote(key, { ...all, [userId]: { ...next, chosen } });
  if (outcome === 'stored') listeners.notify();
  return outcome;
}

function readAll(stored: string | null): Readonly<Record<string, unknown>> {
  return parseItem(stored, isRecord) ?? {};
}

function readAdjustments(value: unknown): StoredAdjustments {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([team, each]) => {
      const { points, reason } = isRecord(each) ? each : {};
      return typeof points === 'number' && typeof reason === 'string' ? [[team, { points, reason }] as const] : [];
    }),
  );
}

function mapValues<Out>(record: Readonly<Record<string, unknown>>, read: (value: unknown) => Out) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, read(value)] as const));
}

function readOwn(value: unknown): StoredRulesets['own'] {
  const { id, line } = isRecord(value) ? value : {};
  return typeof id === 'string' && typeof line === 'string' ? [{ id, line }] : [];
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function textsOf(value: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
