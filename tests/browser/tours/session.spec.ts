import { expect } from '@playwright/test';
import type { sessionMachine } from '#machines/session/machine.ts';
import { scenario } from './session/scenario.ts';
import { sights } from './session/sights.ts';
import { regainNetwork, steps } from './session/steps.ts';
import { logIn, type SessionMemory, type SessionWorld, sessionTest, signedInAt } from './session/world.ts';
import { runTour } from './support/run-tour.ts';
import type { Tour } from './support/tour.ts';

const tour: Tour<typeof sessionMachine, SessionWorld, SessionMemory> = {
  scenario,
  starts: {
    '': {
      does: 'opens the app again in the tab of a person who is signed in',
      known: { isOnline: true, isPersisted: true, code: 'not fetched' },
      take: async ({ page, device, ann }) => {
        await page.goto('/#/login');
        await logIn(page, ann);
        await signedInAt(page);
        await expect.poll(() => page.evaluate(() => localStorage.getItem('userData'))).not.toBeNull();
        device.hold(page, 'open the person', 'seal the person');
        await page.reload();
        await expect.poll(() => device.waiting(page, 'open the person')).toBe(1);
      },
    },
  },
  steps,
  sights,
  beyondTheBrowser: {
    'restoring / session.signOut / 0': 'there is nothing to press before the launch knows who is there',
    'signingOut / session.signedIn / 0': 'the login shows once the removal is over',
    'signingOut / session.signOut / 0': 'there is nothing to press while somebody is being signed out',
    'signedOff / always / 0': 'the login shows once the removal is over: nobody waits',
    'replacing / session.signOut / 0': 'there is nothing to press while somebody is being replaced',
    'replacing / session.signedIn / 0': 'there is nothing to press while somebody is being replaced',
    'replaced / always / 1': 'whoever is next has no way to leave before they are there',
  },
  asides: [{ ...regainNetwork, when: ({ snapshot, known }) => snapshot.matches('signedOut') && !known.isOnline }],
};

runTour(sessionTest, tour);
