import { formatWire } from '#domain/time/date-time.ts';
import type { players, teams } from '../db/schema/catalogue.ts';
import type { matches } from '../db/schema/competitions.ts';
import { firstNames, handles, lastNames, mascots, places, squads } from './large-names.ts';

/** The ids of demo records that generated rows refer to. */
export interface References {
  readonly games: readonly number[];
  readonly countries: readonly number[];
  readonly tournaments: readonly { readonly id: number; readonly game_id: number | null }[];
}

/** A made-up team. The same index gives the same team. The first 100,000 names are unique. */
export function largeTeam(index: number, { games, countries }: References): Omit<typeof teams.$inferInsert, 'id'> {
  const [place, mascot, squad] = wordsOf(index, [places, mascots, squads]);
  const name = `${place} ${mascot} ${squad}`.trim();
  return {
    name,
    full_name: `${name} Esports`,
    acronym: `${place.slice(0, 2)}${mascot.slice(0, 1)}`.toUpperCase(),
    game_id: pick(games, index),
    country: pick(countries, index * 7),
    pandascore_id: 2_000_000 + index,
    status: index % 9 === 0 ? '0' : '1',
  };
}

/** A player of a made-up team, with the game of the team. */
export function largePlayer(
  index: number,
  team: { readonly index: number; readonly id: number },
  { games }: References,
): Omit<typeof players.$inferInsert, 'id'> {
  const [first, last, handle] = wordsOf(index, [firstNames, lastNames, handles]);
  const nickname = `${handle}${first}${last.slice(0, 2)}`;
  return {
    name: nickname,
    full_name: `${first} ${last}`,
    nickname,
    first_name: first,
    last_name: last,
    twitch_id: `demo-${nickname.toLowerCase()}-${index}`,
    pandascore_id: 3_000_000 + index,
    current_game_id: pick(games, team.index),
    current_team_id: team.id,
    status: index % 11 === 0 ? '0' : '1',
  };
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const matchIntervalMs = 48 * minuteMs;
const lastMatchMs = 7 * dayMs;

/**
 * A made-up match. There are thirty a day, up to a week after `now`, in the order of their time: the newest records are
 * around today, as if staff had entered matches when they were planned.
 */
export function largeMatch(
  index: number,
  { count, now }: { readonly count: number; readonly now: Date },
  { tournaments }: References,
): Omit<typeof matches.$inferInsert, 'id'> {
  const last = Math.floor(now.getTime() / dayMs) * dayMs + lastMatchMs;
  const at = last - (count - 1 - index) * matchIntervalMs;
  const tournament = pick(tournaments, index);
  const [home] = wordsOf(index, [mascots]);
  const away = pick(mascots, mascots.indexOf(home) + 1 + (Math.floor(index / mascots.length) % (mascots.length - 1)));
  const time = formatWire(at);
  return {
    name: `${home} vs ${away}`,
    game_id: tournament.game_id,
    tournament_id: tournament.id,
    status: statusAt(at - now.getTime(), index),
    original_scheduled_at: time,
    scheduled_at: time,
    winner_type: 'Team',
    pandascore_id: 4_000_000 + index,
  };
}

function statusAt(fromNow: number, index: number): string {
  if (index % 37 === 0) return 'canceled';
  if (index % 53 === 0) return 'postponed';
  if (fromNow > 0) return 'not_started';
  return fromNow > -matchIntervalMs ? 'running' : 'finished';
}

/** A word of each list. Successive indexes give different words, and a combination repeats only after all others. */
function wordsOf<Lists extends readonly (readonly string[])[]>(
  index: number,
  lists: readonly [...Lists],
): { [At in keyof Lists]: Lists[At][number] };
function wordsOf(index: number, lists: readonly (readonly string[])[]): readonly string[] {
  const combinations = lists.reduce((product, list) => product * list.length, 1);
  // A prime that divides no list's length, so that the steps visit every combination.
  let rest = (index * 48_271) % combinations;
  return lists.map((list) => {
    const word = pick(list, rest);
    rest = Math.floor(rest / list.length);
    return word;
  });
}

function pick<T>(list: readonly T[], at: number): T {
  const found = list[at % list.length];
  if (found === undefined) throw new Error('There are no demo records. Seed the demo data first.');
  return found;
}
