import { deviceSignOutMachine } from '#machines/device-sign-out/machine.ts';
import { deviceSignOutScenario } from '../../../machines/device-sign-out/scenario.ts';
import { withOwnAddress } from '../../support/test.ts';
import { runTour } from '../support/run-tour.ts';
import type { Tour } from '../support/tour.ts';
import { assertions } from './assertions.ts';
import { steps } from './steps.ts';
import { openProfile, type SessionsWorld, sessionsTest } from './world.ts';

sessionsTest.use(withOwnAddress);

const tour: Tour<typeof deviceSignOutMachine, SessionsWorld> = {
  scenario: { ...deviceSignOutScenario, machine: deviceSignOutMachine },
  starts: { '': { does: 'opens the profile', known: {}, take: openProfile } },
  steps,
  assertions,
  unreachableInBrowser: { 'awaitingSignIn / call.cancel / 0': 'the sign-in dialog covers the question' },
};

runTour(sessionsTest, tour);
