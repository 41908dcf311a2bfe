import { accountOperations } from '#server/auth/account/account-operations.ts';
import { recoveryOperations } from '#server/auth/codes/recovery-operations.ts';
import { loginOperations } from '#server/auth/sessions/login-operations.ts';
import { sessionOperations } from '#server/auth/sessions/session-operations.ts';
import { bgmiGameOperations } from '#server/resources/bgmi/bgmi-games.ts';
import { bgmiGroupOperations } from '#server/resources/bgmi/bgmi-groups.ts';
import { bgmiMapOperations } from '#server/resources/bgmi/bgmi-maps.ts';
import { bgmiStageOperations } from '#server/resources/bgmi/bgmi-stages.ts';
import { gameOperations } from '#server/resources/catalogue/games.ts';
import { leagueOperations } from '#server/resources/catalogue/leagues.ts';
import { playerOperations } from '#server/resources/catalogue/players.ts';
import { teamOperations } from '#server/resources/catalogue/teams.ts';
import { matchOperations } from '#server/resources/competitions/matches.ts';
import { rulesetOperations } from '#server/resources/competitions/rulesets.ts';
import { seriesOperations } from '#server/resources/competitions/series.ts';
import { tournamentOperations } from '#server/resources/competitions/tournaments.ts';
import { advertisementOperations } from '#server/resources/content/advertisements.ts';
import { categoryOperations } from '#server/resources/content/categories.ts';
import { pageOperations } from '#server/resources/content/pages.ts';
import { videoOperations } from '#server/resources/content/videos.ts';
import { capabilityOperations } from './capabilities.ts';
import type { Operations } from './contract/operation.ts';
import { historyOperations } from './history/history-operations.ts';
import type { RecordedResource } from './history/recorded-resource.ts';
import { restoreOperations } from './history/restore.ts';
import { Refusal } from './http/refusal.ts';
import { notificationOperations } from './notifications/notification-operations.ts';
import type { Services } from './services.ts';
import { profileOperations } from './users/profile-operations.ts';
import { userOperations } from './users/user-operations.ts';

/** All operations of the contract. */
export function allOperations(services: Services): Operations {
  const operations = {
    ...loginOperations(services),
    ...sessionOperations(services),
    ...recoveryOperations(services),
    ...accountOperations(services),
    ...profileOperations(services),
    ...userOperations(services),
    ...gameOperations(services),
    ...leagueOperations(services),
    ...teamOperations(services),
    ...playerOperations(services),
    ...seriesOperations(services),
    ...rulesetOperations(services),
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
  const all = { ...operations, ...historyOperations(services), ...restoreOperations(recordedIn(operations)) };
  return { ...all, ...capabilityOperations(all) };
}

/** The resources whose changes are in the history. */
export function recordedIn(operations: Readonly<Record<string, object>>): readonly RecordedResource[] {
  return Object.values(operations).flatMap((operation: { readonly recorded?: RecordedResource }) =>
    operation.recorded === undefined ? [] : [operation.recorded],
  );
}
