import type { Decider, RankColumn, Ruleset } from '#domain/points/ruleset.ts';
import type { Translate } from '#i18n/english.ts';
import type { Text } from '#i18n/text.ts';

export const columnLabels = {
  total_point: 'Total Point',
  chicken_dinner: 'Chicken Dinner',
  position_point: 'Position Point',
  total_finish: 'Total Finish',
} as const satisfies Record<RankColumn, Text>;

export const deciderLabels = {
  last_match: 'The last match',
  best_match: 'The best match',
  head_to_head: 'Head to head',
} as const satisfies Record<Decider, Text>;

/** A ruleset in one line: '12-9-8 · 1 for a finish · 12 teams · Total Point, Chicken Dinner'. */
export function rulesetSummary({ places, perFinish, finishCap, lobby, order }: Ruleset, text: Translate): string {
  return [
    places.join('-'),
    finishCap === null
      ? text('{{points}} for a finish', { points: perFinish })
      : text('{{points}} for a finish, at most {{most}} finishes', { points: perFinish, most: finishCap }),
    text('{{teams}} teams', { teams: lobby }),
    order.map((column) => text(columnLabels[column])).join(', '),
  ].join(' · ');
}
