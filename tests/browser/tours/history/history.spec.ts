import { historyMachine } from '#machines/history/machine.ts';
import { historyScenario } from '../../../machines/history/scenario.ts';
import { runTour } from '../support/run-tour.ts';
import type { Tour } from '../support/tour.ts';
import { assertions } from './assertions.ts';
import { steps } from './steps.ts';
import { type HistoryWorld, historyTest, openHistory, serverAsked } from './world.ts';

const tour: Tour<typeof historyMachine, HistoryWorld> = {
  scenario: { ...historyScenario, machine: historyMachine },
  starts: { first: { does: 'opens the history', known: {}, take: openHistory } },
  steps,
  assertions,
  unreachableInBrowser: {},
  started: { loadPage: serverAsked },
};

runTour(historyTest, tour);
