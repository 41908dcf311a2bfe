import type { restoreMachine } from '#machines/restore/machine.ts';
import { refuses, settles, signsInAgain } from '../support/common-steps.ts';
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

const press = (name: string): RestoreStep => ({
  does: `presses ${name}`,
  take: (world) => dialog(world).getByRole('button', { name, exact: true }).press('Enter'),
});

/** The history is read again, so that its newest entry is the last change. */
const readsAgain = () => ({ isChangedSince: false });

/** The server restores what has not changed since, and replaces what the user has seen. */
const canRestore = ({ snapshot, known }: Here) => !known.isChangedSince || snapshot.context.later !== null;

const failed = settles('the server has a problem', restoreCall, '500', 'call ends (fault)');

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
    ...settles('the server restores the values', restoreCall, 'ok', 'call ends (ok)'),
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
  'calling / call ends / 1': refuses(restoreCall, 'call ends (sessionExpired)'),
  'calling / call ends / 2': {
    ...settles('the connection breaks', restoreCall, 'killed', 'call ends (unknown)'),
    updates: readsAgain,
  },
  'calling / call ends / 4': failed,
  'calling / call ends / 5': failed,
  'awaitingSignIn / session.resumed / 0': signsInAgain,
};
