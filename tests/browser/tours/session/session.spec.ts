import { expect } from '@playwright/test';
import type { sessionMachine } from '#machines/session/machine.ts';
import { logIn } from '../../support/app.ts';
import { withOwnAddress } from '../../support/test.ts';
import { runTour } from '../support/run-tour.ts';
import type { Tour } from '../support/tour.ts';
import { assertions } from './assertions.ts';
import { scenario } from './scenario.ts';
import { regainNetwork, steps } from './steps.ts';
import { expectSignedIn, type SessionMemory, type SessionWorld, sessionTest } from './world.ts';

sessionTest.use(withOwnAddress);

const tour: Tour<typeof sessionMachine, SessionWorld, SessionMemory> = {
  scenario,
  starts: {
    '': {
      does: 'reopens the app in the tab of a signed-in user',
      known: { isOnline: true, isPersisted: true, code: 'not fetched' },
      take: async ({ page, device, ann }) => {
        await page.goto('/#/login');
        await logIn(page, ann);
        await expectSignedIn(page);
        await expect.poll(() => page.evaluate(() => localStorage.getItem('userData'))).not.toBeNull();
        device.hold(page, 'decrypt the user', 'encrypt the user');
        await page.reload();
        await expect.poll(() => device.waiting(page, 'decrypt the user')).toBe(1);
      },
    },
  },
  steps,
  assertions,
  unreachableInBrowser: {
    'restoring / session.signOut / 0': 'there is nothing to press before the launch has restored the user',
    'signingOut / session.signedIn / 0': 'the login shows after the deletion',
    'signingOut / session.signOut / 0': 'there is nothing to press during a sign-out',
    'signedOff / always / 0': 'the login shows after the deletion: no sign-in waits',
    'replacing / session.signOut / 0': 'there is nothing to press while the user is being replaced',
    'replacing / session.signedIn / 0': 'there is nothing to press while the user is being replaced',
    'replaced / always / 1': 'the next user cannot sign out before the sign-in is complete',
  },
  worldSteps: [{ ...regainNetwork, when: ({ snapshot, known }) => snapshot.matches('signedOut') && !known.isOnline }],
};

runTour(sessionTest, tour);
