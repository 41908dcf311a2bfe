import type { AreaPath } from '#domain/areas.ts';

/** A list of records that refer to a record. */
export interface RelatedList {
  /** The area of the list. */
  readonly path: AreaPath;
  /** The parameter that filters the list by the record; null if the contract has none. */
  readonly filter: string | null;
  /** The member of the record that the filter compares. */
  readonly key?: 'id' | 'pandascore_id';
  /** Shows the rank of the record, a team, in the point tables of the list. */
  readonly hasRank?: true;
}

/** The related lists of records, by their area, in the order of their tabs. */
export const relatedLists: Readonly<Partial<Record<AreaPath, readonly RelatedList[]>>> = {
  teams: [
    { path: 'player', filter: 'current_team_id' },
    { path: 'tournament', filter: 'team_id', hasRank: true },
    { path: 'series', filter: 'team_id' },
    // Matches contain their teams only in their name.
    { path: 'matches', filter: null },
  ],
  series: [
    { path: 'tournament', filter: 'series_id' },
    { path: 'teams', filter: 'series_id' },
  ],
  tournament: [{ path: 'matches', filter: 'tournament_id' }],
  games: [
    { path: 'teams', filter: 'game_id' },
    { path: 'player', filter: 'current_game_id', key: 'pandascore_id' },
    { path: 'series', filter: 'game_id' },
    { path: 'league', filter: 'game_id' },
  ],
  league: [{ path: 'series', filter: 'league_id' }],
  bgmiMatches: [{ path: 'bgmiAllmatches', filter: 'bgmi_match_id' }],
};
