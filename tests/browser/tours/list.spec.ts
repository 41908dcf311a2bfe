import { listMachine } from '#machines/list/machine.ts';
import { copyOfMoved, listScenario } from '../../machines/list/scenario.ts';
import { sights } from './list/sights.ts';
import { delayChange, steps } from './list/steps.ts';
import { deviceAsked, type ListMemory, type ListWorld, listTest, openList, serverAsked } from './list/world.ts';
import { runTour } from './support/run-tour.ts';
import type { Tour } from './support/tour.ts';

const neverRejects = 'a call always ends with a result';
const neverFails = 'an unreadable cached page counts as not cached';

const tour: Tour<typeof listMachine, ListWorld, ListMemory> = {
  scenario: {
    ...listScenario,
    machine: listMachine,
    outcomes: { ...listScenario.outcomes, readCached: { ...listScenario.outcomes['readCached'], copyOfMoved } },
  },
  starts: {
    '': {
      does: 'opens the list for the first time',
      known: { kept: [null, null], isSignedIn: true, isChanging: false, isSlow: false, behind: null, renewed: null },
      take: openList,
    },
  },
  steps,
  sights,
  beyondTheBrowser: {
    'loading / loadPage throws / 0': neverRejects,
    'loading / readCached throws / 0': neverFails,
    'lookingUp / readCached throws / 0': neverFails,
    'lookingUp / readCached throws / 1': neverFails,
    'loaded.refreshing / loadPage throws / 0': neverRejects,
    'loaded.revalidating / loadPage throws / 0': neverRejects,
    'loaded.readingCache / readCached throws / 0': neverFails,
  },
  started: { loadPage: serverAsked, readCached: deviceAsked },
  asides: [delayChange],
};

runTour(listTest, tour);
