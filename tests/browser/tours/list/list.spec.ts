import { listMachine } from '#machines/list/machine.ts';
import { copyOfMoved, listScenario } from '../../../machines/list/scenario.ts';
import { runTour } from '../support/run-tour.ts';
import type { Tour } from '../support/tour.ts';
import { assertions } from './assertions.ts';
import { delayChange, steps } from './steps.ts';
import { deviceAsked, type ListMemory, type ListWorld, listTest, openList, serverAsked } from './world.ts';

const tour: Tour<typeof listMachine, ListWorld, ListMemory> = {
  scenario: {
    ...listScenario,
    machine: listMachine,
    outcomes: { ...listScenario.outcomes, readCached: { ...listScenario.outcomes['readCached'], copyOfMoved } },
  },
  starts: {
    '': {
      does: 'opens the list for the first time',
      known: {
        cached: [null, null],
        isSignedIn: true,
        isChanging: false,
        isSlow: false,
        inFlightPage: null,
        revalidated: null,
      },
      take: openList,
    },
  },
  steps,
  assertions,
  unreachableInBrowser: {},
  started: { loadPage: serverAsked, readCached: deviceAsked },
  worldSteps: [delayChange],
};

runTour(listTest, tour);
