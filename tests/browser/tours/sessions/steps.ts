import { expect } from '@playwright/test';
import type { sessionsMachine } from '#machines/sessions/machine.ts';
import { refuseToken } from '../support/refuse-token.ts';
import type { Steps } from '../support/tour.ts';
import {
  dialog,
  endCall,
  type Here,
  loadCall,
  loseSession,
  phoneName,
  type SessionsStep,
  type SessionsWorld,
  saveFails,
  section,
  signInAgain,
} from './world.ts';

type Fault = Parameters<SessionsWorld['faults']['settle']>[1];

const loads = (outcome: string, does: string, fault: Fault): SessionsStep => ({
  does,
  by: [`load ends (${outcome})`],
  take: ({ faults }) => faults.settle(loadCall, fault),
});

const ends = (outcome: string, does: string, fault: Fault): SessionsStep => ({
  does,
  by: [`end ends (${outcome})`],
  take: ({ faults }) => faults.settle(endCall, fault),
});

const press = (name: string): SessionsStep => ({
  does: `presses ${name}`,
  take: ({ page }) => dialog(page).getByRole('button', { name, exact: true }).press('Enter'),
});

const signsInAgain: SessionsStep = { does: 'the same user signs in again', take: signInAgain };

const losesSession: SessionsStep = {
  does: 'the session ends during a save of the profile, and the same user signs in again',
  take: async (world) => {
    await loseSession(world);
    await signInAgain(world);
    await saveFails(world);
  },
};

const endsOne = ({ snapshot }: Here) => snapshot.context.choice !== 'others';

export const steps: Steps<typeof sessionsMachine, SessionsWorld> = {
  'loading / load ends / 0': loads('three', 'the server lists the sessions', 'ok'),
  'loading / load ends / 1': {
    does: 'the server refuses the token and the refresh',
    by: ['load ends (sessionExpired)'],
    take: ({ faults }) => refuseToken(faults, loadCall),
  },
  'loading / load ends / 2': loads('fault', 'the server has a problem', '500'),
  'loadFailed / sessions.retry / 0': {
    does: 'presses Retry',
    take: ({ page }) => section(page).getByRole('button', { name: 'Retry' }).press('Enter'),
  },
  'loadFailed / session.resumed / 0': losesSession,
  'shown / sessions.ask / 0': [
    {
      does: 'presses Log out beside the phone',
      by: ['sessions.ask (phone)'],
      take: ({ page }) =>
        section(page)
          .getByRole('button', { name: `Log out ${phoneName}` })
          .press('Enter'),
    },
    {
      does: 'presses Log out all other devices',
      by: ['sessions.ask (others)'],
      take: ({ page }) => section(page).getByRole('button', { name: 'Log out all other devices' }).press('Enter'),
    },
  ],
  'shown / session.resumed / 0': losesSession,
  'confirming / sessions.confirm / 0': press('Log out'),
  'confirming / sessions.cancel / 0': press('Cancel'),

  'ending / end ends / 0': {
    does: 'the server ends it, and the user signs in on the phone once more',
    by: ['end ends (ok)'],
    take: async ({ page, faults, signInOnPhone }) => {
      await faults.settle(endCall, 'ok');
      await expect(page.getByText(/logged out successfully$/).last()).toBeVisible();
      await signInOnPhone();
    },
  },
  'ending / end ends / 1': {
    does: 'the server refuses the token and the refresh',
    by: ['end ends (sessionExpired)'],
    take: ({ faults }) => refuseToken(faults, endCall),
  },
  'ending / end ends / 2': ends('unknown', 'the connection breaks', 'killed'),
  'ending / end ends / 3': {
    does: 'the phone has logged out and in again, and the server does not find its session',
    by: ['end ends (rejected)'],
    when: endsOne,
    take: async ({ faults, endOnPhone, signInOnPhone }) => {
      await endOnPhone();
      await faults.settle(endCall, 'ok');
      await signInOnPhone();
    },
  },
  'ending / end ends / 4': ends('fault', 'the server has a problem', '500'),

  'awaitingSignIn.toLoad / session.resumed / 0': signsInAgain,
  'awaitingSignIn.toEnd / session.resumed / 0': signsInAgain,
};
