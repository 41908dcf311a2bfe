import { listMachine } from '#machines/list/machine.ts';
import { copy, copyOfMoved, listScenario, query } from '../../../machines/list/scenario.ts';
import { runTour } from '../support/run-tour.ts';
import type { Tour } from '../support/tour.ts';
import { assertions } from './assertions.ts';
import { delayChange, steps } from './steps.ts';
import { deviceAsked, type ListMemory, type ListWorld, listTest, openList, reopenList, serverAsked } from './world.ts';

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

const queries = { p1: { query: query(1) }, p2: { query: query(2) } };
const withCopies = Object.fromEntries(
  ([1, 2] as const).flatMap((page) =>
    Object.entries({ copy, copyOfMoved }).map(([name, known]) => [
      `p${page}: ${name}`,
      { query: query(page), page: known },
    ]),
  ),
);

const tour: Tour<typeof listMachine, ListWorld, ListMemory> = {
  scenario: {
    ...listScenario,
    machine: listMachine,
    events: { ...listScenario.events, 'list.queryChanged': { ...queries, ...withCopies } },
    outcomes: { ...listScenario.outcomes, readCached: { ...listScenario.outcomes['readCached'], copyOfMoved } },
  },
  starts: {
    '': { does: 'opens the list for the first time', known, take: openList },
    'first: copy': {
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
