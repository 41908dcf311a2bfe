import { groupBy } from '../group-by.ts';
import { coreName } from '../names/name-parts.ts';
import { foldText } from '../text/fold-text.ts';
import { inOrder, isTimed, type TimedMatch } from './days.ts';
import type { ScheduledMatch } from './match.ts';

/**
 * Conflicts that staff should check; they block nothing.
 * - `team`: two matches name the same team, and the second one starts before the first can be over.
 * - `stage`: two games of one stage overlap. Their groups may play separately, but no list contains that.
 * - `number`: games of one stage have the same day and match number.
 */
export type Warning =
  | { readonly kind: 'team'; readonly teams: readonly string[]; readonly matches: readonly [TimedMatch, TimedMatch] }
  | { readonly kind: 'stage'; readonly matches: readonly [TimedMatch, TimedMatch] }
  | { readonly kind: 'number'; readonly matches: readonly ScheduledMatch[] };

/** Matches with these statuses will not be played at their time, or are over. */
const inactiveStatuses: readonly string[] = ['finished', 'canceled', 'postponed'];

export function findWarnings(matches: readonly ScheduledMatch[]): readonly Warning[] {
  return [...sharedTeams(matches), ...crowdedStages(matches), ...repeatedNumbers(matches)];
}

/** The match to show for a warning: its first match with a time. */
export function firstTimed({ matches }: Warning): TimedMatch | undefined {
  return [...matches].filter(isTimed).sort(inOrder)[0];
}

/**
 * A team is identified by its name, with or without 'Team' and 'Esports', and its game: the same name in another game is another
 * line-up.
 */
function sharedTeams(matches: readonly ScheduledMatch[]): readonly Warning[] {
  const pairs = new Map<string, Extract<Warning, { kind: 'team' }>>();
  const playing = groupBy(matches, ({ teams, game }) => teams.map((team) => `${foldText(game)}\n${coreName(team)}`));
  for (const [key, group] of playing) {
    for (const [one, other] of overlaps(group)) {
      const team = one.teams.find((name) => key.endsWith(`\n${coreName(name)}`)) ?? '';
      const pair = `${one.key} ${other.key}`;
      pairs.set(pair, { kind: 'team', teams: [...(pairs.get(pair)?.teams ?? []), team], matches: [one, other] });
    }
  }
  return [...pairs.values()];
}

function crowdedStages(matches: readonly ScheduledMatch[]): readonly Warning[] {
  const stages = groupBy(matches, ({ stage }) => (stage === null ? [] : [stage]));
  return [...stages.values()].flatMap((group) =>
    overlaps(group).map((pair) => ({ kind: 'stage', matches: pair }) as const),
  );
}

function repeatedNumbers(matches: readonly ScheduledMatch[]): readonly Warning[] {
  const numbers = groupBy(matches, ({ stage, day, matchNo }) =>
    stage === null || day === null || matchNo === null ? [] : [`${stage} ${day} ${matchNo}`],
  );
  return [...numbers.values()].flatMap((group) =>
    group.length > 1 ? [{ kind: 'number', matches: [...group].sort(byTime) } as const] : [],
  );
}

/** Matches without a time come last. */
function byTime(one: ScheduledMatch, other: ScheduledMatch): number {
  return (one.at ?? Number.POSITIVE_INFINITY) - (other.at ?? Number.POSITIVE_INFINITY) || 0;
}

/** Pairs each match with the previous one if that is still being played, judged by its slot. */
function overlaps(matches: readonly ScheduledMatch[]): readonly (readonly [TimedMatch, TimedMatch])[] {
  const planned = matches
    .filter(isTimed)
    .filter(({ status }) => !inactiveStatuses.includes(status))
    .sort(inOrder);
  return planned.flatMap((match, index) => {
    const before = planned[index - 1];
    return before && before.at + before.minutes * 60_000 > match.at ? [[before, match] as const] : [];
  });
}
