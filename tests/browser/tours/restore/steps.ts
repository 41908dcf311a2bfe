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
  by: [`restore ends (${outcome})`],
  take: ({ faults }) => faults.settle(restoreCall, fault),
});

/** The history is read again, so that its newest entry is the last change. */
const readsAgain = () => ({ isChangedSince: false });

/** The server restores what has not changed since, and replaces what the user has seen. */
const canRestore = ({ snapshot, known }: Here) => !known.isChangedSince || snapshot.context.current !== null;

const failed = ends('fault', 'the server has a problem', '500');

export const steps: Steps<typeof restoreMachine, RestoreWorld, RestoreMemory> = {
  'idle / restore.ask / 0': {
    does: 'presses Restore beside the newest entry',
    by: ['restore.ask (lions)'],
    take: pressRestore,
  },
  'confirming / restore.confirm / 0': press('Restore'),
  'confirming / restore.cancel / 0': press('Cancel'),
  'conflict / restore.confirm / 0': press('Restore anyway'),
  'conflict / restore.cancel / 0': press('Cancel'),

  'restoring / restore ends / 0': {
    ...ends('ok', 'the server restores the values', 'ok'),
    when: canRestore,
    updates: readsAgain,
  },
  'restoring / restore ends / 1': {
    does: 'another user has changed the full name, and the server refuses',
    by: ['restore ends (conflict)'],
    updates: () => ({ isChangedSince: true }),
    take: async (world) => {
      await changeTeam(world);
      await world.faults.settle(restoreCall, 'ok');
    },
  },
  'restoring / restore ends / 2': {
    does: 'the server refuses the token and the refresh',
    by: ['restore ends (sessionExpired)'],
    take: ({ faults }) => refuseToken(faults, restoreCall),
  },
  'restoring / restore ends / 3': { ...ends('unknown', 'the connection breaks', 'killed'), updates: readsAgain },
  'restoring / restore ends / 4': failed,
  'restoring / restore ends / 5': failed,
  'awaitingSignIn / session.resumed / 0': {
    does: 'the same user signs in again',
    take: ({ page }) => signInAgain(page),
  },
};
