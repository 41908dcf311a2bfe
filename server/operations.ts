import { loginOperations } from './auth/login-operations.ts';
import type { Operations } from './contract/operation.ts';
import { gameOperations } from './resources/games.ts';
import { playerOperations } from './resources/players.ts';
import { teamOperations } from './resources/teams.ts';
import type { Services } from './services.ts';
import { userOperations } from './users/user-operations.ts';

/** Every call of the contract, put together from what each area offers. */
export function allOperations(services: Services): Operations {
  return {
    ...loginOperations(services),
    ...userOperations(services),
    ...gameOperations(services),
    ...teamOperations(services),
    ...playerOperations(services),
  };
}
