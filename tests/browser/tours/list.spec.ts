import { listMachine } from '#machines/list/machine.ts';
import { copyOfMoved, listScenario } from '../../machines/list/scenario.ts';
import { assertions } from './list/assertions.ts';
import { delayChange, steps } from './list/steps.ts';
import { deviceAsked, type ListMemory, type ListWorld, listTest, openList, serverAsked } from './list/world.ts';
import { runTour } from './support/run-tour.ts';
import type { Tour } from './support/tour.ts';

const alwaysResolves = 'a call always ends with a result';
const unreadableIsNotCached = 'an unreadable cached page counts as not cached';

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
  unreachableInBrowser: {
    'loading / loadPage throws / 0': alwaysResolves,
    'loading / readCached throws / 0': unreadableIsNotCached,
    'lookingUp / readCached throws / 0': unreadableIsNotCached,
    'lookingUp / readCached throws / 1': unreadableIsNotCached,
    'loaded.refreshing / loadPage throws / 0': alwaysResolves,
    'loaded.revalidating / loadPage throws / 0': alwaysResolves,
    'loaded.readingCache / readCached throws / 0': unreadableIsNotCached,
  },
  started: { loadPage: serverAsked, readCached: deviceAsked },
  worldSteps: [delayChange],
};

runTour(listTest, tour);
