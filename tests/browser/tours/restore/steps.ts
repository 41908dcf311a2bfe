import type { restoreMachine } from '#machines/restore/machine.ts';
import { signInAgain } from '../../support/walks/tour-fixture.ts';
import { refuseToken } from '../support/refuse-token.ts';
import type { Steps } from '../support/tour.ts';
import {
  changeTeam,
  dialog,
  type Here,
  pressRestore,
  type RestoreMemory,
  type RestoreStep,
  type RestoreWorld,
  restoreCall,
} from './world.ts';

type Fault = Parameters<RestoreWorld['faults']['settle']>[1];

const press = (name: string): RestoreStep => ({
  does: `presses ${name}`,
  take: (world) => dialog(world).getByRole('button', { name, exact: true }).press('Enter'),
});

const ends = (outcome: string, does: string, fault: Fault): RestoreStep => ({
  does,
  by: [`call ends (${outcome})`],
  take: ({ faults }) => faults.settle(restoreCall, fault),
});

/** The history is read again, so that its newest entry is the last change. */
const readsAgain = () => ({ isChangedSince: false });

/** The server restores what has not changed since, and replaces what the user has seen. */
const canRestore = ({ snapshot, known }: Here) => !known.isChangedSince || snapshot.context.later !== null;

const failed = ends('fault', 'the server has a problem', '500');

export const steps: Steps<typeof restoreMachine, RestoreWorld, RestoreMemory> = {
  'idle / call.ask / 0': {
    does: 'presses Restore beside the newest entry',
    by: ['call.ask (lions)'],
    take: pressRestore,
  },
  'confirming / call.confirm / 0': press('Restore'),
  'confirming / call.cancel / 0': press('Cancel'),
  'conflict / call.confirm / 0': press('Restore anyway'),
  'conflict / call.cancel / 0': press('Cancel'),

  'calling / call ends / 0': {
    ...ends('ok', 'the server restores the values', 'ok'),
    when: canRestore,
    updates: readsAgain,
  },
  'calling / call ends / 3': {
    does: 'another user has changed the full name, and the server refuses',
    by: ['call ends (outdated)'],
    updates: () => ({ isChangedSince: true }),
    take: async (world) => {
      await changeTeam(world);
      await world.faults.settle(restoreCall, 'ok');
    },
  },
  'calling / call ends / 1': {
    does: 'the server refuses the token and the refresh',
    by: ['call ends (sessionExpired)'],
    take: ({ faults }) => refuseToken(faults, restoreCall),
  },
  'calling / call ends / 2': { ...ends('unknown', 'the connection breaks', 'killed'), updates: readsAgain },
  'calling / call ends / 4': failed,
  'calling / call ends / 5': failed,
  'awaitingSignIn / session.resumed / 0': {
    does: 'the same user signs in again',
    take: ({ page }) => signInAgain(page),
  },
};
