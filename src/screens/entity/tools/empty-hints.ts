import type { AreaPath } from '#domain/areas.ts';
import type { Text } from '#i18n/text.ts';

/** What an empty list will contain. */
export const emptyHints: { readonly [Path in AreaPath]?: Text } = {
  advertise: 'Advertisements are pictures with a link that the public app shows.',
  bgmiAllmatches: 'A BGMI match is one game of a BGMI event, with its map and day.',
  bgmiGroup: 'Groups divide the teams of a BGMI series.',
  bgmiMap: 'Maps are where BGMI matches are played.',
  bgmiMatches: 'A BGMI event has the teams and groups of a series and its point table.',
  games: 'Games are what teams and players compete in.',
  league: 'Leagues group the series of an organizer.',
  matches: 'Matches belong to a tournament and appear in the schedule.',
  pages: 'Pages are texts of the public app, such as its terms.',
  player: 'Players belong to a game and play for teams.',
  series: 'A series belongs to a league and has teams and tournaments.',
  teams: 'Teams take part in tournaments and matches.',
  tournament: 'Tournaments are the stages of a series, each with its matches and point table.',
  user: 'Users sign in to this back office.',
  youtube: 'Video links are YouTube videos that the public app shows.',
};
