import { restoreMachine } from '#machines/restore/machine.ts';
import { restoreScenario } from '../../../machines/restore/scenario.ts';
import { runTour } from '../support/run-tour.ts';
import type { Tour } from '../support/tour.ts';
import { assertions } from './assertions.ts';
import { steps } from './steps.ts';
import { openHistory, type RestoreMemory, type RestoreWorld, restoreTest } from './world.ts';

const tour: Tour<typeof restoreMachine, RestoreWorld, RestoreMemory> = {
  scenario: { ...restoreScenario, machine: restoreMachine },
  starts: {
    '': { does: 'opens the history of a changed team', known: { isChangedSince: false }, take: openHistory },
  },
  steps,
  assertions,
  unreachableInBrowser: { 'awaitingSignIn / call.cancel / 0': 'the sign-in dialog covers the dialog' },
};

runTour(restoreTest, tour);
