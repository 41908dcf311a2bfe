import { accountOperations } from './auth/account-operations.ts';
import { loginOperations } from './auth/login-operations.ts';
import { recoveryOperations } from './auth/recovery-operations.ts';
import type { Operations } from './contract/operation.ts';
import { Refusal } from './http/refusal.ts';
import { notificationOperations } from './notifications/notification-operations.ts';
import { advertisementOperations } from './resources/advertisements.ts';
import { bgmiGameOperations } from './resources/bgmi-games.ts';
import { bgmiGroupOperations } from './resources/bgmi-groups.ts';
import { bgmiMapOperations } from './resources/bgmi-maps.ts';
import { bgmiStageOperations } from './resources/bgmi-stages.ts';
import { categoryOperations } from './resources/categories.ts';
import { gameOperations } from './resources/games.ts';
import { leagueOperations } from './resources/leagues.ts';
import { matchOperations } from './resources/matches.ts';
import { pageOperations } from './resources/pages.ts';
import { playerOperations } from './resources/players.ts';
import { seriesOperations } from './resources/series.ts';
import { teamOperations } from './resources/teams.ts';
import { tournamentOperations } from './resources/tournaments.ts';
import { videoOperations } from './resources/videos.ts';
import type { Services } from './services.ts';
import { profileOperations } from './users/profile-operations.ts';
import { userOperations } from './users/user-operations.ts';

/** All operations of the contract. */
export function allOperations(services: Services): Operations {
  return {
    ...loginOperations(services),
    ...recoveryOperations(services),
    ...accountOperations(services),
    ...profileOperations(services),
    ...userOperations(services),
    ...gameOperations(services),
    ...leagueOperations(services),
    ...teamOperations(services),
    ...playerOperations(services),
    ...seriesOperations(services),
    ...tournamentOperations(services),
    ...matchOperations(services),
    ...bgmiStageOperations(services),
    ...bgmiGameOperations(services),
    ...bgmiGroupOperations(services),
    ...bgmiMapOperations(services),
    ...advertisementOperations(services),
    ...pageOperations(services),
    ...videoOperations(services),
    ...categoryOperations(services),
    ...notificationOperations(services),
    removeTeacher: {
      handle: async () => {
        throw new Refusal(410, 'This call no longer exists');
      },
    },
  };
}
