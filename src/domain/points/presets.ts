import type { Text } from '#i18n/text.ts';
import type { Ruleset } from './ruleset.ts';

/** A ruleset of the app. It is duplicated before it is changed. */
interface Preset extends Ruleset {
  readonly name: Text;
}

/** `dinners` resolves 7 of 7 ties in five real tables. Some events announce `finishes` instead. */
export const tieOrders = {
  dinners: ['total_point', 'chicken_dinner', 'position_point', 'total_finish'],
  finishes: ['total_point', 'total_finish', 'chicken_dinner', 'position_point'],
} as const;

const usual = {
  perFinish: 1,
  finishCap: null,
  lobby: 16,
  order: tieOrders.dinners,
  decider: 'last_match',
  shared: 'each',
  hasPenalties: true,
} as const;

/** The ruleset of a table that shows no other. */
export const usualRuleset: Preset = {
  ...usual,
  id: '10',
  name: '10 for the first place (PMGC, BGIS from 2024)',
  places: [10, 6, 5, 4, 3, 2, 1, 1],
};

/** Defined here because the API has no field for them. Sources: server/data/SOURCES.md, "Placement points". */
export const presets: readonly Preset[] = [
  usualRuleset,
  {
    ...usual,
    id: '15',
    name: '15 for the first place (BGIS 2021 to 2023)',
    places: [15, 12, 10, 8, 6, 4, 2, 1, 1, 1, 1, 1],
  },
  {
    ...usual,
    id: '20',
    name: '20 for the first place (PMIS 2020)',
    places: [20, 14, 10, 8, 7, 6, 5, 4, 3, 2, 1, 1, 1, 1, 1, 1],
  },
  {
    ...usual,
    id: 'freefire',
    name: '12 for the first place (Free Fire, 12 teams)',
    places: [12, 9, 8, 7, 6, 5, 4, 3, 2, 1],
    lobby: 12,
  },
  {
    ...usual,
    id: 'double',
    name: '10 for the first place, 2 for a finish',
    places: usualRuleset.places,
    perFinish: 2,
  },
];
