import { sessionsMachine } from '#machines/sessions/machine.ts';
import { sessionsScenario } from '../../../machines/sessions/scenario.ts';
import { runTour } from '../support/run-tour.ts';
import type { Tour } from '../support/tour.ts';
import { assertions } from './assertions.ts';
import { steps } from './steps.ts';
import { listAsked, openProfile, type SessionsWorld, sessionsTest } from './world.ts';

const tour: Tour<typeof sessionsMachine, SessionsWorld> = {
  scenario: { ...sessionsScenario, machine: sessionsMachine },
  starts: { '': { does: 'opens the profile', known: {}, take: openProfile } },
  steps,
  assertions,
  unreachableInBrowser: {
    'awaitingSignIn.toLoad / sessions.retry / 0': 'the sign-in dialog covers Retry, and offline it ends as it began',
    'awaitingSignIn.toEnd / sessions.cancel / 0': 'the sign-in dialog covers the question',
  },
  started: { load: listAsked },
};

runTour(sessionsTest, tour);
