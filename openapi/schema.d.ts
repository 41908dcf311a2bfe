/** Generated from openapi/admin-api.yaml by scripts/generate-contract.ts. */

export interface paths {
    "/api/v1/users/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Returns an access token, which every other call carries as its bearer token, and a refresh token. Wrong credentials and unknown users get the same response. Attempts are limited by account, by address and by device.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/refreshToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a new access token
         * @description Exchanges a refresh token for a new pair. The old one works for another minute, and until a token of the response has been used, because the response may have been lost. A later use ends the session, because someone else may have the token.
         */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/sendOtp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a one-time code to the mobile number of a user
         * @description Names the user by email address or mobile number. The code has six digits and works for ten minutes and five guesses. Another one can be sent after 30 seconds.
         */
        post: operations["sendOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/verifiedOtp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the one-time code of a user
         * @description After a correct code the same client may set a new password for ten minutes, once.
         */
        post: operations["verifyOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/forgetpassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password after the check of the one-time code
         * @description Needs a correct one-time code before, from the same client. Ends all sessions of the user.
         */
        post: operations["setForgottenPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/send/sendMobileOtp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a one-time code to a mobile number
         * @description Users verify a number for their own account; admins also for others. The code works for ten minutes and five guesses.
         */
        post: operations["sendMobileOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/sendMobileOtpVerified": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the one-time code of a mobile number
         * @description Stores the number as the mobile number of the account. A number belongs to one account.
         */
        post: operations["verifyMobileOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own password
         * @description Needs the current password. Ends all other sessions of the user.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description One page of users, newest first, with the number of all that match. `search` looks in the name, the email address and the mobile number. Records in the trash are left out.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a user
         * @description The new user has the role User, which reaches only the calls for the own account. Email address and mobile number belong to one user each.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a user
         * @description Returns the user, and its version as `ETag`. A record in the trash is not found.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/removeUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a user
         * @description Moves the user to the trash, from which it can be restored for some time. It is refused while other records refer to it.
         */
        delete: operations["removeUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/updateprofile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the own profile or, as an admin, another user; the id is in the body
         * @description A missing field leaves its value unchanged. Only admins change another user.
         */
        patch: operations["updateProfile"];
        trace?: never;
    };
    "/api/v1/users/id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Load the profile screen
         * @description The profile of the caller.
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/profile/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the profile of a user
         * @description Users read their own profile, admins that of every user.
         */
        get: operations["getUserProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's sessions, at most 100
         * @description First the session of this call, then the others by their last use
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * End one of the caller's sessions, or all others
         * @description The refresh token of an ended session is rejected at once, its access token within 60 seconds. The id of another user's session is 404.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/country": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List countries for a dropdown
         * @description All countries, ordered by name.
         */
        get: operations["listCountryOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/advertise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List advertisements
         * @description One page of advertisements, newest first, with the number of all that match. `search` looks in the name. Records in the trash are left out.
         */
        get: operations["listAdvertisements"];
        put?: never;
        /**
         * Add an advertisement
         * @description Adds an advertisement and returns it as it is stored. With an `Idempotency-Key` the call can be repeated safely.
         */
        post: operations["createAdvertisement"];
        /**
         * Remove an advertisement
         * @description Moves the advertisement to the trash, from which it can be restored for some time. It is refused while other records refer to it.
         */
        delete: operations["removeAdvertisement"];
        options?: never;
        head?: never;
        /**
         * Change an advertisement; the id is in the body
         * @description Replaces the fields that the body contains, and returns the advertisement as it is stored. With `If-Match` a change of another version is refused.
         */
        patch: operations["updateAdvertisement"];
        trace?: never;
    };
    "/api/v1/events/advertise/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an advertisement
         * @description Returns the advertisement, and its version as `ETag`. A record in the trash is not found.
         */
        get: operations["getAdvertisement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List games
         * @description One page of games, newest first, with the number of all that match. `search` looks in the name. Records in the trash are left out.
         */
        get: operations["listGames"];
        put?: never;
        /**
         * Add a game
         * @description Adds a game and returns it as it is stored. With an `Idempotency-Key` the call can be repeated safely.
         */
        post: operations["createGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a game
         * @description Returns the game, and its version as `ETag`. A record in the trash is not found.
         */
        get: operations["getGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a game
         * @description Replaces the fields that the body contains, and returns the game as it is stored. With `If-Match` a change of another version is refused.
         */
        patch: operations["updateGame"];
        trace?: never;
    };
    "/api/v1/games/removeGames": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a game
         * @description Moves the game to the trash, from which it can be restored for some time. It is refused while other records refer to it.
         */
        delete: operations["removeGame"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List active games for a dropdown
         * @description Active games, ordered by name. Without `ids` at most 10,000 items are returned.
         */
        get: operations["listGameOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/gamesAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all games for a dropdown, including inactive ones
         * @description Games of every status, ordered by name. Forms use it for records that refer to an inactive game.
         */
        get: operations["listAllGameOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/gamesAllbgmi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List battle-royale games for a dropdown
         * @description Games that are marked as battle royale, ordered by name.
         */
        get: operations["listBgmiGameOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/teacher": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Gone
         * @deprecated
         * @description A call of an earlier version of the platform. It always answers that it is gone, and changes nothing.
         */
        delete: operations["removeTeacher"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/league": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List leagues
         * @description One page of leagues, newest first, with the number of all that match. `search` looks in the name and the organizer. Records in the trash are left out.
         */
        get: operations["listLeagues"];
        put?: never;
        /**
         * Add a league
         * @description Adds a league and returns it as it is stored. With an `Idempotency-Key` the call can be repeated safely.
         */
        post: operations["createLeague"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a league; the id is in the body
         * @description Replaces the fields that the body contains, and returns the league as it is stored. With `If-Match` a change of another version is refused.
         */
        patch: operations["updateLeague"];
        trace?: never;
    };
    "/api/v1/events/league/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a league
         * @description Returns the league, and its version as `ETag`. A record in the trash is not found.
         */
        get: operations["getLeague"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/removeLeague": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a league
         * @description Moves the league to the trash, from which it can be restored for some time. It is refused while other records refer to it.
         */
        delete: operations["removeLeague"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/league/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List leagues for a dropdown
         * @description Items with id and name, ordered by name, at most 10,000. `search` finds others, and `ids` reads those that a record refers to.
         */
        get: operations["listLeagueOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List matches
         * @description One page of matches, newest first, with the number of all that match. `search` looks in the name. Records in the trash are left out.
         */
        get: operations["listMatches"];
        put?: never;
        /**
         * Add a match
         * @description Adds a match and returns it as it is stored. With an `Idempotency-Key` the call can be repeated safely.
         */
        post: operations["createMatch"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a match; the id is in the body
         * @description Replaces the fields that the body contains, and returns the match as it is stored. With `If-Match` a change of another version is refused.
         */
        patch: operations["updateMatch"];
        trace?: never;
    };
    "/api/v1/events/matches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a match
         * @description Returns the match, and its version as `ETag`. A record in the trash is not found.
         */
        get: operations["getMatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/matches/removeMatches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a match
         * @description Moves the match to the trash, from which it can be restored for some time. It is refused while other records refer to it.
         */
        delete: operations["removeMatch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/matches/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List matches for a dropdown
         * @description Items with id and name, ordered by name, at most 10,000. `search` finds others, and `ids` reads those that a record refers to.
         */
        get: operations["listMatchOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List series
         * @description One page of series, newest first, with the number of all that match. `search` looks in the name and the full name. Records in the trash are left out.
         */
        get: operations["listSeries"];
        put?: never;
        /**
         * Add a series
         * @description Adds a series with its teams and returns it as it is stored. With an `Idempotency-Key` the call can be repeated safely.
         */
        post: operations["createSeries"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a series; the id is in the body
         * @description Replaces the fields that the body contains and all rows inside it, and returns the series as it is stored. With `If-Match` a change of another version is refused.
         */
        patch: operations["updateSeries"];
        trace?: never;
    };
    "/api/v1/events/series/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a series
         * @description Returns the series with its teams, and its version as `ETag`. A record in the trash is not found.
         */
        get: operations["getSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/series/removeSeries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a series
         * @description Moves the series to the trash, from which it can be restored for some time. It is refused while other records refer to it.
         */
        delete: operations["removeSeries"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/series/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List series for a dropdown
         * @description Items with id and name, ordered by name, at most 10,000. `search` finds others, and `ids` reads those that a record refers to.
         */
        get: operations["listSeriesOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bgmi/matches/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List series of battle-royale games for a dropdown
         * @description Series of battle-royale games, ordered by name.
         */
        get: operations["listBgmiSeriesOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/tournament": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tournaments
         * @description One page of tournaments, newest first, with the number of all that match. `search` looks in the name and the label. Records in the trash are left out.
         */
        get: operations["listTournaments"];
        put?: never;
        /**
         * Add a tournament
         * @description Adds a tournament with its point table and returns it as it is stored. With an `Idempotency-Key` the call can be repeated safely.
         */
        post: operations["createTournament"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a tournament; the id is in the body
         * @description Replaces the fields that the body contains and all rows inside it, and returns the tournament as it is stored. With `If-Match` a change of another version is refused.
         */
        patch: operations["updateTournament"];
        trace?: never;
    };
    "/api/v1/events/tournament/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a tournament
         * @description Returns the tournament with its point table, and its version as `ETag`. A record in the trash is not found.
         */
        get: operations["getTournament"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/tournament/removeTournament": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a tournament
         * @description Moves the tournament to the trash, from which it can be restored for some time. It is refused while other records refer to it.
         */
        delete: operations["removeTournament"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/tournament/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tournaments for a dropdown
         * @description Items with id and name, ordered by name, at most 10,000. `search` finds others, and `ids` reads those that a record refers to.
         */
        get: operations["listTournamentOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List teams
         * @description One page of teams, newest first, with the number of all that match. `search` looks in the name, the full name and the acronym. Records in the trash are left out.
         */
        get: operations["listTeams"];
        put?: never;
        /**
         * Add a team
         * @description Adds a team and returns it as it is stored. With an `Idempotency-Key` the call can be repeated safely.
         */
        post: operations["createTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/teams/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a team
         * @description Returns the team, and its version as `ETag`. A record in the trash is not found.
         */
        get: operations["getTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a team
         * @description Replaces the fields that the body contains, and returns the team as it is stored. With `If-Match` a change of another version is refused.
         */
        patch: operations["updateTeam"];
        trace?: never;
    };
    "/api/v1/teams/removeTeams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a team
         * @description Moves the team to the trash, from which it can be restored for some time. It is refused while other records refer to it.
         */
        delete: operations["removeTeam"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/teams/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List teams for a dropdown
         * @description Items with id and name, ordered by name, at most 10,000. `search` finds others, and `ids` reads those that a record refers to.
         */
        get: operations["listTeamOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/players": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List players
         * @description One page of players, newest first, with the number of all that match. `search` looks in the names and the nickname. Records in the trash are left out.
         */
        get: operations["listPlayers"];
        put?: never;
        /**
         * Add a player
         * @description Adds a player and returns it as it is stored. With an `Idempotency-Key` the call can be repeated safely.
         */
        post: operations["createPlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/players/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a player
         * @description Returns the player, and its version as `ETag`. A record in the trash is not found.
         */
        get: operations["getPlayer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a player
         * @description Replaces the fields that the body contains, and returns the player as it is stored. With `If-Match` a change of another version is refused.
         */
        patch: operations["updatePlayer"];
        trace?: never;
    };
    "/api/v1/players/removePlayer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a player
         * @description Moves the player to the trash, from which it can be restored for some time. It is refused while other records refer to it.
         */
        delete: operations["removePlayer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List static pages
         * @description One page of static pages, newest first, with the number of all that match. `search` looks in the title. Records in the trash are left out.
         */
        get: operations["listStaticPages"];
        put?: never;
        /**
         * Add a static page
         * @description Adds a static page and returns it as it is stored. With an `Idempotency-Key` the call can be repeated safely.
         */
        post: operations["createStaticPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a static page
         * @description Returns the static page, and its version as `ETag`. A record in the trash is not found.
         */
        get: operations["getStaticPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a static page
         * @description Replaces the fields that the body contains, and returns the static page as it is stored. With `If-Match` a change of another version is refused.
         */
        patch: operations["updateStaticPage"];
        trace?: never;
    };
    "/api/v1/pages/removePages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a static page
         * @description Moves the static page to the trash, from which it can be restored for some time. It is refused while other records refer to it.
         */
        delete: operations["removeStaticPage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/youtube": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List video links
         * @description One page of video links, newest first, with the number of all that match. `search` looks in the name. Records in the trash are left out.
         */
        get: operations["listVideos"];
        put?: never;
        /**
         * Add a video link
         * @description Adds a video link and returns it as it is stored. With an `Idempotency-Key` the call can be repeated safely.
         */
        post: operations["createVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/youtube/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a video link
         * @description Returns the video link, and its version as `ETag`. A record in the trash is not found.
         */
        get: operations["getVideo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a video link
         * @description Replaces the fields that the body contains, and returns the video link as it is stored. With `If-Match` a change of another version is refused.
         */
        patch: operations["updateVideo"];
        trace?: never;
    };
    "/api/v1/youtube/removeYoutube": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a video link
         * @description Moves the video link to the trash, from which it can be restored for some time. It is refused while other records refer to it.
         */
        delete: operations["removeVideo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bgmi/allMatches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List games of BGMI stages
         * @description One page of games of BGMI stages, newest first, with the number of all that match. `search` looks in the link and the names of stage and map. Records in the trash are left out.
         */
        get: operations["listBgmiAllMatches"];
        put?: never;
        /**
         * Add a game of a BGMI stage
         * @description Adds a game of a BGMI stage and returns it as it is stored. With an `Idempotency-Key` the call can be repeated safely.
         */
        post: operations["createBgmiAllMatch"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a game of a BGMI stage; the id is in the body
         * @description Replaces the fields that the body contains, and returns the game of a BGMI stage as it is stored. With `If-Match` a change of another version is refused.
         */
        patch: operations["updateBgmiAllMatch"];
        trace?: never;
    };
    "/api/v1/bgmi/allMatches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a game of a BGMI stage
         * @description Returns the game of a BGMI stage, and its version as `ETag`. A record in the trash is not found.
         */
        get: operations["getBgmiAllMatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bgmi/allMatches/removeMatches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a game of a BGMI stage
         * @description Moves the game of a BGMI stage to the trash, from which it can be restored for some time. It is refused while other records refer to it.
         */
        delete: operations["removeBgmiAllMatch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bgmi/allMatches/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List games of BGMI stages for a dropdown
         * @description Items with id and name, ordered by name, at most 10,000. `search` finds others, and `ids` reads those that a record refers to.
         */
        get: operations["listBgmiAllMatchOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bgmi/teamsBgmi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List teams of battle-royale games for a dropdown
         * @description Teams of battle-royale games, ordered by name.
         */
        get: operations["listBgmiTeamOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bgmi/teamsBgmiGroup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List teams for a BGMI group
         * @description Teams that a BGMI group can contain, ordered by name.
         */
        get: operations["listBgmiGroupTeamOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bgmi/group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List BGMI groups
         * @description One page of BGMI groups, newest first, with the number of all that match. `search` looks in the name. Records in the trash are left out.
         */
        get: operations["listBgmiGroups"];
        put?: never;
        /**
         * Add a BGMI group
         * @description Adds a BGMI group with its teams and returns it as it is stored. With an `Idempotency-Key` the call can be repeated safely.
         */
        post: operations["createBgmiGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bgmi/group/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a BGMI group
         * @description Returns the BGMI group with its teams, and its version as `ETag`. A record in the trash is not found.
         */
        get: operations["getBgmiGroup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a BGMI group
         * @description Replaces the fields that the body contains and all rows inside it, and returns the BGMI group as it is stored. With `If-Match` a change of another version is refused.
         */
        patch: operations["updateBgmiGroup"];
        trace?: never;
    };
    "/api/v1/bgmi/group/removeBgmiGroup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a BGMI group
         * @description Moves the BGMI group to the trash, from which it can be restored for some time. It is refused while other records refer to it.
         */
        delete: operations["removeBgmiGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bgmi/bgmiGroupall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List BGMI groups for a dropdown
         * @description Items with id and name, ordered by name, at most 10,000. `search` finds others, and `ids` reads those that a record refers to.
         */
        get: operations["listBgmiGroupOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bgmi/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List BGMI maps
         * @description One page of BGMI maps, newest first, with the number of all that match. `search` looks in the name. Records in the trash are left out.
         */
        get: operations["listBgmiMaps"];
        put?: never;
        /**
         * Add a BGMI map
         * @description Adds a BGMI map and returns it as it is stored. With an `Idempotency-Key` the call can be repeated safely.
         */
        post: operations["createBgmiMap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bgmi/map/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a BGMI map
         * @description Replaces the fields that the body contains, and returns the BGMI map as it is stored. With `If-Match` a change of another version is refused.
         */
        patch: operations["updateBgmiMap"];
        trace?: never;
    };
    "/api/v1/bgmi/mapId/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a BGMI map
         * @description Returns the BGMI map, and its version as `ETag`. A record in the trash is not found.
         */
        get: operations["getBgmiMap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bgmi/map/removeMap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a BGMI map
         * @description Moves the BGMI map to the trash, from which it can be restored for some time. It is refused while other records refer to it.
         */
        delete: operations["removeBgmiMap"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bgmi/bgmiMapall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List BGMI maps for a dropdown
         * @description Items with id and name, ordered by name, at most 10,000. `search` finds others, and `ids` reads those that a record refers to.
         */
        get: operations["listBgmiMapOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bgmi/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List BGMI stages
         * @description One page of BGMI stages, newest first, with the number of all that match. `search` looks in the name. Records in the trash are left out.
         */
        get: operations["listBgmiMatches"];
        put?: never;
        /**
         * Add a BGMI stage
         * @description Adds a BGMI stage with its groups and returns it as it is stored. With an `Idempotency-Key` the call can be repeated safely.
         */
        post: operations["createBgmiMatch"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a BGMI stage; the id is in the body
         * @description Replaces the fields that the body contains and all rows inside it, and returns the BGMI stage as it is stored. With `If-Match` a change of another version is refused.
         */
        patch: operations["updateBgmiMatch"];
        trace?: never;
    };
    "/api/v1/bgmi/matches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a BGMI stage
         * @description Returns the BGMI stage with its groups, and its version as `ETag`. A record in the trash is not found.
         */
        get: operations["getBgmiMatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bgmi/matches/removeMatches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a BGMI stage
         * @description Moves the BGMI stage to the trash, from which it can be restored for some time. It is refused while other records refer to it.
         */
        delete: operations["removeBgmiMatch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bgmi/matches/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List BGMI stages for a dropdown
         * @description Items with id and name, ordered by name, at most 10,000. `search` finds others, and `ids` reads those that a record refers to.
         */
        get: operations["listBgmiMatchOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/BGMI/getGroup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the groups of a team in a series
         * @description The BGMI groups of the series that contain the team.
         */
        get: operations["listBgmiTeamGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/news/sendTrandingNewsNotification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send a notification about a news item. Each call sends one.
         * @description A GET with an effect, as the specification has it: clients must never repeat or prefetch it. The notification is delivered before the response.
         */
        get: operations["sendTrendingNewsNotification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/news/sendCustomNotification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send a custom notification. Each call sends one.
         * @description A GET with an effect, as the specification has it: clients must never repeat or prefetch it. The notification is delivered before the response.
         */
        get: operations["sendCustomNotification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/news/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add categories
         * @description Adds several categories at once: either all of them are stored, or none.
         */
        post: operations["createCategories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/news/getCategory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List categories
         * @description All categories, ordered by name.
         */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rulesets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all rulesets
         * @description All rulesets by name, at most 1,000. Those in the trash are left out.
         */
        get: operations["listRulesets"];
        put?: never;
        /**
         * Add a ruleset
         * @description Adds a ruleset and returns it as it is stored. With an `Idempotency-Key` the call can be repeated safely.
         */
        post: operations["createRuleset"];
        /**
         * Remove a ruleset
         * @description Moves the ruleset to the trash, from which it can be restored for some time. Tournaments with its id stay as they are.
         */
        delete: operations["removeRuleset"];
        options?: never;
        head?: never;
        /**
         * Change a ruleset; the id is in the body
         * @description Replaces all members of the ruleset. With `If-Match` a change of another version is refused.
         */
        patch: operations["updateRuleset"];
        trace?: never;
    };
    "/api/v1/rulesets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a ruleset
         * @description Returns the ruleset, and its version as `ETag`. A record in the trash is not found.
         */
        get: operations["getRuleset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/capabilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read which optional features the server offers
         * @description A client asks once per session. A server without this call offers none of the optional features.
         */
        get: operations["getCapabilities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List changes, newest first
         * @description Which records were created, changed, deleted and restored, by whom and when, with the values before and after. Admins read all entries.
         */
        get: operations["listHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/history/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a change
         * @description Writes the values before an update, takes a deleted record out of the trash with its id, rows and pictures, or moves a created one to the trash. Repeating it changes nothing. `force` replaces later changes; with `If-Match` only those that the user has seen.
         */
        post: operations["restoreHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description One line of text. Shorter limits are rules of section 5 with their own messages. */
        ShortText: string;
        /**
         * @description The base64 of the password's UTF-8 bytes (section 5: passwords are transformed in the client). This is an encoding without protection: the transport must be encrypted.
         * @example QWRtaW5AMTIzNA==
         */
        EncodedPassword: string;
        /** @description The field 'Email/Mobile No' is sent as email; device_token is 'admin' and device_type is 'web' */
        LoginRequest: {
            email: components["schemas"]["ShortText"];
            password: components["schemas"]["EncodedPassword"];
            device_token: components["schemas"]["ShortText"];
            device_type: components["schemas"]["ShortText"];
        };
        Ok: {
            /** @constant */
            status: true;
            /** @description Shown as the success toast */
            message: string;
        };
        Tokens: {
            accessToken: components["schemas"]["ShortText"];
            refreshToken: components["schemas"]["ShortText"];
        };
        /**
         * Format: int32
         * @description The id of a record
         */
        RowId: number;
        NullableText: string | null;
        /** @description An address, or null. That of a picture may be signed, and then ends after some time. */
        NullableUrl: string | null;
        /** @description The signed-in user */
        StoredUser: {
            id: components["schemas"]["RowId"];
            first_name: components["schemas"]["ShortText"];
            last_name: components["schemas"]["ShortText"];
            mobile_no: components["schemas"]["NullableText"];
            email: components["schemas"]["ShortText"];
            profile_pic: components["schemas"]["NullableUrl"];
            role_name: components["schemas"]["ShortText"];
        };
        FieldError: {
            /** @description The field of the error, such as `pointTable[0][team_id]` */
            path?: string;
            /** @description The name that some servers use for `path` */
            param?: string;
            msg: components["schemas"]["ShortText"];
        };
        /** @description A refusal. Its HTTP status is an error status or 200. */
        Failure: {
            /** @constant */
            status: false;
            /** @description Shown when `errors` is empty */
            message: string;
            errors?: components["schemas"]["FieldError"][];
        };
        LoginAnswer: (components["schemas"]["Ok"] & {
            token: components["schemas"]["Tokens"];
            data: components["schemas"]["StoredUser"];
        }) | components["schemas"]["Failure"];
        RefreshRequest: {
            refreshToken: components["schemas"]["ShortText"];
        };
        RefreshAnswer: (components["schemas"]["Ok"] & {
            accessToken: components["schemas"]["ShortText"];
            /** @description Replaces the sent token; missing when that stays valid */
            refreshToken?: string;
        }) | components["schemas"]["Failure"];
        SendOtpRequest: {
            username: components["schemas"]["ShortText"];
        };
        OtpSentAnswer: (components["schemas"]["Ok"] & {
            /**
             * Format: int32
             * @description The code itself; present in a demo installation only
             */
            otp?: string | number;
        }) | components["schemas"]["Failure"];
        /**
         * Format: int64
         * @description A one-time code. A number has lost its leading zeros; the server restores them.
         * @example 204981
         */
        OneTimeCode: number | string;
        VerifyOtpRequest: {
            username: components["schemas"]["ShortText"];
            otp: components["schemas"]["OneTimeCode"];
        };
        /** @description Done, without data */
        Done: components["schemas"]["Ok"] | components["schemas"]["Failure"];
        NewPasswordRequest: {
            username: components["schemas"]["ShortText"];
            newpassword: components["schemas"]["EncodedPassword"];
        };
        /**
         * Format: int32
         * @description The id of a record in a request, as a number or its digits. Rows contain a number.
         * @example 12
         */
        Id: number | string;
        SendMobileOtpRequest: {
            phone: components["schemas"]["ShortText"];
            userId: components["schemas"]["Id"];
        };
        VerifyMobileOtpRequest: {
            phone: components["schemas"]["ShortText"];
            otp: components["schemas"]["OneTimeCode"];
            userId: components["schemas"]["Id"];
        };
        ChangePasswordRequest: {
            currentpassword: components["schemas"]["EncodedPassword"];
            newpassword: components["schemas"]["EncodedPassword"];
            confirmpassword: components["schemas"]["EncodedPassword"];
        };
        /**
         * Format: int32
         * @description A number from 1, or its digits
         */
        PositiveInteger: number | string;
        /**
         * @description Ids of records, separated by commas. An unknown id matches nothing; an empty text matches all rows.
         * @example 3,7
         */
        IdFilter: string;
        /**
         * @description `1` for active rows, `0` for others, or both with a comma. An empty text matches all rows.
         * @example 1
         */
        ActiveStatusFilter: string;
        PageCounts: {
            /**
             * Format: int32
             * @description Number of pages
             */
            totalPageCount: number;
            /**
             * Format: int32
             * @description Number of rows on all pages. With a search or a filter, a number above 2,000 may be an estimate, except in the response with the last page or to a page beyond it.
             */
            totalData: number;
            /** @description Whether `totalData` and `totalPageCount` are estimates. Missing if they are exact. */
            isEstimate?: boolean;
        };
        /** @description A name that the server joins from two fields */
        JoinedText: string;
        /**
         * Format: int32
         * @description The id of another record, or null
         */
        NullableId: number | null;
        /**
         * @description Whether the record is active (`1`) or not (`0`), in requests and responses (section 4)
         * @enum {string}
         */
        ActiveStatus: "1" | "0";
        /** @description A row of the list, and the full record */
        User: {
            id: components["schemas"]["RowId"];
            name: components["schemas"]["JoinedText"];
            first_name: components["schemas"]["ShortText"];
            last_name: components["schemas"]["ShortText"];
            email: components["schemas"]["ShortText"];
            mobile_no: components["schemas"]["NullableText"];
            country: components["schemas"]["NullableId"];
            country_name: components["schemas"]["NullableText"];
            birth_date: components["schemas"]["NullableText"];
            profile_pic: components["schemas"]["NullableUrl"];
            role_name: components["schemas"]["ShortText"];
            status: components["schemas"]["ActiveStatus"];
        };
        UserListAnswer: (components["schemas"]["Ok"] & {
            data: components["schemas"]["PageCounts"] & {
                data: components["schemas"]["User"][];
            };
        }) | components["schemas"]["Failure"];
        /**
         * Format: int32
         * @description The id of a record; an empty text removes the reference
         */
        OptionalId: number | string;
        /**
         * @description A day, as `YYYY-MM-DD`, optionally with the time 00:00:00. An empty text removes it.
         * @example 1998-04-30
         */
        BirthDate: string;
        /**
         * Format: binary
         * @description The bytes of a file, at most 2 MiB
         */
        PictureFile: Blob;
        /** @description A picture file: PNG, JPEG or WebP. An empty text removes the stored picture, a missing field leaves it unchanged. Files need multipart: JSON can contain only the empty text. */
        Picture: components["schemas"]["PictureFile"] | "";
        /** @description The members of a request; `users` is the profile picture */
        UserWrite: {
            name?: components["schemas"]["ShortText"];
            first_name?: components["schemas"]["ShortText"];
            last_name?: components["schemas"]["ShortText"];
            email?: components["schemas"]["ShortText"];
            mobile_no?: components["schemas"]["ShortText"];
            country?: components["schemas"]["OptionalId"];
            birth_date?: components["schemas"]["BirthDate"];
            users?: components["schemas"]["Picture"];
            status?: components["schemas"]["ActiveStatus"];
        };
        UserCreate: WithRequired<components["schemas"]["UserWrite"], "first_name" | "last_name" | "email" | "mobile_no"> & {
            password: components["schemas"]["EncodedPassword"];
        };
        UserSavedAnswer: (components["schemas"]["Ok"] & {
            data?: components["schemas"]["User"];
        }) | components["schemas"]["Failure"];
        UserAnswer: (components["schemas"]["Ok"] & {
            data: components["schemas"]["User"];
        }) | components["schemas"]["Failure"];
        /** @description A refusal because the record has changed */
        Outdated: components["schemas"]["Failure"] & {
            /** @description The current record */
            data?: {
                [key: string]: unknown;
            };
        };
        ProfileUpdate: components["schemas"]["UserWrite"] & {
            id: components["schemas"]["Id"];
        };
        ProfileSaved: {
            /** @description The new profile_pic of the stored user; missing when there is none */
            profileImage?: string;
        };
        ProfileSavedAnswer: (components["schemas"]["Ok"] & {
            data?: components["schemas"]["ProfileSaved"];
        }) | components["schemas"]["Failure"];
        /** @description The data of the profile screen */
        Profile: {
            first_name: components["schemas"]["ShortText"];
            last_name: components["schemas"]["ShortText"];
            email: components["schemas"]["ShortText"];
            mobile_no: components["schemas"]["NullableText"];
            profile_pic: components["schemas"]["NullableUrl"];
        };
        ProfileAnswer: (components["schemas"]["Ok"] & {
            data: components["schemas"]["Profile"];
        }) | components["schemas"]["Failure"];
        /**
         * @description A date and time in UTC, as `YYYY-MM-DD HH:MM:SS`. There is no year 0000.
         * @example 2026-11-20 18:30:00
         */
        DateTime: string;
        /** @description From a sign-in on a device until the session ends */
        Session: {
            id: components["schemas"]["RowId"];
            /**
             * @description The browser and its system at sign-in. Empty when unknown.
             * @example Chrome on Windows
             */
            device: string;
            /**
             * @description The network address at sign-in. Empty when unknown.
             * @example 203.0.113.7
             */
            address: string;
            created_at: components["schemas"]["DateTime"];
            /** @description The time of the last call, up to a minute late */
            last_used_at: components["schemas"]["DateTime"];
            /** @description Whether it is the session of this call */
            current: boolean;
        };
        SessionsAnswer: (components["schemas"]["Ok"] & {
            data: components["schemas"]["Session"][];
        }) | components["schemas"]["Failure"];
        /** @description An item of a dropdown (section 2) */
        Option: {
            id: components["schemas"]["RowId"];
            name: components["schemas"]["ShortText"];
        };
        /** @description The items of a dropdown */
        OptionsAnswer: (components["schemas"]["Ok"] & {
            data: components["schemas"]["Option"][];
        }) | components["schemas"]["Failure"];
        /** @description A row of the list, and the full record */
        Advertisement: {
            id: components["schemas"]["RowId"];
            name: components["schemas"]["ShortText"];
            image: components["schemas"]["NullableUrl"];
            redirectUrl: components["schemas"]["NullableUrl"];
            status: components["schemas"]["ActiveStatus"];
        };
        AdvertisementListAnswer: (components["schemas"]["Ok"] & {
            data: components["schemas"]["PageCounts"] & {
                data: components["schemas"]["Advertisement"][];
            };
        }) | components["schemas"]["Failure"];
        /** @description The members of a request */
        AdvertisementWrite: {
            name?: components["schemas"]["ShortText"];
            image?: components["schemas"]["Picture"];
            redirectUrl?: components["schemas"]["ShortText"];
            status?: components["schemas"]["ActiveStatus"];
        };
        AdvertisementCreate: WithRequired<components["schemas"]["AdvertisementWrite"], "name">;
        AdvertisementSavedAnswer: (components["schemas"]["Ok"] & {
            data?: components["schemas"]["Advertisement"];
        }) | components["schemas"]["Failure"];
        AdvertisementUpdate: components["schemas"]["AdvertisementWrite"] & {
            id: components["schemas"]["Id"];
        };
        AdvertisementAnswer: (components["schemas"]["Ok"] & {
            data: components["schemas"]["Advertisement"];
        }) | components["schemas"]["Failure"];
        /** @description A row of the list, and the full record */
        Game: {
            id: components["schemas"]["RowId"];
            name: components["schemas"]["ShortText"];
            pandascore_id: components["schemas"]["NullableId"];
            image: components["schemas"]["NullableUrl"];
            status: components["schemas"]["ActiveStatus"];
        };
        GameListAnswer: (components["schemas"]["Ok"] & {
            data: components["schemas"]["PageCounts"] & {
                data: components["schemas"]["Game"][];
            };
        }) | components["schemas"]["Failure"];
        /** @description The members of a request */
        GameWrite: {
            name?: components["schemas"]["ShortText"];
            image?: components["schemas"]["Picture"];
            status?: components["schemas"]["ActiveStatus"];
        };
        GameCreate: WithRequired<components["schemas"]["GameWrite"], "name">;
        GameSavedAnswer: (components["schemas"]["Ok"] & {
            data?: components["schemas"]["Game"];
        }) | components["schemas"]["Failure"];
        GameAnswer: (components["schemas"]["Ok"] & {
            data: components["schemas"]["Game"];
        }) | components["schemas"]["Failure"];
        GameUpdate: components["schemas"]["GameWrite"];
        /** @description A game of a dropdown. One without a pandascore_id cannot be chosen as the current game of a player. */
        GameOption: components["schemas"]["Option"] & {
            pandascore_id: components["schemas"]["NullableId"];
        };
        GameOptionsAnswer: (components["schemas"]["Ok"] & {
            data: components["schemas"]["GameOption"][];
        }) | components["schemas"]["Failure"];
        /** @description A row of the list, and the full record */
        League: {
            id: components["schemas"]["RowId"];
            name: components["schemas"]["ShortText"];
            game_id?: components["schemas"]["NullableId"];
            game_name?: components["schemas"]["NullableText"];
            organizer?: components["schemas"]["NullableText"];
            image: components["schemas"]["NullableUrl"];
            status: components["schemas"]["ActiveStatus"];
        };
        LeagueListAnswer: (components["schemas"]["Ok"] & {
            data: components["schemas"]["PageCounts"] & {
                data: components["schemas"]["League"][];
            };
        }) | components["schemas"]["Failure"];
        /** @description The members of a request */
        LeagueWrite: {
            name?: components["schemas"]["ShortText"];
            image?: components["schemas"]["Picture"];
            status?: components["schemas"]["ActiveStatus"];
        };
        LeagueCreate: WithRequired<components["schemas"]["LeagueWrite"], "name">;
        LeagueSavedAnswer: (components["schemas"]["Ok"] & {
            data?: components["schemas"]["League"];
        }) | components["schemas"]["Failure"];
        LeagueUpdate: components["schemas"]["LeagueWrite"] & {
            id: components["schemas"]["Id"];
        };
        LeagueAnswer: (components["schemas"]["Ok"] & {
            data: components["schemas"]["League"];
        }) | components["schemas"]["Failure"];
        /**
         * @description Statuses of matches, separated by commas. An unknown status matches nothing; an empty text matches all rows.
         * @example running,finished
         */
        StatusWordFilter: string;
        /**
         * @description A date and time in UTC, as `YYYY-MM-DD HH:MM:SS`, or an empty text for none
         * @example 2026-11-20 18:30:00
         */
        OptionalDateTime: string;
        /**
         * @description The status of a match: not_started, running, finished, postponed or canceled; a provider may add others
         * @example running
         */
        MatchStatus: string;
        /** @description A date and time in UTC, as `YYYY-MM-DD HH:MM:SS`, or null when unknown */
        NullableDateTime: string | null;
        /** @description A row of the list, and the full record */
        Match: {
            id: components["schemas"]["RowId"];
            name: components["schemas"]["ShortText"];
            game_id: components["schemas"]["NullableId"];
            game_name: components["schemas"]["NullableText"];
            tournament_id: components["schemas"]["NullableId"];
            tournament_name: components["schemas"]["NullableText"];
            status: components["schemas"]["MatchStatus"];
            original_scheduled_at: components["schemas"]["NullableDateTime"];
            winner_type: components["schemas"]["NullableText"];
        };
        MatchListAnswer: (components["schemas"]["Ok"] & {
            data: components["schemas"]["PageCounts"] & {
                data: components["schemas"]["Match"][];
            };
        }) | components["schemas"]["Failure"];
        /**
         * Format: int64
         * @description The new status of a match: not_started, finished, postponed or canceled (section 4). The back-office sends the word. Servers also accept the digits of the form: `1` not_started, `2` finished, `3` postponed, anything else canceled.
         * @example finished
         */
        MatchStatusSent: string | number;
        /** @description The members of a request */
        MatchWrite: {
            name?: components["schemas"]["ShortText"];
            game_id?: components["schemas"]["Id"];
            tournament_id?: components["schemas"]["Id"];
            status?: components["schemas"]["MatchStatusSent"];
            original_scheduled_at?: components["schemas"]["DateTime"];
            /** @description What wins. An empty text removes it. */
            winner_type?: ("Team" | "Player") | "";
        };
        MatchCreate: WithRequired<components["schemas"]["MatchWrite"], "name" | "game_id" | "tournament_id" | "status" | "original_scheduled_at">;
        MatchSavedAnswer: (components["schemas"]["Ok"] & {
            data?: components["schemas"]["Match"];
        }) | components["schemas"]["Failure"];
        MatchUpdate: components["schemas"]["MatchWrite"] & {
            id: components["schemas"]["Id"];
        };
        MatchAnswer: (components["schemas"]["Ok"] & {
            data: components["schemas"]["Match"];
        }) | components["schemas"]["Failure"];
        /** @description A row of the list */
        Series: {
            id: components["schemas"]["RowId"];
            name: components["schemas"]["ShortText"];
            full_name?: components["schemas"]["NullableText"];
            league_id?: components["schemas"]["NullableId"];
            league_name?: components["schemas"]["NullableText"];
            game_id: components["schemas"]["NullableId"];
            game_name: components["schemas"]["NullableText"];
            begin_at: components["schemas"]["NullableDateTime"];
            status: components["schemas"]["ActiveStatus"];
        };
        SeriesListAnswer: (components["schemas"]["Ok"] & {
            data: components["schemas"]["PageCounts"] & {
                data: components["schemas"]["Series"][];
            };
        }) | components["schemas"]["Failure"];
        /** @description A team of the series; `fieldId` is the id of the team */
        SeriesTeam: {
            fieldId: components["schemas"]["Id"];
        };
        /** @description The members of a request */
        SeriesWrite: {
            name?: components["schemas"]["ShortText"];
            game_id?: components["schemas"]["Id"];
            begin_at?: components["schemas"]["DateTime"];
            teams?: components["schemas"]["SeriesTeam"][];
            status?: components["schemas"]["ActiveStatus"];
        };
        SeriesCreate: WithRequired<components["schemas"]["SeriesWrite"], "name" | "game_id" | "begin_at">;
        /**
         * @description The record of this name is in the trash. Missing for all others (docs/your-own-api.md).
         * @constant
         */
        Deleted: true;
        SeriesTeamRow: {
            fieldId: components["schemas"]["RowId"];
            /** @description The name of the team */
            name: string;
            deleted?: components["schemas"]["Deleted"];
        };
        /** @description The full record */
        SeriesRecord: components["schemas"]["Series"] & {
            teams: components["schemas"]["SeriesTeamRow"][];
        };
        SeriesSavedAnswer: (components["schemas"]["Ok"] & {
            data?: components["schemas"]["SeriesRecord"];
        }) | components["schemas"]["Failure"];
        SeriesUpdate: components["schemas"]["SeriesWrite"] & {
            id: components["schemas"]["Id"];
        };
        SeriesAnswer: (components["schemas"]["Ok"] & {
            data: components["schemas"]["SeriesRecord"];
        }) | components["schemas"]["Failure"];
        /** @description A row of the list */
        Tournament: {
            id: components["schemas"]["RowId"];
            name: components["schemas"]["ShortText"];
            label: components["schemas"]["ShortText"];
            series_id: components["schemas"]["NullableId"];
            series_name: components["schemas"]["NullableText"];
            prizepool: components["schemas"]["NullableText"];
            original_scheduled_at: components["schemas"]["NullableDateTime"];
            begin_at: components["schemas"]["NullableDateTime"];
            end_at: components["schemas"]["NullableDateTime"];
            status: components["schemas"]["ActiveStatus"];
            /** @description As in a request */
            ruleset_id?: string | null;
            ruleset_name?: components["schemas"]["NullableText"];
        };
        TournamentListAnswer: (components["schemas"]["Ok"] & {
            data: components["schemas"]["PageCounts"] & {
                data: components["schemas"]["Tournament"][];
            };
        }) | components["schemas"]["Failure"];
        /**
         * Format: int32
         * @description A number from 0, or its digits
         */
        Count: number | string;
        /**
         * Format: int32
         * @description A penalty (negative) or a bonus, as a number or its digits. Empty for none.
         */
        OptionalPoints: number | string;
        /** @description The results of a team in the tournament so far */
        PointTableRow: {
            team_id: components["schemas"]["Id"];
            chicken_dinner: components["schemas"]["Count"];
            matches_played: components["schemas"]["Count"];
            total_finish: components["schemas"]["Count"];
            position_point: components["schemas"]["Count"];
            total_point: components["schemas"]["Count"];
            adjustment?: components["schemas"]["OptionalPoints"];
            /** @description Why the team has a penalty or a bonus */
            reason?: components["schemas"]["ShortText"];
        };
        /** @description The id of a ruleset, or the name of one that the app has, such as `preset-15`. Empty for none. */
        RulesetReference: string;
        /** @description The members of a request */
        TournamentWrite: {
            name?: components["schemas"]["ShortText"];
            label?: components["schemas"]["ShortText"];
            original_scheduled_at?: components["schemas"]["DateTime"];
            series_id?: components["schemas"]["Id"];
            prizepool?: components["schemas"]["ShortText"];
            begin_at?: components["schemas"]["DateTime"];
            end_at?: components["schemas"]["DateTime"];
            pointTable?: components["schemas"]["PointTableRow"][];
            status?: components["schemas"]["ActiveStatus"];
            ruleset_id?: components["schemas"]["RulesetReference"];
        };
        TournamentCreate: WithRequired<components["schemas"]["TournamentWrite"], "name" | "label" | "original_scheduled_at" | "series_id" | "prizepool" | "begin_at" | "end_at">;
        /**
         * Format: int32
         * @description A number of a row
         */
        RowNumber: number;
        PointTableRecordRow: {
            team_id: components["schemas"]["RowId"];
            team_name: components["schemas"]["ShortText"];
            deleted?: components["schemas"]["Deleted"];
            chicken_dinner: components["schemas"]["RowNumber"];
            matches_played: components["schemas"]["RowNumber"];
            total_finish: components["schemas"]["RowNumber"];
            position_point: components["schemas"]["RowNumber"];
            total_point: components["schemas"]["RowNumber"];
            /**
             * Format: int32
             * @description A penalty (negative) or a bonus; missing without one
             */
            adjustment?: number;
            reason?: components["schemas"]["ShortText"];
        };
        /** @description The full record */
        TournamentRecord: components["schemas"]["Tournament"] & {
            pointTable: components["schemas"]["PointTableRecordRow"][];
        };
        TournamentSavedAnswer: (components["schemas"]["Ok"] & {
            data?: components["schemas"]["TournamentRecord"];
        }) | components["schemas"]["Failure"];
        TournamentUpdate: components["schemas"]["TournamentWrite"] & {
            id: components["schemas"]["Id"];
        };
        TournamentAnswer: (components["schemas"]["Ok"] & {
            data: components["schemas"]["TournamentRecord"];
        }) | components["schemas"]["Failure"];
        /** @description A row of the list, and the full record */
        Team: {
            id: components["schemas"]["RowId"];
            name: components["schemas"]["ShortText"];
            full_name: components["schemas"]["ShortText"];
            acronym?: components["schemas"]["NullableText"];
            game_id: components["schemas"]["NullableId"];
            game_name: components["schemas"]["NullableText"];
            country: components["schemas"]["NullableId"];
            country_name: components["schemas"]["NullableText"];
            status: components["schemas"]["ActiveStatus"];
        };
        TeamListAnswer: (components["schemas"]["Ok"] & {
            data: components["schemas"]["PageCounts"] & {
                data: components["schemas"]["Team"][];
            };
        }) | components["schemas"]["Failure"];
        /** @description The members of a request */
        TeamWrite: {
            name?: components["schemas"]["ShortText"];
            full_name?: components["schemas"]["ShortText"];
            game_id?: components["schemas"]["Id"];
            country?: components["schemas"]["OptionalId"];
            status?: components["schemas"]["ActiveStatus"];
        };
        TeamCreate: WithRequired<components["schemas"]["TeamWrite"], "name" | "full_name" | "game_id">;
        TeamSavedAnswer: (components["schemas"]["Ok"] & {
            data?: components["schemas"]["Team"];
        }) | components["schemas"]["Failure"];
        TeamAnswer: (components["schemas"]["Ok"] & {
            data: components["schemas"]["Team"];
        }) | components["schemas"]["Failure"];
        TeamUpdate: components["schemas"]["TeamWrite"];
        /** @description A row of the list, and the full record */
        Player: {
            id: components["schemas"]["RowId"];
            name: components["schemas"]["ShortText"];
            full_name: components["schemas"]["ShortText"];
            nickname: components["schemas"]["ShortText"];
            first_name: components["schemas"]["NullableText"];
            last_name: components["schemas"]["NullableText"];
            twitch_id: components["schemas"]["ShortText"];
            pandascore_id: components["schemas"]["NullableId"];
            current_game_id: components["schemas"]["NullableId"];
            current_game_name: components["schemas"]["NullableText"];
            current_team_id?: components["schemas"]["NullableId"];
            current_team_name?: components["schemas"]["NullableText"];
            current_team_deleted?: components["schemas"]["Deleted"];
            status: components["schemas"]["ActiveStatus"];
        };
        PlayerListAnswer: (components["schemas"]["Ok"] & {
            data: components["schemas"]["PageCounts"] & {
                data: components["schemas"]["Player"][];
            };
        }) | components["schemas"]["Failure"];
        /** @description The members of a request */
        PlayerWrite: {
            name?: components["schemas"]["ShortText"];
            full_name?: components["schemas"]["ShortText"];
            nickname?: components["schemas"]["ShortText"];
            first_name?: components["schemas"]["ShortText"];
            last_name?: components["schemas"]["ShortText"];
            twitch_id?: components["schemas"]["ShortText"];
            pandascore_id?: components["schemas"]["Id"];
            current_game_id?: components["schemas"]["Id"];
            status?: components["schemas"]["ActiveStatus"];
        };
        PlayerCreate: WithRequired<components["schemas"]["PlayerWrite"], "full_name" | "twitch_id" | "pandascore_id" | "nickname" | "current_game_id">;
        PlayerSavedAnswer: (components["schemas"]["Ok"] & {
            data?: components["schemas"]["Player"];
        }) | components["schemas"]["Failure"];
        PlayerAnswer: (components["schemas"]["Ok"] & {
            data: components["schemas"]["Player"];
        }) | components["schemas"]["Failure"];
        PlayerUpdate: components["schemas"]["PlayerWrite"];
        /** @description A row of the list */
        StaticPage: {
            id: components["schemas"]["RowId"];
            title: components["schemas"]["ShortText"];
            status: components["schemas"]["ActiveStatus"];
        };
        StaticPageListAnswer: (components["schemas"]["Ok"] & {
            data: components["schemas"]["PageCounts"] & {
                data: components["schemas"]["StaticPage"][];
            };
        }) | components["schemas"]["Failure"];
        /** @description Formatted text as HTML. The server sanitises it before it stores it, the client before it shows it. */
        RichText: string;
        /** @description The members of a request */
        StaticPageWrite: {
            title?: components["schemas"]["ShortText"];
            content?: components["schemas"]["RichText"];
            status?: components["schemas"]["ActiveStatus"];
        };
        StaticPageCreate: WithRequired<components["schemas"]["StaticPageWrite"], "title" | "content">;
        /** @description The full record */
        StaticPageRecord: components["schemas"]["StaticPage"] & {
            content: components["schemas"]["RichText"];
        };
        StaticPageSavedAnswer: (components["schemas"]["Ok"] & {
            data?: components["schemas"]["StaticPageRecord"];
        }) | components["schemas"]["Failure"];
        StaticPageAnswer: (components["schemas"]["Ok"] & {
            data: components["schemas"]["StaticPageRecord"];
        }) | components["schemas"]["Failure"];
        StaticPageUpdate: components["schemas"]["StaticPageWrite"];
        /** @description A row of the list, and the full record */
        Video: {
            id: components["schemas"]["RowId"];
            name: components["schemas"]["ShortText"];
            url: components["schemas"]["ShortText"];
            status: components["schemas"]["ActiveStatus"];
        };
        VideoListAnswer: (components["schemas"]["Ok"] & {
            data: components["schemas"]["PageCounts"] & {
                data: components["schemas"]["Video"][];
            };
        }) | components["schemas"]["Failure"];
        /** @description The members of a request */
        VideoWrite: {
            name?: components["schemas"]["ShortText"];
            url?: components["schemas"]["ShortText"];
            status?: components["schemas"]["ActiveStatus"];
        };
        VideoCreate: WithRequired<components["schemas"]["VideoWrite"], "name" | "url">;
        VideoSavedAnswer: (components["schemas"]["Ok"] & {
            data?: components["schemas"]["Video"];
        }) | components["schemas"]["Failure"];
        VideoAnswer: (components["schemas"]["Ok"] & {
            data: components["schemas"]["Video"];
        }) | components["schemas"]["Failure"];
        VideoUpdate: components["schemas"]["VideoWrite"];
        /**
         * @description Names of records, separated by commas. The whole text is a name too, because a name may contain a comma. An unknown name matches nothing; an empty text matches all rows.
         * @example Erangel,Miramar
         */
        NameFilter: string;
        /** @description A row of the list, and the full record */
        BgmiAllMatch: {
            id: components["schemas"]["RowId"];
            map_name: components["schemas"]["ShortText"];
            start_date: components["schemas"]["NullableDateTime"];
            other_link: components["schemas"]["NullableUrl"];
            match_no: components["schemas"]["RowNumber"];
            day: components["schemas"]["RowNumber"];
            bgmi_match_id: components["schemas"]["NullableId"];
            bgmi_match_name: components["schemas"]["NullableText"];
            status: components["schemas"]["ActiveStatus"];
        };
        BgmiAllMatchListAnswer: (components["schemas"]["Ok"] & {
            data: components["schemas"]["PageCounts"] & {
                data: components["schemas"]["BgmiAllMatch"][];
            };
        }) | components["schemas"]["Failure"];
        /** @description The members of a request */
        BgmiAllMatchWrite: {
            map_name?: components["schemas"]["ShortText"];
            start_date?: components["schemas"]["DateTime"];
            other_link?: components["schemas"]["ShortText"];
            match_no?: components["schemas"]["Count"];
            day?: components["schemas"]["Count"];
            bgmi_match_id?: components["schemas"]["Id"];
            status?: components["schemas"]["ActiveStatus"];
        };
        BgmiAllMatchCreate: WithRequired<components["schemas"]["BgmiAllMatchWrite"], "map_name" | "start_date" | "match_no" | "day" | "bgmi_match_id">;
        BgmiAllMatchSavedAnswer: (components["schemas"]["Ok"] & {
            data?: components["schemas"]["BgmiAllMatch"];
        }) | components["schemas"]["Failure"];
        BgmiAllMatchUpdate: components["schemas"]["BgmiAllMatchWrite"] & {
            id: components["schemas"]["Id"];
        };
        BgmiAllMatchAnswer: (components["schemas"]["Ok"] & {
            data: components["schemas"]["BgmiAllMatch"];
        }) | components["schemas"]["Failure"];
        /** @description A row of the list */
        BgmiGroup: {
            id: components["schemas"]["RowId"];
            name: components["schemas"]["ShortText"];
            image: components["schemas"]["NullableUrl"];
            series_id: components["schemas"]["NullableId"];
            series_name: components["schemas"]["NullableText"];
            status: components["schemas"]["ActiveStatus"];
        };
        BgmiGroupListAnswer: (components["schemas"]["Ok"] & {
            data: components["schemas"]["PageCounts"] & {
                data: components["schemas"]["BgmiGroup"][];
            };
        }) | components["schemas"]["Failure"];
        /** @description The members of a request */
        BgmiGroupWrite: {
            name?: components["schemas"]["ShortText"];
            image?: components["schemas"]["Picture"];
            series_id?: components["schemas"]["OptionalId"];
            teams?: components["schemas"]["Id"][];
            status?: components["schemas"]["ActiveStatus"];
        };
        BgmiGroupCreate: WithRequired<components["schemas"]["BgmiGroupWrite"], "name">;
        /** @description The full record */
        BgmiGroupRecord: components["schemas"]["BgmiGroup"] & {
            teams: (components["schemas"]["Option"] & {
                deleted?: components["schemas"]["Deleted"];
            })[];
        };
        BgmiGroupSavedAnswer: (components["schemas"]["Ok"] & {
            data?: components["schemas"]["BgmiGroupRecord"];
        }) | components["schemas"]["Failure"];
        BgmiGroupAnswer: (components["schemas"]["Ok"] & {
            data: components["schemas"]["BgmiGroupRecord"];
        }) | components["schemas"]["Failure"];
        BgmiGroupUpdate: components["schemas"]["BgmiGroupWrite"];
        /** @description A row of the list, and the full record */
        BgmiMap: {
            id: components["schemas"]["RowId"];
            name: components["schemas"]["ShortText"];
            image: components["schemas"]["NullableUrl"];
            status: components["schemas"]["ActiveStatus"];
        };
        BgmiMapListAnswer: (components["schemas"]["Ok"] & {
            data: components["schemas"]["PageCounts"] & {
                data: components["schemas"]["BgmiMap"][];
            };
        }) | components["schemas"]["Failure"];
        /** @description The members of a request */
        BgmiMapWrite: {
            name?: components["schemas"]["ShortText"];
            image?: components["schemas"]["Picture"];
            status?: components["schemas"]["ActiveStatus"];
        };
        BgmiMapCreate: WithRequired<components["schemas"]["BgmiMapWrite"], "name">;
        BgmiMapSavedAnswer: (components["schemas"]["Ok"] & {
            data?: components["schemas"]["BgmiMap"];
        }) | components["schemas"]["Failure"];
        BgmiMapUpdate: components["schemas"]["BgmiMapWrite"];
        BgmiMapAnswer: (components["schemas"]["Ok"] & {
            data: components["schemas"]["BgmiMap"];
        }) | components["schemas"]["Failure"];
        /** @description A row of the list */
        BgmiMatch: {
            id: components["schemas"]["RowId"];
            name: components["schemas"]["ShortText"];
            series_id: components["schemas"]["NullableId"];
            series_name: components["schemas"]["NullableText"];
            status: components["schemas"]["ActiveStatus"];
        };
        BgmiMatchListAnswer: (components["schemas"]["Ok"] & {
            data: components["schemas"]["PageCounts"] & {
                data: components["schemas"]["BgmiMatch"][];
            };
        }) | components["schemas"]["Failure"];
        /** @description A team of the stage and the group it plays in */
        BgmiMatchTeam: {
            team_id: components["schemas"]["Id"];
            group_id?: components["schemas"]["OptionalId"];
        };
        /** @description The members of a request */
        BgmiMatchWrite: {
            name?: components["schemas"]["ShortText"];
            series_id?: components["schemas"]["Id"];
            teams?: components["schemas"]["BgmiMatchTeam"][];
            status?: components["schemas"]["ActiveStatus"];
        };
        BgmiMatchCreate: WithRequired<components["schemas"]["BgmiMatchWrite"], "name" | "series_id">;
        BgmiMatchTeamRow: {
            team_id: components["schemas"]["RowId"];
            team_name: components["schemas"]["ShortText"];
            deleted?: components["schemas"]["Deleted"];
            group_id: components["schemas"]["NullableId"];
            group_name: components["schemas"]["NullableText"];
        };
        /** @description The full record */
        BgmiMatchRecord: components["schemas"]["BgmiMatch"] & {
            teams: components["schemas"]["BgmiMatchTeamRow"][];
        };
        BgmiMatchSavedAnswer: (components["schemas"]["Ok"] & {
            data?: components["schemas"]["BgmiMatchRecord"];
        }) | components["schemas"]["Failure"];
        BgmiMatchUpdate: components["schemas"]["BgmiMatchWrite"] & {
            id: components["schemas"]["Id"];
        };
        BgmiMatchAnswer: (components["schemas"]["Ok"] & {
            data: components["schemas"]["BgmiMatchRecord"];
        }) | components["schemas"]["Failure"];
        CategoryItem: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["ShortText"];
        };
        CategoriesCreate: {
            items: components["schemas"]["CategoryItem"][];
        };
        /**
         * @description The points for the places with hyphens between them, the first place first
         * @example 12-9-8-7-6-5-4-3-2-1
         */
        Places: string;
        /**
         * Format: int32
         * @description A number of a row, or null
         */
        NullableNumber: number | null;
        /**
         * @description The columns that rank, the most important one first, with commas between them. It contains `total_point`.
         * @example total_point,chicken_dinner,position_point,total_finish
         */
        RankOrder: string;
        /**
         * @description What decides between teams that are level in all these columns
         * @enum {string}
         */
        RankDecider: "last_match" | "best_match" | "head_to_head";
        /**
         * @description How teams that share a place score, each the points of the place (`each`) or the mean of their places (`mean`)
         * @enum {string}
         */
        SharedPlace: "each" | "mean";
        /** @description A ruleset */
        Ruleset: {
            id: components["schemas"]["RowId"];
            name: components["schemas"]["ShortText"];
            places: components["schemas"]["Places"];
            per_finish: components["schemas"]["RowNumber"];
            finish_cap: components["schemas"]["NullableNumber"];
            lobby: components["schemas"]["RowNumber"];
            order: components["schemas"]["RankOrder"];
            decider: components["schemas"]["RankDecider"];
            shared: components["schemas"]["SharedPlace"];
            has_penalties: components["schemas"]["ActiveStatus"];
        };
        RulesetListAnswer: (components["schemas"]["Ok"] & {
            data: components["schemas"]["Ruleset"][];
        }) | components["schemas"]["Failure"];
        /**
         * Format: int32
         * @description A number from 0, or its digits, or an empty text for none
         */
        OptionalCount: number | string;
        /** @description The members of a request */
        RulesetWrite: {
            name?: components["schemas"]["ShortText"];
            places?: components["schemas"]["Places"];
            per_finish?: components["schemas"]["Count"];
            /** @description The most finishes of a team that count in one match. Empty for all. */
            finish_cap?: components["schemas"]["OptionalCount"];
            /** @description The number of teams in a match */
            lobby?: components["schemas"]["Count"];
            order?: components["schemas"]["RankOrder"];
            decider?: components["schemas"]["RankDecider"];
            shared?: components["schemas"]["SharedPlace"];
            /** @description Whether a team can get a penalty or a bonus (`1`) or not (`0`) */
            has_penalties?: components["schemas"]["ActiveStatus"];
        };
        RulesetCreate: WithRequired<components["schemas"]["RulesetWrite"], "name" | "places" | "per_finish" | "lobby" | "order" | "decider" | "shared" | "has_penalties">;
        RulesetSavedAnswer: (components["schemas"]["Ok"] & {
            data?: components["schemas"]["Ruleset"];
        }) | components["schemas"]["Failure"];
        RulesetUpdate: WithRequired<components["schemas"]["RulesetWrite"], "name" | "places" | "per_finish" | "lobby" | "order" | "decider" | "shared" | "has_penalties"> & {
            id: components["schemas"]["Id"];
        };
        RulesetAnswer: (components["schemas"]["Ok"] & {
            data: components["schemas"]["Ruleset"];
        }) | components["schemas"]["Failure"];
        /** @description The optional features of a server. A missing member means that the server does not offer the feature. */
        Capabilities: {
            /** @description The history of changes, and Undo */
            history?: boolean;
            /** @description `ETag` and `If-Match` */
            versions?: boolean;
            /** @description Deleted records can be restored */
            trash?: boolean;
            /** @description `Idempotency-Key` */
            idempotency?: boolean;
            /** @description `Change-Author` */
            authors?: boolean;
            /** @description Rulesets, `ruleset_id` of tournaments, and `adjustment` and `reason` in point tables */
            rulesets?: boolean;
            /**
             * Format: int32
             * @description The highest `listPerPage` of every list.
             * @example 100
             */
            maxPageSize?: number;
            /**
             * @description The query parameters by which each list can be filtered. A key is the name of the list's operation without `list`: `teams` for `listTeams`, `bgmiAllMatches` for `listBgmiAllMatches`.
             * @example {
             *       "teams": [
             *         "game_id",
             *         "country",
             *         "status"
             *       ]
             *     }
             */
            filters?: {
                [key: string]: components["schemas"]["ShortText"][];
            };
            /**
             * @description Whether users can list and end their sessions.
             * @example true
             */
            sessions?: boolean;
        };
        CapabilitiesAnswer: (components["schemas"]["Ok"] & {
            data: components["schemas"]["Capabilities"];
        }) | components["schemas"]["Failure"];
        /** @description Kinds of changes, separated by commas. An empty text matches all. */
        ActionFilter: string;
        /** @description The id of a bulk action. An empty text matches all. */
        EntrySeriesFilter: string;
        /**
         * @description What happened. `status` changed nothing but the status. `import` filled an empty database. A `password` has no values. `send` sent a notification.
         * @enum {string}
         */
        HistoryAction: "create" | "update" | "status" | "delete" | "restore" | "import" | "password" | "send";
        /** @description A row inside a record */
        InsideRow: {
            [key: string]: unknown;
        };
        /** @description The change of one member of a record. Null is no value. */
        HistoryChange: {
            /**
             * @description The member of the record
             * @example status
             * @example pointTable
             */
            field: string;
            /** @description The value before the change */
            before: unknown;
            /** @description The value after the change */
            after: unknown;
            /** @description How rows inside the record changed. `before` and `after` contain all rows in their order. */
            rows?: {
                added: components["schemas"]["InsideRow"][];
                removed: components["schemas"]["InsideRow"][];
                changed: {
                    before: components["schemas"]["InsideRow"];
                    after: components["schemas"]["InsideRow"];
                }[];
            };
        };
        /** @description One change of one record. Entries never change. */
        HistoryEntry: {
            id: components["schemas"]["RowId"];
            /**
             * @description The name of the resource
             * @example teams
             */
            entity: string;
            record_id: components["schemas"]["RowId"];
            /** @description The name of the record after the change */
            record_name: string;
            action: components["schemas"]["HistoryAction"];
            at: components["schemas"]["DateTime"];
            user: {
                /**
                 * Format: int32
                 * @description Null for a command of the server
                 */
                id: number | null;
                name: components["schemas"]["JoinedText"];
            };
            session_id: components["schemas"]["NullableId"];
            /** @description The changes of one bulk action have the same */
            series_id: string | null;
            changes: components["schemas"]["HistoryChange"][];
            /** @description Whether the change can be undone */
            is_restorable: boolean;
        };
        HistoryAnswer: (components["schemas"]["Ok"] & {
            data: components["schemas"]["PageCounts"] & {
                data: components["schemas"]["HistoryEntry"][];
            };
        }) | components["schemas"]["Failure"];
        Restore: {
            id: components["schemas"]["Id"];
            /**
             * Format: int64
             * @description 1, as a number or a digit, replaces later changes of the same fields
             */
            force?: number | string;
        };
        RestoredAnswer: (components["schemas"]["Ok"] & {
            data: {
                [key: string]: unknown;
            } | null;
        }) | components["schemas"]["Failure"];
    };
    responses: {
        /** @description The request does not conform to this contract. `errors` lists the fields. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The bearer token is missing, unknown or expired, or the credentials are wrong */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The user is signed in but may not do this */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body or one of its files is too large */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is neither multipart/form-data nor JSON, or a file is not a picture of a supported type */
        UnsupportedMedia: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field violates a rule of section 5, or a filter is malformed. `errors` lists the fields. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Too many attempts, or too many requests of this session at the same time. `Retry-After` contains the seconds to wait. */
        TooManyRequests: {
            headers: {
                /** @description Seconds until another attempt is allowed */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The server failed. The error is in its log, never in the response. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The server cannot do it at the moment: the database or the picture store does not respond, or too many passwords wait to be hashed. `Retry-After` contains the seconds to wait. A write may have been done, because the connection to the database may have broken during its commit. Repeat a create with the same `Idempotency-Key`, and read the record after any other write. */
        Unavailable: {
            headers: {
                /** @description Seconds until another attempt may succeed */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The server has no space left to store anything. Nothing was changed. `Retry-After` contains the seconds until another attempt may succeed. */
        NoSpace: {
            headers: {
                /** @description Seconds until another attempt may succeed */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description There is no such record */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Another record prevents this, such as one with the same name or one that refers to this record */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The record has changed since the version of `If-Match`. `data` is the current record. */
        Outdated: {
            headers: {
                /** @description The current version */
                ETag?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Outdated"];
            };
        };
        /** @description The call or the record no longer exists */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Later changes touched the same fields, and `data` is the current record; or another record prevents it */
        ChangedSince: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Outdated"];
            };
        };
    };
    parameters: {
        /** @description The number of the page, from 1. The default is 1. */
        page: components["schemas"]["PositiveInteger"];
        /** @description Rows per page. The default is 10; the client offers 10, 25, 50 and 100. */
        listPerPage: number | string;
        /** @description Text that the names of a row contain, ignoring case. Empty or missing matches all rows. */
        search: string;
        /** @description Only rows of this country, or of one of several */
        countryFilter: components["schemas"]["IdFilter"];
        /** @description Only rows with this status, or with one of several */
        statusFilter: components["schemas"]["ActiveStatusFilter"];
        /** @description A UUID as a quoted string. For 24 hours the same request with the same key returns the first response, and creates nothing. Another request with this key is 422. While the first one runs the response is 409 with `Retry-After`. */
        idempotencyKey: string;
        /** @description The id of the record */
        pathId: components["schemas"]["Id"];
        /** @description The `ETag` of the record that the client has read. If the record has changed since, the response is 412. */
        ifMatch: string;
        /** @description The id of the record to remove. The parameter has a capital I. */
        removedId: components["schemas"]["Id"];
        /** @description Only rows of this game, or of one of several */
        gameFilter: components["schemas"]["IdFilter"];
        /** @description The ids of the requested items, separated by commas, at most 100. A dropdown's call returns at most 10,000 items, ordered by name. Use `search` to find others, and `ids` to read those that a record refers to. */
        optionIds: string;
        /** @description Only rows of this tournament, or of one of several */
        tournamentFilter: components["schemas"]["IdFilter"];
        /** @description Only rows with this status, or with one of several */
        matchStatusFilter: components["schemas"]["StatusWordFilter"];
        /** @description Only rows that are scheduled for this time or later. Empty or missing matches all rows. */
        scheduledFromFilter: components["schemas"]["OptionalDateTime"];
        /** @description Only rows that are scheduled for this time or earlier. Empty or missing matches all rows. */
        scheduledToFilter: components["schemas"]["OptionalDateTime"];
        /** @description Only rows of this league, or of one of several */
        leagueFilter: components["schemas"]["IdFilter"];
        /** @description Only rows whose teams include this one, or one of several */
        teamFilter: components["schemas"]["IdFilter"];
        /** @description Only rows of this series, or of one of several. Teams can be in several series. */
        seriesFilter: components["schemas"]["IdFilter"];
        /** @description The kind of client. The back-office always sends `web`. */
        webType: "web";
        /** @description Only rows of this game, or of one of several. The value is its `pandascore_id`, as in the rows. */
        playerGameFilter: components["schemas"]["IdFilter"];
        /** @description Only players of this team, or of one of several */
        playerTeamFilter: components["schemas"]["IdFilter"];
        /** @description Only rows with a map of this name, or of one of several */
        mapNameFilter: components["schemas"]["NameFilter"];
        /** @description Only rows of this BGMI match, or of one of several */
        stageFilter: components["schemas"]["IdFilter"];
    };
    requestBodies: never;
    headers: {
        /** @description The version of the record. It changes with each change of the record, its rows and its pictures. */
        ETag: string;
    };
    pathItems: never;
}
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["LoginRequest"];
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["RefreshRequest"];
                "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        responses: {
            /** @description The new access token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefreshAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    sendOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SendOtpRequest"];
                "application/json": components["schemas"]["SendOtpRequest"];
            };
        };
        responses: {
            /** @description The code was sent. The response is the same for unknown usernames. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtpSentAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    verifyOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["VerifyOtpRequest"];
                "application/json": components["schemas"]["VerifyOtpRequest"];
            };
        };
        responses: {
            /** @description The code is correct. The user may set a new password for a limited time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    setForgottenPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NewPasswordRequest"];
                "application/json": components["schemas"]["NewPasswordRequest"];
            };
        };
        responses: {
            /** @description The password is set */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    sendMobileOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SendMobileOtpRequest"];
                "application/json": components["schemas"]["SendMobileOtpRequest"];
            };
        };
        responses: {
            /** @description Sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtpSentAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    verifyMobileOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["VerifyMobileOtpRequest"];
                "application/json": components["schemas"]["VerifyMobileOtpRequest"];
            };
        };
        responses: {
            /** @description The code is correct */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ChangePasswordRequest"];
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description The password is changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. The default is 1. */
                page?: components["parameters"]["page"];
                /** @description Rows per page. The default is 10; the client offers 10, 25, 50 and 100. */
                listPerPage?: components["parameters"]["listPerPage"];
                /** @description Text that the names of a row contain, ignoring case. Empty or missing matches all rows. */
                search?: components["parameters"]["search"];
                /** @description Only rows of this country, or of one of several */
                country?: components["parameters"]["countryFilter"];
                /** @description Only rows with this status, or with one of several */
                status?: components["parameters"]["statusFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of users */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID as a quoted string. For 24 hours the same request with the same key returns the first response, and creates nothing. Another request with this key is 422. While the first one runs the response is 409 with `Retry-After`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UserCreate"];
                "application/json": components["schemas"]["UserCreate"];
            };
        };
        responses: {
            /** @description The stored record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSavedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record */
                id: components["parameters"]["pathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    removeUser: {
        parameters: {
            query: {
                /** @description The id of the record to remove. The parameter has a capital I. */
                Id: components["parameters"]["removedId"];
            };
            header?: {
                /** @description The `ETag` of the record that the client has read. If the record has changed since, the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Outdated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that the client has read. If the record has changed since, the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProfileUpdate"];
                "application/json": components["schemas"]["ProfileUpdate"];
            };
        };
        responses: {
            /** @description Saved; `profileImage` is the new address of the picture */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileSavedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Outdated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    getProfile: {
        parameters: {
            query: {
                /** @description The user */
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    getUserProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record */
                id: components["parameters"]["pathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    endSession: {
        parameters: {
            query: {
                /** @description The id of the session; `others` ends all except the session of this call */
                Id: "others" | components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    listCountryOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries for a dropdown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    listAdvertisements: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. The default is 1. */
                page?: components["parameters"]["page"];
                /** @description Rows per page. The default is 10; the client offers 10, 25, 50 and 100. */
                listPerPage?: components["parameters"]["listPerPage"];
                /** @description Text that the names of a row contain, ignoring case. Empty or missing matches all rows. */
                search?: components["parameters"]["search"];
                /** @description Only rows with this status, or with one of several */
                status?: components["parameters"]["statusFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of advertisements */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvertisementListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    createAdvertisement: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID as a quoted string. For 24 hours the same request with the same key returns the first response, and creates nothing. Another request with this key is 422. While the first one runs the response is 409 with `Retry-After`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AdvertisementCreate"];
                "application/json": components["schemas"]["AdvertisementCreate"];
            };
        };
        responses: {
            /** @description The stored record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvertisementSavedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    removeAdvertisement: {
        parameters: {
            query: {
                /** @description The id of the record to remove. The parameter has a capital I. */
                Id: components["parameters"]["removedId"];
            };
            header?: {
                /** @description The `ETag` of the record that the client has read. If the record has changed since, the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Outdated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    updateAdvertisement: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that the client has read. If the record has changed since, the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AdvertisementUpdate"];
                "application/json": components["schemas"]["AdvertisementUpdate"];
            };
        };
        responses: {
            /** @description The stored record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvertisementSavedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Outdated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    getAdvertisement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record */
                id: components["parameters"]["pathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvertisementAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    listGames: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. The default is 1. */
                page?: components["parameters"]["page"];
                /** @description Rows per page. The default is 10; the client offers 10, 25, 50 and 100. */
                listPerPage?: components["parameters"]["listPerPage"];
                /** @description Text that the names of a row contain, ignoring case. Empty or missing matches all rows. */
                search?: components["parameters"]["search"];
                /** @description Only rows with this status, or with one of several */
                status?: components["parameters"]["statusFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of games */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    createGame: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID as a quoted string. For 24 hours the same request with the same key returns the first response, and creates nothing. Another request with this key is 422. While the first one runs the response is 409 with `Retry-After`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["GameCreate"];
                "application/json": components["schemas"]["GameCreate"];
            };
        };
        responses: {
            /** @description The stored record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameSavedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    getGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record */
                id: components["parameters"]["pathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    updateGame: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that the client has read. If the record has changed since, the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The id of the record */
                id: components["parameters"]["pathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["GameUpdate"];
                "application/json": components["schemas"]["GameUpdate"];
            };
        };
        responses: {
            /** @description The stored record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameSavedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Outdated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    removeGame: {
        parameters: {
            query: {
                /** @description The id of the record to remove. The parameter has a capital I. */
                Id: components["parameters"]["removedId"];
            };
            header?: {
                /** @description The `ETag` of the record that the client has read. If the record has changed since, the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Outdated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    listGameOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The active games for a dropdown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameOptionsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    listAllGameOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All games, including inactive ones */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameOptionsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    listBgmiGameOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The battle-royale games for a dropdown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameOptionsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    removeTeacher: {
        parameters: {
            query?: {
                /** @description Ignored */
                userId?: components["schemas"]["ShortText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    listLeagues: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. The default is 1. */
                page?: components["parameters"]["page"];
                /** @description Rows per page. The default is 10; the client offers 10, 25, 50 and 100. */
                listPerPage?: components["parameters"]["listPerPage"];
                /** @description Text that the names of a row contain, ignoring case. Empty or missing matches all rows. */
                search?: components["parameters"]["search"];
                /** @description Only rows of this game, or of one of several */
                game_id?: components["parameters"]["gameFilter"];
                /** @description Only rows with this status, or with one of several */
                status?: components["parameters"]["statusFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of leagues */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeagueListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    createLeague: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID as a quoted string. For 24 hours the same request with the same key returns the first response, and creates nothing. Another request with this key is 422. While the first one runs the response is 409 with `Retry-After`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["LeagueCreate"];
                "application/json": components["schemas"]["LeagueCreate"];
            };
        };
        responses: {
            /** @description The stored record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeagueSavedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    updateLeague: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that the client has read. If the record has changed since, the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["LeagueUpdate"];
                "application/json": components["schemas"]["LeagueUpdate"];
            };
        };
        responses: {
            /** @description The stored record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeagueSavedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Outdated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    getLeague: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record */
                id: components["parameters"]["pathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeagueAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    removeLeague: {
        parameters: {
            query: {
                /** @description The id of the record to remove. The parameter has a capital I. */
                Id: components["parameters"]["removedId"];
            };
            header?: {
                /** @description The `ETag` of the record that the client has read. If the record has changed since, the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Outdated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    listLeagueOptions: {
        parameters: {
            query?: {
                /** @description Text that the names of a row contain, ignoring case. Empty or missing matches all rows. */
                search?: components["parameters"]["search"];
                /** @description The ids of the requested items, separated by commas, at most 100. A dropdown's call returns at most 10,000 items, ordered by name. Use `search` to find others, and `ids` to read those that a record refers to. */
                ids?: components["parameters"]["optionIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The leagues for a dropdown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    listMatches: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. The default is 1. */
                page?: components["parameters"]["page"];
                /** @description Rows per page. The default is 10; the client offers 10, 25, 50 and 100. */
                listPerPage?: components["parameters"]["listPerPage"];
                /** @description Text that the names of a row contain, ignoring case. Empty or missing matches all rows. */
                search?: components["parameters"]["search"];
                /** @description Only rows of this game, or of one of several */
                game_id?: components["parameters"]["gameFilter"];
                /** @description Only rows of this tournament, or of one of several */
                tournament_id?: components["parameters"]["tournamentFilter"];
                /** @description Only rows with this status, or with one of several */
                status?: components["parameters"]["matchStatusFilter"];
                /** @description Only rows that are scheduled for this time or later. Empty or missing matches all rows. */
                original_scheduled_at_from?: components["parameters"]["scheduledFromFilter"];
                /** @description Only rows that are scheduled for this time or earlier. Empty or missing matches all rows. */
                original_scheduled_at_to?: components["parameters"]["scheduledToFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of matches */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    createMatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID as a quoted string. For 24 hours the same request with the same key returns the first response, and creates nothing. Another request with this key is 422. While the first one runs the response is 409 with `Retry-After`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["MatchCreate"];
                "application/json": components["schemas"]["MatchCreate"];
            };
        };
        responses: {
            /** @description The stored record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchSavedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    updateMatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that the client has read. If the record has changed since, the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["MatchUpdate"];
                "application/json": components["schemas"]["MatchUpdate"];
            };
        };
        responses: {
            /** @description The stored record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchSavedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Outdated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    getMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record */
                id: components["parameters"]["pathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    removeMatch: {
        parameters: {
            query: {
                /** @description The id of the record to remove. The parameter has a capital I. */
                Id: components["parameters"]["removedId"];
            };
            header?: {
                /** @description The `ETag` of the record that the client has read. If the record has changed since, the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Outdated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    listMatchOptions: {
        parameters: {
            query?: {
                /** @description Text that the names of a row contain, ignoring case. Empty or missing matches all rows. */
                search?: components["parameters"]["search"];
                /** @description The ids of the requested items, separated by commas, at most 100. A dropdown's call returns at most 10,000 items, ordered by name. Use `search` to find others, and `ids` to read those that a record refers to. */
                ids?: components["parameters"]["optionIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matches for a dropdown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    listSeries: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. The default is 1. */
                page?: components["parameters"]["page"];
                /** @description Rows per page. The default is 10; the client offers 10, 25, 50 and 100. */
                listPerPage?: components["parameters"]["listPerPage"];
                /** @description Text that the names of a row contain, ignoring case. Empty or missing matches all rows. */
                search?: components["parameters"]["search"];
                /** @description Only rows of this game, or of one of several */
                game_id?: components["parameters"]["gameFilter"];
                /** @description Only rows of this league, or of one of several */
                league_id?: components["parameters"]["leagueFilter"];
                /** @description Only rows whose teams include this one, or one of several */
                team_id?: components["parameters"]["teamFilter"];
                /** @description Only rows with this status, or with one of several */
                status?: components["parameters"]["statusFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of series */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeriesListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    createSeries: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID as a quoted string. For 24 hours the same request with the same key returns the first response, and creates nothing. Another request with this key is 422. While the first one runs the response is 409 with `Retry-After`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SeriesCreate"];
                "application/json": components["schemas"]["SeriesCreate"];
            };
        };
        responses: {
            /** @description The stored record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeriesSavedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    updateSeries: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that the client has read. If the record has changed since, the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SeriesUpdate"];
                "application/json": components["schemas"]["SeriesUpdate"];
            };
        };
        responses: {
            /** @description The stored record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeriesSavedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Outdated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    getSeries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record */
                id: components["parameters"]["pathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeriesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    removeSeries: {
        parameters: {
            query: {
                /** @description The id of the record to remove. The parameter has a capital I. */
                Id: components["parameters"]["removedId"];
            };
            header?: {
                /** @description The `ETag` of the record that the client has read. If the record has changed since, the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Outdated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    listSeriesOptions: {
        parameters: {
            query?: {
                /** @description Text that the names of a row contain, ignoring case. Empty or missing matches all rows. */
                search?: components["parameters"]["search"];
                /** @description The ids of the requested items, separated by commas, at most 100. A dropdown's call returns at most 10,000 items, ordered by name. Use `search` to find others, and `ids` to read those that a record refers to. */
                ids?: components["parameters"]["optionIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The series for a dropdown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    listBgmiSeriesOptions: {
        parameters: {
            query?: {
                /** @description Text that the names of a row contain, ignoring case. Empty or missing matches all rows. */
                search?: components["parameters"]["search"];
                /** @description The ids of the requested items, separated by commas, at most 100. A dropdown's call returns at most 10,000 items, ordered by name. Use `search` to find others, and `ids` to read those that a record refers to. */
                ids?: components["parameters"]["optionIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The series of battle-royale games for a dropdown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    listTournaments: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. The default is 1. */
                page?: components["parameters"]["page"];
                /** @description Rows per page. The default is 10; the client offers 10, 25, 50 and 100. */
                listPerPage?: components["parameters"]["listPerPage"];
                /** @description Text that the names of a row contain, ignoring case. Empty or missing matches all rows. */
                search?: components["parameters"]["search"];
                /** @description Only rows of this series, or of one of several. Teams can be in several series. */
                series_id?: components["parameters"]["seriesFilter"];
                /** @description Only rows whose teams include this one, or one of several */
                team_id?: components["parameters"]["teamFilter"];
                /** @description Only rows with this status, or with one of several */
                status?: components["parameters"]["statusFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tournaments */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    createTournament: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID as a quoted string. For 24 hours the same request with the same key returns the first response, and creates nothing. Another request with this key is 422. While the first one runs the response is 409 with `Retry-After`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["TournamentCreate"];
                "application/json": components["schemas"]["TournamentCreate"];
            };
        };
        responses: {
            /** @description The stored record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentSavedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    updateTournament: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that the client has read. If the record has changed since, the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["TournamentUpdate"];
                "application/json": components["schemas"]["TournamentUpdate"];
            };
        };
        responses: {
            /** @description The stored record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentSavedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Outdated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    getTournament: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record */
                id: components["parameters"]["pathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    removeTournament: {
        parameters: {
            query: {
                /** @description The id of the record to remove. The parameter has a capital I. */
                Id: components["parameters"]["removedId"];
            };
            header?: {
                /** @description The `ETag` of the record that the client has read. If the record has changed since, the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Outdated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    listTournamentOptions: {
        parameters: {
            query?: {
                /** @description Text that the names of a row contain, ignoring case. Empty or missing matches all rows. */
                search?: components["parameters"]["search"];
                /** @description The ids of the requested items, separated by commas, at most 100. A dropdown's call returns at most 10,000 items, ordered by name. Use `search` to find others, and `ids` to read those that a record refers to. */
                ids?: components["parameters"]["optionIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tournaments for a dropdown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    listTeams: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. The default is 1. */
                page?: components["parameters"]["page"];
                /** @description Rows per page. The default is 10; the client offers 10, 25, 50 and 100. */
                listPerPage?: components["parameters"]["listPerPage"];
                /** @description Text that the names of a row contain, ignoring case. Empty or missing matches all rows. */
                search?: components["parameters"]["search"];
                /** @description The kind of client. The back-office always sends `web`. */
                type?: components["parameters"]["webType"];
                /** @description Only rows of this game, or of one of several */
                game_id?: components["parameters"]["gameFilter"];
                /** @description Only rows of this country, or of one of several */
                country?: components["parameters"]["countryFilter"];
                /** @description Only rows of this series, or of one of several. Teams can be in several series. */
                series_id?: components["parameters"]["seriesFilter"];
                /** @description Only rows with this status, or with one of several */
                status?: components["parameters"]["statusFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of teams */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    createTeam: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID as a quoted string. For 24 hours the same request with the same key returns the first response, and creates nothing. Another request with this key is 422. While the first one runs the response is 409 with `Retry-After`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["TeamCreate"];
                "application/json": components["schemas"]["TeamCreate"];
            };
        };
        responses: {
            /** @description The stored record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamSavedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    getTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record */
                id: components["parameters"]["pathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    updateTeam: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that the client has read. If the record has changed since, the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The id of the record */
                id: components["parameters"]["pathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["TeamUpdate"];
                "application/json": components["schemas"]["TeamUpdate"];
            };
        };
        responses: {
            /** @description The stored record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamSavedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Outdated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    removeTeam: {
        parameters: {
            query: {
                /** @description The id of the record to remove. The parameter has a capital I. */
                Id: components["parameters"]["removedId"];
            };
            header?: {
                /** @description The `ETag` of the record that the client has read. If the record has changed since, the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Outdated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    listTeamOptions: {
        parameters: {
            query?: {
                /** @description Text that the names of a row contain, ignoring case. Empty or missing matches all rows. */
                search?: components["parameters"]["search"];
                /** @description The ids of the requested items, separated by commas, at most 100. A dropdown's call returns at most 10,000 items, ordered by name. Use `search` to find others, and `ids` to read those that a record refers to. */
                ids?: components["parameters"]["optionIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The teams for a dropdown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    listPlayers: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. The default is 1. */
                page?: components["parameters"]["page"];
                /** @description Rows per page. The default is 10; the client offers 10, 25, 50 and 100. */
                listPerPage?: components["parameters"]["listPerPage"];
                /** @description Text that the names of a row contain, ignoring case. Empty or missing matches all rows. */
                search?: components["parameters"]["search"];
                /** @description The kind of client. The back-office always sends `web`. */
                type?: components["parameters"]["webType"];
                /** @description Only rows of this game, or of one of several. The value is its `pandascore_id`, as in the rows. */
                current_game_id?: components["parameters"]["playerGameFilter"];
                /** @description Only players of this team, or of one of several */
                current_team_id?: components["parameters"]["playerTeamFilter"];
                /** @description Only rows with this status, or with one of several */
                status?: components["parameters"]["statusFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of players */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    createPlayer: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID as a quoted string. For 24 hours the same request with the same key returns the first response, and creates nothing. Another request with this key is 422. While the first one runs the response is 409 with `Retry-After`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PlayerCreate"];
                "application/json": components["schemas"]["PlayerCreate"];
            };
        };
        responses: {
            /** @description The stored record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerSavedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    getPlayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record */
                id: components["parameters"]["pathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    updatePlayer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that the client has read. If the record has changed since, the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The id of the record */
                id: components["parameters"]["pathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PlayerUpdate"];
                "application/json": components["schemas"]["PlayerUpdate"];
            };
        };
        responses: {
            /** @description The stored record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerSavedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Outdated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    removePlayer: {
        parameters: {
            query: {
                /** @description The id of the record to remove. The parameter has a capital I. */
                Id: components["parameters"]["removedId"];
            };
            header?: {
                /** @description The `ETag` of the record that the client has read. If the record has changed since, the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Outdated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    listStaticPages: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. The default is 1. */
                page?: components["parameters"]["page"];
                /** @description Rows per page. The default is 10; the client offers 10, 25, 50 and 100. */
                listPerPage?: components["parameters"]["listPerPage"];
                /** @description Text that the names of a row contain, ignoring case. Empty or missing matches all rows. */
                search?: components["parameters"]["search"];
                /** @description Only rows with this status, or with one of several */
                status?: components["parameters"]["statusFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of static pages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaticPageListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    createStaticPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID as a quoted string. For 24 hours the same request with the same key returns the first response, and creates nothing. Another request with this key is 422. While the first one runs the response is 409 with `Retry-After`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["StaticPageCreate"];
                "application/json": components["schemas"]["StaticPageCreate"];
            };
        };
        responses: {
            /** @description The stored record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaticPageSavedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    getStaticPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record */
                id: components["parameters"]["pathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaticPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    updateStaticPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that the client has read. If the record has changed since, the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The id of the record */
                id: components["parameters"]["pathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["StaticPageUpdate"];
                "application/json": components["schemas"]["StaticPageUpdate"];
            };
        };
        responses: {
            /** @description The stored record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaticPageSavedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Outdated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    removeStaticPage: {
        parameters: {
            query: {
                /** @description The id of the record to remove. The parameter has a capital I. */
                Id: components["parameters"]["removedId"];
            };
            header?: {
                /** @description The `ETag` of the record that the client has read. If the record has changed since, the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Outdated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    listVideos: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. The default is 1. */
                page?: components["parameters"]["page"];
                /** @description Rows per page. The default is 10; the client offers 10, 25, 50 and 100. */
                listPerPage?: components["parameters"]["listPerPage"];
                /** @description Text that the names of a row contain, ignoring case. Empty or missing matches all rows. */
                search?: components["parameters"]["search"];
                /** @description Only rows with this status, or with one of several */
                status?: components["parameters"]["statusFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of video links */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    createVideo: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID as a quoted string. For 24 hours the same request with the same key returns the first response, and creates nothing. Another request with this key is 422. While the first one runs the response is 409 with `Retry-After`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["VideoCreate"];
                "application/json": components["schemas"]["VideoCreate"];
            };
        };
        responses: {
            /** @description The stored record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoSavedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    getVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record */
                id: components["parameters"]["pathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    updateVideo: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that the client has read. If the record has changed since, the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The id of the record */
                id: components["parameters"]["pathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["VideoUpdate"];
                "application/json": components["schemas"]["VideoUpdate"];
            };
        };
        responses: {
            /** @description The stored record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoSavedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Outdated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    removeVideo: {
        parameters: {
            query: {
                /** @description The id of the record to remove. The parameter has a capital I. */
                Id: components["parameters"]["removedId"];
            };
            header?: {
                /** @description The `ETag` of the record that the client has read. If the record has changed since, the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Outdated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    listBgmiAllMatches: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. The default is 1. */
                page?: components["parameters"]["page"];
                /** @description Rows per page. The default is 10; the client offers 10, 25, 50 and 100. */
                listPerPage?: components["parameters"]["listPerPage"];
                /** @description Text that the names of a row contain, ignoring case. Empty or missing matches all rows. */
                search?: components["parameters"]["search"];
                /** @description Only rows with a map of this name, or of one of several */
                map_name?: components["parameters"]["mapNameFilter"];
                /** @description Only rows of this BGMI match, or of one of several */
                bgmi_match_id?: components["parameters"]["stageFilter"];
                /** @description Only rows with this status, or with one of several */
                status?: components["parameters"]["statusFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of games of BGMI stages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BgmiAllMatchListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    createBgmiAllMatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID as a quoted string. For 24 hours the same request with the same key returns the first response, and creates nothing. Another request with this key is 422. While the first one runs the response is 409 with `Retry-After`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["BgmiAllMatchCreate"];
                "application/json": components["schemas"]["BgmiAllMatchCreate"];
            };
        };
        responses: {
            /** @description The stored record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BgmiAllMatchSavedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    updateBgmiAllMatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that the client has read. If the record has changed since, the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["BgmiAllMatchUpdate"];
                "application/json": components["schemas"]["BgmiAllMatchUpdate"];
            };
        };
        responses: {
            /** @description The stored record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BgmiAllMatchSavedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Outdated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    getBgmiAllMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record */
                id: components["parameters"]["pathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BgmiAllMatchAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    removeBgmiAllMatch: {
        parameters: {
            query: {
                /** @description The id of the record to remove. The parameter has a capital I. */
                Id: components["parameters"]["removedId"];
            };
            header?: {
                /** @description The `ETag` of the record that the client has read. If the record has changed since, the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Outdated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    listBgmiAllMatchOptions: {
        parameters: {
            query?: {
                /** @description Text that the names of a row contain, ignoring case. Empty or missing matches all rows. */
                search?: components["parameters"]["search"];
                /** @description The ids of the requested items, separated by commas, at most 100. A dropdown's call returns at most 10,000 items, ordered by name. Use `search` to find others, and `ids` to read those that a record refers to. */
                ids?: components["parameters"]["optionIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The games of BGMI stages for a dropdown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    listBgmiTeamOptions: {
        parameters: {
            query?: {
                /** @description Text that the names of a row contain, ignoring case. Empty or missing matches all rows. */
                search?: components["parameters"]["search"];
                /** @description The ids of the requested items, separated by commas, at most 100. A dropdown's call returns at most 10,000 items, ordered by name. Use `search` to find others, and `ids` to read those that a record refers to. */
                ids?: components["parameters"]["optionIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The teams of battle-royale games for a dropdown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    listBgmiGroupTeamOptions: {
        parameters: {
            query?: {
                /** @description Text that the names of a row contain, ignoring case. Empty or missing matches all rows. */
                search?: components["parameters"]["search"];
                /** @description The ids of the requested items, separated by commas, at most 100. A dropdown's call returns at most 10,000 items, ordered by name. Use `search` to find others, and `ids` to read those that a record refers to. */
                ids?: components["parameters"]["optionIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The teams for a BGMI group */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    listBgmiGroups: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. The default is 1. */
                page?: components["parameters"]["page"];
                /** @description Rows per page. The default is 10; the client offers 10, 25, 50 and 100. */
                listPerPage?: components["parameters"]["listPerPage"];
                /** @description Text that the names of a row contain, ignoring case. Empty or missing matches all rows. */
                search?: components["parameters"]["search"];
                /** @description Only rows of this series, or of one of several. Teams can be in several series. */
                series_id?: components["parameters"]["seriesFilter"];
                /** @description Only rows with this status, or with one of several */
                status?: components["parameters"]["statusFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of BGMI groups */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BgmiGroupListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    createBgmiGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID as a quoted string. For 24 hours the same request with the same key returns the first response, and creates nothing. Another request with this key is 422. While the first one runs the response is 409 with `Retry-After`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["BgmiGroupCreate"];
                "application/json": components["schemas"]["BgmiGroupCreate"];
            };
        };
        responses: {
            /** @description The stored record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BgmiGroupSavedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    getBgmiGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record */
                id: components["parameters"]["pathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BgmiGroupAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    updateBgmiGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that the client has read. If the record has changed since, the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The id of the record */
                id: components["parameters"]["pathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["BgmiGroupUpdate"];
                "application/json": components["schemas"]["BgmiGroupUpdate"];
            };
        };
        responses: {
            /** @description The stored record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BgmiGroupSavedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Outdated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    removeBgmiGroup: {
        parameters: {
            query: {
                /** @description The id of the record to remove. The parameter has a capital I. */
                Id: components["parameters"]["removedId"];
            };
            header?: {
                /** @description The `ETag` of the record that the client has read. If the record has changed since, the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Outdated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    listBgmiGroupOptions: {
        parameters: {
            query?: {
                /** @description Text that the names of a row contain, ignoring case. Empty or missing matches all rows. */
                search?: components["parameters"]["search"];
                /** @description The ids of the requested items, separated by commas, at most 100. A dropdown's call returns at most 10,000 items, ordered by name. Use `search` to find others, and `ids` to read those that a record refers to. */
                ids?: components["parameters"]["optionIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The BGMI groups for a dropdown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    listBgmiMaps: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. The default is 1. */
                page?: components["parameters"]["page"];
                /** @description Rows per page. The default is 10; the client offers 10, 25, 50 and 100. */
                listPerPage?: components["parameters"]["listPerPage"];
                /** @description Text that the names of a row contain, ignoring case. Empty or missing matches all rows. */
                search?: components["parameters"]["search"];
                /** @description Only rows with this status, or with one of several */
                status?: components["parameters"]["statusFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of BGMI maps */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BgmiMapListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    createBgmiMap: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID as a quoted string. For 24 hours the same request with the same key returns the first response, and creates nothing. Another request with this key is 422. While the first one runs the response is 409 with `Retry-After`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["BgmiMapCreate"];
                "application/json": components["schemas"]["BgmiMapCreate"];
            };
        };
        responses: {
            /** @description The stored record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BgmiMapSavedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    updateBgmiMap: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that the client has read. If the record has changed since, the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The id of the record */
                id: components["parameters"]["pathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["BgmiMapUpdate"];
                "application/json": components["schemas"]["BgmiMapUpdate"];
            };
        };
        responses: {
            /** @description The stored record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BgmiMapSavedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Outdated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    getBgmiMap: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record */
                id: components["parameters"]["pathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BgmiMapAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    removeBgmiMap: {
        parameters: {
            query: {
                /** @description The id of the record to remove. The parameter has a capital I. */
                Id: components["parameters"]["removedId"];
            };
            header?: {
                /** @description The `ETag` of the record that the client has read. If the record has changed since, the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Outdated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    listBgmiMapOptions: {
        parameters: {
            query?: {
                /** @description Text that the names of a row contain, ignoring case. Empty or missing matches all rows. */
                search?: components["parameters"]["search"];
                /** @description The ids of the requested items, separated by commas, at most 100. A dropdown's call returns at most 10,000 items, ordered by name. Use `search` to find others, and `ids` to read those that a record refers to. */
                ids?: components["parameters"]["optionIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The BGMI maps for a dropdown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    listBgmiMatches: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. The default is 1. */
                page?: components["parameters"]["page"];
                /** @description Rows per page. The default is 10; the client offers 10, 25, 50 and 100. */
                listPerPage?: components["parameters"]["listPerPage"];
                /** @description Text that the names of a row contain, ignoring case. Empty or missing matches all rows. */
                search?: components["parameters"]["search"];
                /** @description Only rows of this series, or of one of several. Teams can be in several series. */
                series_id?: components["parameters"]["seriesFilter"];
                /** @description Only rows with this status, or with one of several */
                status?: components["parameters"]["statusFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of BGMI stages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BgmiMatchListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    createBgmiMatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID as a quoted string. For 24 hours the same request with the same key returns the first response, and creates nothing. Another request with this key is 422. While the first one runs the response is 409 with `Retry-After`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["BgmiMatchCreate"];
                "application/json": components["schemas"]["BgmiMatchCreate"];
            };
        };
        responses: {
            /** @description The stored record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BgmiMatchSavedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    updateBgmiMatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that the client has read. If the record has changed since, the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["BgmiMatchUpdate"];
                "application/json": components["schemas"]["BgmiMatchUpdate"];
            };
        };
        responses: {
            /** @description The stored record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BgmiMatchSavedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Outdated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    getBgmiMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record */
                id: components["parameters"]["pathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BgmiMatchAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    removeBgmiMatch: {
        parameters: {
            query: {
                /** @description The id of the record to remove. The parameter has a capital I. */
                Id: components["parameters"]["removedId"];
            };
            header?: {
                /** @description The `ETag` of the record that the client has read. If the record has changed since, the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Outdated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    listBgmiMatchOptions: {
        parameters: {
            query?: {
                /** @description Text that the names of a row contain, ignoring case. Empty or missing matches all rows. */
                search?: components["parameters"]["search"];
                /** @description The ids of the requested items, separated by commas, at most 100. A dropdown's call returns at most 10,000 items, ordered by name. Use `search` to find others, and `ids` to read those that a record refers to. */
                ids?: components["parameters"]["optionIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The BGMI stages for a dropdown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    listBgmiTeamGroups: {
        parameters: {
            query: {
                /** @description The series */
                series_id: components["schemas"]["Id"];
                /** @description The team */
                team_id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups of the team in the series */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    sendTrendingNewsNotification: {
        parameters: {
            query: {
                /** @description The text of the notification */
                message: components["schemas"]["ShortText"];
                /** @description The news item */
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    sendCustomNotification: {
        parameters: {
            query: {
                /** @description The text of the notification */
                title: components["schemas"]["ShortText"];
                /** @description The address of a picture */
                image?: components["schemas"]["ShortText"];
                /** @description The address that the notification opens */
                redirectUrl?: components["schemas"]["ShortText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    createCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID as a quoted string. For 24 hours the same request with the same key returns the first response, and creates nothing. Another request with this key is 422. While the first one runs the response is 409 with `Retry-After`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CategoriesCreate"];
                "application/json": components["schemas"]["CategoriesCreate"];
            };
        };
        responses: {
            /** @description Stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All categories */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    listRulesets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rulesets */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesetListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    createRuleset: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID as a quoted string. For 24 hours the same request with the same key returns the first response, and creates nothing. Another request with this key is 422. While the first one runs the response is 409 with `Retry-After`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["RulesetCreate"];
                "application/json": components["schemas"]["RulesetCreate"];
            };
        };
        responses: {
            /** @description The stored record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesetSavedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    removeRuleset: {
        parameters: {
            query: {
                /** @description The id of the record to remove. The parameter has a capital I. */
                Id: components["parameters"]["removedId"];
            };
            header?: {
                /** @description The `ETag` of the record that the client has read. If the record has changed since, the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Outdated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    updateRuleset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that the client has read. If the record has changed since, the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["RulesetUpdate"];
                "application/json": components["schemas"]["RulesetUpdate"];
            };
        };
        responses: {
            /** @description The stored record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesetSavedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Outdated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    getRuleset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record */
                id: components["parameters"]["pathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesetAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    getCapabilities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The optional features */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CapabilitiesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The server offers none */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    listHistory: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. The default is 1. */
                page?: components["parameters"]["page"];
                /** @description Rows per page. The default is 10; the client offers 10, 25, 50 and 100. */
                listPerPage?: components["parameters"]["listPerPage"];
                /** @description Text that the names of a row contain, ignoring case. Empty or missing matches all rows. */
                search?: components["parameters"]["search"];
                /** @description Only changes of this resource, such as `teams`. The names are those of the filters in the capabilities. */
                entity?: components["schemas"]["ShortText"];
                /** @description Only changes of the record with this id */
                id?: components["schemas"]["IdFilter"];
                /** @description Only changes by this user, or by one of several */
                user?: components["schemas"]["IdFilter"];
                /** @description Only changes of this kind, or of one of several */
                action?: components["schemas"]["ActionFilter"];
                /** @description Only changes of this bulk action */
                series?: components["schemas"]["EntrySeriesFilter"];
                /** @description Only changes at this time or later. Empty or missing matches all. */
                from?: components["schemas"]["OptionalDateTime"];
                /** @description Only changes at this time or earlier. Empty or missing matches all. */
                to?: components["schemas"]["OptionalDateTime"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of changes. `totalData` counts at most 1,000; `from` and `to` reach older ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The server has no history */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
    restoreHistory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that the client has read. If the record has changed since, the response is 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Restore"];
                "application/json": components["schemas"]["Restore"];
            };
        };
        responses: {
            /** @description The record as it is now; null if it is in the trash */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestoredAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedSince"];
            410: components["responses"]["Gone"];
            412: components["responses"]["Outdated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoSpace"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
