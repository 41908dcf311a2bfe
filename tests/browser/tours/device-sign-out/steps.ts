import { expect } from '@playwright/test';
import type { deviceSignOutMachine } from '#machines/device-sign-out/machine.ts';
import { signInAgain } from '../../support/app.ts';
import { refuses, settles, signsInAgain } from '../support/common-steps.ts';
import type { Steps } from '../support/tour.ts';
import {
  dialog,
  endCall,
  type Here,
  loadCall,
  phoneName,
  type SessionsStep,
  type SessionsWorld,
  section,
} from './world.ts';

const press = (name: string): SessionsStep => ({
  does: `presses ${name}`,
  take: ({ page }) => dialog(page).getByRole('button', { name, exact: true }).press('Enter'),
});

const endsOne = ({ snapshot }: Here) => snapshot.context.subject !== 'others';

/** The list is read again after an end, and after a sign-in. Until then its request waits. */
export const steps: Steps<typeof deviceSignOutMachine, SessionsWorld> = {
  'idle / call.ask / 0': [
    {
      does: 'presses Log out beside the phone',
      by: ['call.ask (phone)'],
      take: ({ page }) =>
        section(page)
          .getByRole('button', { name: `Log out ${phoneName}` })
          .press('Enter'),
    },
    {
      does: 'presses Log out all other devices',
      by: ['call.ask (others)'],
      take: ({ page }) => section(page).getByRole('button', { name: 'Log out all other devices' }).press('Enter'),
    },
  ],
  'confirming / call.confirm / 0': press('Log out'),
  'confirming / call.cancel / 0': press('Cancel'),

  'calling / call ends / 0': {
    does: 'the server ends it, and the user signs in on the phone once more',
    by: ['call ends (ok)'],
    take: async ({ page, faults, signInOnPhone }) => {
      await faults.settle(endCall, 'ok');
      await expect(page.getByText(/logged out successfully$/).last()).toBeVisible();
      await signInOnPhone();
      await faults.settle(loadCall, 'ok');
    },
  },
  'calling / call ends / 1': refuses(endCall, 'call ends (sessionExpired)'),
  'calling / call ends / 2': {
    does: 'the connection breaks',
    by: ['call ends (unknown)'],
    take: async ({ faults }) => {
      await faults.settle(endCall, 'killed');
      await faults.settle(loadCall, 'ok');
    },
  },
  'calling / call ends / 3': {
    does: 'the phone has logged out and in again, and the server does not find its session',
    by: ['call ends (rejected)'],
    when: endsOne,
    take: async ({ faults, endOnPhone, signInOnPhone }) => {
      await endOnPhone();
      await faults.settle(endCall, 'ok');
      await signInOnPhone();
      await faults.settle(loadCall, 'ok');
    },
  },
  'calling / call ends / 4': settles('the server has a problem', endCall, '500', 'call ends (fault)'),

  'awaitingSignIn / session.resumed / 0': {
    ...signsInAgain,
    take: async ({ page, faults, user }) => {
      await signInAgain(page, user.password);
      await faults.settle(loadCall, 'ok');
    },
  },
};
