import { draftMachine } from '#machines/draft/machine.ts';
import type { DraftContent } from '#machines/draft/types.ts';
import { draftScenario } from '../../../machines/draft/scenario.ts';
import { runTour } from '../support/run-tour.ts';
import type { Tour } from '../support/tour.ts';
import { assertions } from './assertions.ts';
import { steps } from './steps.ts';
import { type DraftMemory, type DraftWorld, draftTest, openForm, openFormAgain } from './world.ts';

const input = { id: 'own', restoredId: 'own too' };

const typed = (name: string): DraftContent => ({
  place: { form: 'youtube', id: null },
  status: 'typing',
  base: { name: '' },
  values: { name },
});

const tour: Tour<typeof draftMachine, DraftWorld, DraftMemory> = {
  scenario: {
    ...draftScenario,
    machine: draftMachine,
    inputs: { 'a form': input, 'a form with a draft': input },
    events: {
      ...draftScenario.events,
      'draft.changed': { Lynx: { content: typed('Lynx') }, Puma: { content: typed('Puma') } },
    },
    outcomes: {
      ...draftScenario.outcomes,
      find: { former: { ...typed('Lynx'), id: 'former', at: 1 }, nothing: null },
      store: { stored: 'stored', full: 'full' },
    },
  },
  starts: {
    'a form': { does: 'opens a form', known: { hasFormer: false }, take: openForm },
    'a form with a draft': {
      does: 'opens a form that has a stored draft',
      known: { hasFormer: true },
      take: openFormAgain,
    },
  },
  steps,
  assertions,
  unreachableInBrowser: {},
};

runTour(draftTest, tour);
