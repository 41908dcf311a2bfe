import { updateMachine } from '#machines/update/machine.ts';
import { updateScenario } from '../../../machines/update/scenario.ts';
import { runTour } from '../support/run-tour.ts';
import type { Tour } from '../support/tour.ts';
import { assertions } from './assertions.ts';
import { steps, worldSteps } from './steps.ts';
import { openAtLogin, openAtWork, type UpdateMemory, type UpdateWorld, updateTest } from './world.ts';

const start: UpdateMemory = { place: 'work', isWaiting: false, unsaved: null, hasOther: false, isAgreed: false };

const tour: Tour<typeof updateMachine, UpdateWorld, UpdateMemory> = {
  scenario: { ...updateScenario, machine: updateMachine, inputs: { 'at work': undefined, 'at the login': undefined } },
  starts: {
    'at work': { does: 'signs in', known: start, take: openAtWork },
    'at the login': { does: 'opens the login screen', known: { ...start, place: 'login' }, take: openAtLogin },
  },
  steps,
  assertions,
  unreachableInBrowser: {
    'reloading / update.due / 0': 'the page is gone before any further action',
    'reloading / update.controllerChanged / 0': 'the page is gone before another version could take over',
  },
  worldSteps,
};

runTour(updateTest, tour);
