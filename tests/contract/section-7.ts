/** Section 7's definition of a call: its method and path, and the names in its query and its body. */
export interface SpecifiedCall {
  readonly call: string;
  /** All names in the query, as in section 7. */
  readonly query?: readonly string[];
  /** All names in the body. */
  readonly body?: readonly string[];
  /** Names in the body: those of section 3 where section 7 says only "fields" or nothing. */
  readonly fields?: readonly string[];
}

const paged = ['page', 'listPerPage', 'search'];
const pagedForWeb = [...paged, 'type'];

const users: readonly SpecifiedCall[] = [
  { call: 'POST /api/v1/users/refreshToken', body: ['refreshToken'] },
  { call: 'POST /api/v1/users/login', body: ['email', 'password', 'device_token', 'device_type'] },
  { call: 'POST /api/v1/users/sendOtp', body: ['username'] },
  { call: 'POST /api/v1/users/verifiedOtp', body: ['username', 'otp'] },
  { call: 'POST /api/v1/users/forgetpassword', body: ['username', 'newpassword'] },
  { call: 'POST /api/v1/users/send/sendMobileOtp', body: ['phone', 'userId'] },
  { call: 'POST /api/v1/users/sendMobileOtpVerified', body: ['phone', 'otp', 'userId'] },
  {
    call: 'PATCH /api/v1/users/updateprofile',
    fields: ['first_name', 'last_name', 'email', 'users', 'mobile_no', 'id'],
  },
  { call: 'POST /api/v1/users/changePassword', body: ['currentpassword', 'newpassword', 'confirmpassword'] },
  { call: 'GET /api/v1/users/profile/{id}' },
  { call: 'GET /api/v1/users/id', query: ['id'] },
  { call: 'GET /api/v1/users/country' },
  { call: 'GET /api/v1/users/user', query: paged },
  {
    call: 'POST /api/v1/users/create',
    fields: ['name', 'first_name', 'last_name', 'email', 'password', 'mobile_no', 'country', 'birth_date', 'users'],
  },
  { call: 'GET /api/v1/users/{id}' },
  { call: 'DELETE /api/v1/users/removeUser', query: ['Id'] },
];

const advertisements: readonly SpecifiedCall[] = [
  { call: 'PATCH /api/v1/events/advertise', fields: ['id'] },
  { call: 'GET /api/v1/events/advertise', query: paged },
  { call: 'POST /api/v1/events/advertise' },
  { call: 'GET /api/v1/events/advertise/{id}' },
  { call: 'DELETE /api/v1/events/advertise', query: ['Id'] },
];

const games: readonly SpecifiedCall[] = [
  { call: 'PATCH /api/v1/games/{id}', fields: ['name'] },
  { call: 'GET /api/v1/games', query: paged },
  { call: 'POST /api/v1/games', fields: ['name'] },
  { call: 'GET /api/v1/games/{id}' },
  { call: 'DELETE /api/v1/games/removeGames', query: ['Id'] },
  { call: 'GET /api/v1/games/all' },
  { call: 'GET /api/v1/games/gamesAll' },
  { call: 'GET /api/v1/games/gamesAllbgmi' },
  { call: 'DELETE /api/v1/teacher', query: ['userId'] },
];

const leagues: readonly SpecifiedCall[] = [
  { call: 'PATCH /api/v1/events/league', fields: ['id', 'name'] },
  { call: 'GET /api/v1/events/league', query: paged },
  { call: 'POST /api/v1/events/league', fields: ['name'] },
  { call: 'GET /api/v1/events/league/{id}' },
  { call: 'DELETE /api/v1/events/removeLeague', query: ['Id'] },
  { call: 'GET /api/v1/events/league/all' },
];

const match = ['name', 'game_id', 'tournament_id', 'status', 'original_scheduled_at', 'winner_type'];
const matches: readonly SpecifiedCall[] = [
  { call: 'PATCH /api/v1/events/matches', fields: ['id', ...match] },
  { call: 'GET /api/v1/events/matches', query: paged },
  { call: 'POST /api/v1/events/matches', fields: match },
  { call: 'GET /api/v1/events/matches/{id}' },
  { call: 'DELETE /api/v1/events/matches/removeMatches', query: ['Id'] },
  { call: 'GET /api/v1/events/matches/all' },
];

const seriesFields = ['name', 'game_id', 'begin_at', 'teams'];
const series: readonly SpecifiedCall[] = [
  { call: 'PATCH /api/v1/events/series', fields: ['id', ...seriesFields] },
  { call: 'GET /api/v1/events/series', query: paged },
  { call: 'POST /api/v1/events/series', fields: seriesFields },
  { call: 'GET /api/v1/events/series/{id}' },
  { call: 'DELETE /api/v1/events/series/removeSeries', query: ['Id'] },
  { call: 'GET /api/v1/events/series/all' },
  { call: 'GET /api/v1/bgmi/matches/series' },
];

