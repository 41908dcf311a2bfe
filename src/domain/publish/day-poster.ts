import type { ScheduledMatch } from '../schedule/match.ts';
import { clockOf, type Zone } from '../time/zone.ts';
import type { Poster } from './poster.ts';

/** The matches of a day. Hidden ones are not published. The event names the match if all its row has is a map. */
export function dayPoster(
  matches: readonly ScheduledMatch[],
  zone: Zone,
  words: Pick<Poster, 'title' | 'notes' | 'leadLabel' | 'nameLabel'> & {
    /** The number of a match, '' without one. */
    readonly numberOf: (match: ScheduledMatch) => string;
  },
): Poster {
  const { numberOf, ...rest } = words;
  const rows = matches.flatMap((match) => {
    const { at, name, event, series, game, status } = match;
    if (at === null || status === '0') return [];
    const details = [numberOf(match), event, series, game].filter((part) => part !== '');
    return [{ lead: clockOf(at, zone), name, detail: details.join(' · '), teamId: null, isFirst: false, cells: [] }];
  });
  return { ...rest, columns: [], sections: [{ heading: '', rows }] };
}
