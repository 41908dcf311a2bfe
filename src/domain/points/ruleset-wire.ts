import { english } from '#i18n/english.ts';
import { textOf } from '../record-row.ts';
import { presets } from './presets.ts';
import type { RankColumn, Ruleset } from './ruleset.ts';
import { deciders, draftOf, type RulesetDraft, rankColumns, readDraft, scorings } from './ruleset-draft.ts';

/** A ruleset as the calls of the contract have it: a text for each member. */
export interface WireRuleset {
  readonly name: string;
  readonly places: string;
  readonly per_finish: string;
  readonly finish_cap: string;
  readonly lobby: string;
  readonly order: string;
  readonly decider: string;
  readonly shared: string;
  readonly has_penalties: string;
}

const serverMark = 'server-';
const presetMark = 'preset-';

/** The id of a ruleset of the server among those of the app and of the device. */
export function serverRulesetId(id: number | string): string {
  return `${serverMark}${id}`;
}

/** Its id on the server; undefined for one of the app or of the device. */
export function idOnServer(id: string): string | undefined {
  return id.startsWith(serverMark) ? id.slice(serverMark.length) : undefined;
}

/** The `ruleset_id` of a tournament with this ruleset; undefined for one that only this device has. */
export function referenceOf(id: string): string | undefined {
  return presets.some((preset) => preset.id === id) ? `${presetMark}${id}` : idOnServer(id);
}

/** The id of the ruleset in a `ruleset_id`; '' for none. */
export function referencedId(reference: string): string {
  if (reference.startsWith(presetMark)) return reference.slice(presetMark.length);
  return reference === '' ? '' : serverRulesetId(reference);
}

type Members = Readonly<Record<string, unknown>>;

/** The member of each field of a draft. */
const memberOf = {
  name: 'name',
  places: 'places',
  perFinish: 'per_finish',
  finishCap: 'finish_cap',
  lobby: 'lobby',
  order: 'order',
  decider: 'decider',
  shared: 'shared',
  hasPenalties: 'has_penalties',
} as const satisfies Record<keyof RulesetDraft, keyof WireRuleset>;

export function wireOf(ruleset: Ruleset): WireRuleset {
  const { name, places, perFinish, finishCap, lobby, order, decider, shared, hasPenalties } = draftOf(ruleset);
  return {
    ...{ name, places, lobby, decider, shared },
    per_finish: perFinish,
    finish_cap: finishCap,
    order: order.join(','),
    has_penalties: hasPenalties ? '1' : '0',
  };
}

/** A ruleset of the server; undefined if it is none, or one of a later version. */
export function rulesetOfWire(members: Members, id: string): Ruleset | undefined {
  const read = readMembers(members);
  return 'ruleset' in read ? { id, ...read.ruleset } : undefined;
}

/** Why the members of a request are no ruleset. */
export function wireFaults(members: Members): readonly { readonly path: string; readonly msg: string }[] {
  const read = readMembers(members);
  if ('ruleset' in read) return [];
  return Object.entries(read.faults).map(([field, { text, values }]) => ({
    path: memberOf[field as keyof RulesetDraft],
    msg: english(text, values),
  }));
}

function readMembers(members: Members): ReturnType<typeof readDraft> {
  const text = (name: keyof WireRuleset) => textOf(members[name]);
  const named = text('order').split(',');
  const order = named.flatMap((name): readonly RankColumn[] => rankColumns.filter((column) => column === name));
  const decider = deciders.find((each) => each === text('decider'));
  const shared = scorings.find((each) => each === text('shared'));
  const isRanked = order.includes('total_point') && new Set(order).size === named.length;
  if (!isRanked || decider === undefined || shared === undefined) {
    return { faults: { order: { text: 'Rank by the total, and by each column once', values: {} } } };
  }
  return readDraft({
    ...{ name: text('name'), places: text('places'), lobby: text('lobby'), order, decider, shared },
    perFinish: text('per_finish'),
    finishCap: text('finish_cap'),
    hasPenalties: text('has_penalties') === '1',
  });
}