const tournament = [
  ...['name', 'label', 'original_scheduled_at', 'series_id'],
  ...['prizepool', 'begin_at', 'end_at', 'pointTable'],
];
const tournaments: readonly SpecifiedCall[] = [
  { call: 'PATCH /api/v1/events/tournament', fields: ['id', ...tournament] },
  { call: 'GET /api/v1/events/tournament', query: paged },
  { call: 'POST /api/v1/events/tournament', fields: tournament },
  { call: 'GET /api/v1/events/tournament/{id}' },
  { call: 'DELETE /api/v1/events/tournament/removeTournament', query: ['Id'] },
  { call: 'GET /api/v1/events/tournament/all' },
];

const team = ['name', 'full_name', 'game_id', 'status', 'country'];
const teams: readonly SpecifiedCall[] = [
  { call: 'PATCH /api/v1/teams/{id}', fields: team },
  { call: 'GET /api/v1/teams', query: pagedForWeb },
  { call: 'POST /api/v1/teams', fields: team },
  { call: 'GET /api/v1/teams/{id}' },
  { call: 'DELETE /api/v1/teams/removeTeams', query: ['Id'] },
  { call: 'GET /api/v1/teams/all' },
];

const player = [
  ...['name', 'full_name', 'twitch_id', 'pandascore_id', 'nickname'],
  ...['current_game_id', 'first_name', 'last_name', 'status'],
];
const players: readonly SpecifiedCall[] = [
  { call: 'PATCH /api/v1/players/{id}', fields: player },
  { call: 'GET /api/v1/players', query: pagedForWeb },
  { call: 'POST /api/v1/players', fields: player },
  { call: 'GET /api/v1/players/{id}' },
  { call: 'DELETE /api/v1/players/removePlayer', query: ['Id'] },
];

const pagesAndVideos: readonly SpecifiedCall[] = [
  { call: 'PATCH /api/v1/pages/{id}' },
  { call: 'GET /api/v1/pages', query: paged },
  { call: 'POST /api/v1/pages' },
  { call: 'GET /api/v1/pages/{id}' },
  { call: 'DELETE /api/v1/pages/removePages', query: ['Id'] },
  { call: 'PATCH /api/v1/youtube/{id}' },
  { call: 'GET /api/v1/youtube', query: paged },
  { call: 'POST /api/v1/youtube' },
  { call: 'GET /api/v1/youtube/{id}' },
  { call: 'DELETE /api/v1/youtube/removeYoutube', query: ['Id'] },
];

const bgmiMatch = ['map_name', 'start_date', 'other_link', 'match_no', 'day', 'bgmi_match_id'];
const bgmi: readonly SpecifiedCall[] = [
  { call: 'PATCH /api/v1/bgmi/allMatches', fields: ['id', ...bgmiMatch] },
  { call: 'GET /api/v1/bgmi/allMatches', query: paged },
  { call: 'POST /api/v1/bgmi/allMatches', fields: bgmiMatch },
  { call: 'GET /api/v1/bgmi/allMatches/{id}' },
  { call: 'DELETE /api/v1/bgmi/allMatches/removeMatches', query: ['Id'] },
  { call: 'GET /api/v1/bgmi/allMatches/all' },
  { call: 'GET /api/v1/bgmi/teamsBgmi' },
  { call: 'GET /api/v1/bgmi/teamsBgmiGroup' },
  { call: 'PATCH /api/v1/bgmi/group/{id}', fields: ['name'] },
  { call: 'GET /api/v1/bgmi/group', query: paged },
  { call: 'POST /api/v1/bgmi/group', fields: ['name'] },
  { call: 'GET /api/v1/bgmi/group/{id}' },
  { call: 'DELETE /api/v1/bgmi/group/removeBgmiGroup', query: ['Id'] },
  { call: 'GET /api/v1/bgmi/bgmiGroupall' },
  { call: 'PATCH /api/v1/bgmi/map/{id}', fields: ['name'] },
  { call: 'GET /api/v1/bgmi/map', query: paged },
  { call: 'POST /api/v1/bgmi/map', fields: ['name'] },
  { call: 'GET /api/v1/bgmi/mapId/{id}' },
  { call: 'DELETE /api/v1/bgmi/map/removeMap', query: ['Id'] },
  { call: 'GET /api/v1/bgmi/bgmiMapall' },
  { call: 'PATCH /api/v1/bgmi/matches', fields: ['id'] },
  { call: 'GET /api/v1/bgmi/matches', query: paged },
  { call: 'POST /api/v1/bgmi/matches' },
  { call: 'GET /api/v1/bgmi/matches/{id}' },
  { call: 'DELETE /api/v1/bgmi/matches/removeMatches', query: ['Id'] },
  { call: 'GET /api/v1/bgmi/matches/all' },
  { call: 'GET /api/v1/BGMI/getGroup', query: ['series_id', 'team_id'] },
];

const news: readonly SpecifiedCall[] = [
  { call: 'GET /api/v1/news/sendTrandingNewsNotification', query: ['message', 'id'] },
  { call: 'GET /api/v1/news/sendCustomNotification', query: ['title', 'image', 'redirectUrl'] },
  { call: 'POST /api/v1/news/category' },
  { call: 'GET /api/v1/news/getCategory' },
];

/** Every call of section 7, except the one to the external news site. */
export const specifiedCalls: readonly SpecifiedCall[] = [
  ...[...users, ...advertisements, ...games, ...leagues, ...matches, ...series, ...tournaments],
  ...[...teams, ...players, ...pagesAndVideos, ...bgmi, ...news],
];
