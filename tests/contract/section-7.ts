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

/** One call a line. After `?` are all names of its query, after `=` all of its body, and after `+` some of its body. */
const table = `
POST /api/v1/users/refreshToken = refreshToken
POST /api/v1/users/login = email password device_token device_type
POST /api/v1/users/sendOtp = username
POST /api/v1/users/verifiedOtp = username otp
POST /api/v1/users/forgetpassword = username newpassword
POST /api/v1/users/send/sendMobileOtp = phone userId
POST /api/v1/users/sendMobileOtpVerified = phone otp userId
PATCH /api/v1/users/updateprofile + first_name last_name email users mobile_no id
POST /api/v1/users/changePassword = currentpassword newpassword confirmpassword
GET /api/v1/users/profile/{id}
GET /api/v1/users/id ? id
GET /api/v1/users/country
GET /api/v1/users/user ? page listPerPage search
POST /api/v1/users/create + name first_name last_name email password mobile_no country birth_date users
GET /api/v1/users/{id}
DELETE /api/v1/users/removeUser ? Id
PATCH /api/v1/events/advertise + id
GET /api/v1/events/advertise ? page listPerPage search
POST /api/v1/events/advertise
GET /api/v1/events/advertise/{id}
DELETE /api/v1/events/advertise ? Id
PATCH /api/v1/games/{id} + name
GET /api/v1/games ? page listPerPage search
POST /api/v1/games + name
GET /api/v1/games/{id}
DELETE /api/v1/games/removeGames ? Id
GET /api/v1/games/all
GET /api/v1/games/gamesAll
GET /api/v1/games/gamesAllbgmi
DELETE /api/v1/teacher ? userId
PATCH /api/v1/events/league + id name
GET /api/v1/events/league ? page listPerPage search
POST /api/v1/events/league + name
GET /api/v1/events/league/{id}
DELETE /api/v1/events/removeLeague ? Id
GET /api/v1/events/league/all
PATCH /api/v1/events/matches + id name game_id tournament_id status original_scheduled_at winner_type
GET /api/v1/events/matches ? page listPerPage search
POST /api/v1/events/matches + name game_id tournament_id status original_scheduled_at winner_type
GET /api/v1/events/matches/{id}
DELETE /api/v1/events/matches/removeMatches ? Id
GET /api/v1/events/matches/all
PATCH /api/v1/events/series + id name game_id begin_at teams
GET /api/v1/events/series ? page listPerPage search
POST /api/v1/events/series + name game_id begin_at teams
GET /api/v1/events/series/{id}
DELETE /api/v1/events/series/removeSeries ? Id
GET /api/v1/events/series/all
GET /api/v1/bgmi/matches/series
PATCH /api/v1/events/tournament + id name label original_scheduled_at series_id prizepool begin_at end_at pointTable
GET /api/v1/events/tournament ? page listPerPage search
POST /api/v1/events/tournament + name label original_scheduled_at series_id prizepool begin_at end_at pointTable
GET /api/v1/events/tournament/{id}
DELETE /api/v1/events/tournament/removeTournament ? Id
GET /api/v1/events/tournament/all
PATCH /api/v1/teams/{id} + name full_name game_id status country
GET /api/v1/teams ? page listPerPage search type
POST /api/v1/teams + name full_name game_id status country
GET /api/v1/teams/{id}
DELETE /api/v1/teams/removeTeams ? Id
GET /api/v1/teams/all
PATCH /api/v1/players/{id} + name full_name twitch_id pandascore_id nickname current_game_id first_name last_name status
GET /api/v1/players ? page listPerPage search type
POST /api/v1/players + name full_name twitch_id pandascore_id nickname current_game_id first_name last_name status
GET /api/v1/players/{id}
DELETE /api/v1/players/removePlayer ? Id
PATCH /api/v1/pages/{id}
GET /api/v1/pages ? page listPerPage search
POST /api/v1/pages
GET /api/v1/pages/{id}
DELETE /api/v1/pages/removePages ? Id
PATCH /api/v1/youtube/{id}
GET /api/v1/youtube ? page listPerPage search
POST /api/v1/youtube
GET /api/v1/youtube/{id}
DELETE /api/v1/youtube/removeYoutube ? Id
PATCH /api/v1/bgmi/allMatches + id map_name start_date other_link match_no day bgmi_match_id
GET /api/v1/bgmi/allMatches ? page listPerPage search
POST /api/v1/bgmi/allMatches + map_name start_date other_link match_no day bgmi_match_id
GET /api/v1/bgmi/allMatches/{id}
DELETE /api/v1/bgmi/allMatches/removeMatches ? Id
GET /api/v1/bgmi/allMatches/all
GET /api/v1/bgmi/teamsBgmi
GET /api/v1/bgmi/teamsBgmiGroup
PATCH /api/v1/bgmi/group/{id} + name
GET /api/v1/bgmi/group ? page listPerPage search
POST /api/v1/bgmi/group + name
GET /api/v1/bgmi/group/{id}
DELETE /api/v1/bgmi/group/removeBgmiGroup ? Id
GET /api/v1/bgmi/bgmiGroupall
PATCH /api/v1/bgmi/map/{id} + name
GET /api/v1/bgmi/map ? page listPerPage search
POST /api/v1/bgmi/map + name
GET /api/v1/bgmi/mapId/{id}
DELETE /api/v1/bgmi/map/removeMap ? Id
GET /api/v1/bgmi/bgmiMapall
PATCH /api/v1/bgmi/matches + id
GET /api/v1/bgmi/matches ? page listPerPage search
POST /api/v1/bgmi/matches
GET /api/v1/bgmi/matches/{id}
DELETE /api/v1/bgmi/matches/removeMatches ? Id
GET /api/v1/bgmi/matches/all
GET /api/v1/BGMI/getGroup ? series_id team_id
GET /api/v1/news/sendTrandingNewsNotification ? message id
GET /api/v1/news/sendCustomNotification ? title image redirectUrl
POST /api/v1/news/category
GET /api/v1/news/getCategory
`;

/** Every call of section 7, except the one to the external news site. */
export const specifiedCalls: readonly SpecifiedCall[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [call = '', mark, names = ''] = line.split(/ ([?=+]) /);
    const of = names.split(' ');
    return {
      call,
      ...(mark === '?' && { query: of }),
      ...(mark === '=' && { body: of }),
      ...(mark === '+' && { fields: of }),
    };
  });
