import { listMachine } from '#machines/list/machine.ts';
import { copyOfMoved, listScenario } from '../../machines/list/scenario.ts';
import { sights } from './list/sights.ts';
import { delayChange, steps } from './list/steps.ts';
import { deviceAsked, type ListMemory, type ListWorld, listTest, openList, serverAsked } from './list/world.ts';
import { runTour } from './support/run-tour.ts';
import type { Tour } from './support/tour.ts';

const neverRejects = 'a call ends with an answer, whatever becomes of it';
const neverFails = 'what the device cannot read counts as not kept';

const tour: Tour<typeof listMachine, ListWorld, ListMemory> = {
  scenario: {
    ...listScenario,
    machine: listMachine,
    outcomes: { ...listScenario.outcomes, readKept: { ...listScenario.outcomes['readKept'], copyOfMoved } },
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
    'loading / readKept throws / 0': neverFails,
    'lookingUp / readKept throws / 0': neverFails,
    'lookingUp / readKept throws / 1': neverFails,
    'shown.refreshing / loadPage throws / 0': neverRejects,
    'shown.freshening / loadPage throws / 0': neverRejects,
    'shown.renewing / readKept throws / 0': neverFails,
  },
  started: { loadPage: serverAsked, readKept: deviceAsked },
  asides: [delayChange],
};

runTour(listTest, tour);
