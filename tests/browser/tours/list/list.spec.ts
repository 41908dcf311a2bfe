import { listMachine } from '#machines/list/machine.ts';
import { cachedMoved, listScenario } from '../../../machines/list/scenario.ts';
import { withOwnAddress } from '../../support/test.ts';
import { runTour } from '../support/run-tour.ts';
import type { Tour } from '../support/tour.ts';
import { assertions } from './assertions.ts';
import { delayChange, steps } from './steps.ts';
import { deviceAsked, type ListMemory, type ListWorld, listTest, openList, reopenList, serverAsked } from './world.ts';

listTest.use(withOwnAddress);

const known: ListMemory = {
  cached: [null, null],
  remembered: [null, null],
  isInFront: false,
  isSignedIn: true,
  isChanging: false,
  isSlow: false,
  inFlightPage: null,
  revalidated: null,
};

const tour: Tour<typeof listMachine, ListWorld, ListMemory> = {
  scenario: {
    ...listScenario,
    machine: listMachine,
    outcomes: { ...listScenario.outcomes, readCached: { ...listScenario.outcomes['readCached'], cachedMoved } },
  },
  starts: {
    '': { does: 'opens the list for the first time', known, take: openList },
    'first: cached': {
      does: 'opens the list again',
      known: { ...known, cached: ['page', null], remembered: ['page', null] },
      take: reopenList,
    },
  },
  steps,
  assertions,
  unreachableInBrowser: {},
  started: { loadPage: serverAsked, readCached: deviceAsked },
  worldSteps: [delayChange],
};

runTour(listTest, tour);
