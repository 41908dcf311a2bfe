import type { formMachine } from '#machines/form/machine.ts';
import { runTour } from '../support/run-tour.ts';
import type { Tour } from '../support/tour.ts';
import { assertions } from './assertions.ts';
import { scenario } from './scenario.ts';
import { steps, worldSteps } from './steps.ts';
import {
  type FormMemory,
  type FormWorld,
  formTest,
  openCategories,
  openPlayer,
  openPlayerAgain,
  openPlayerFromList,
  openVersionedPlayer,
  serverAsked,
  serverLookedUp,
} from './world.ts';

const noEdit =
  'no call changes a category, so none is offered; tests/screens/entity/form-look-up.test.tsx covers it with teams';

const ofDraft = 'only the page of drafts does it; tests/screens/drafts.test.tsx covers it';

const start: FormMemory = {
  isOnline: true,
  hasVersions: false,
  isChanging: false,
  hasOffer: false,
  hasGame: false,
  isTaken: false,
  sent: 'free',
};

const tour: Tour<typeof formMachine, FormWorld, FormMemory> = {
  scenario,
  starts: {
    player: { does: 'opens a player', known: start, take: openPlayer },
    'player of a version': {
      does: 'opens a player of a server with versions',
      known: { ...start, hasVersions: true },
      take: openVersionedPlayer,
    },
    'player with a draft': {
      does: 'opens a player that has a stored draft',
      known: { ...start, hasOffer: true },
      take: openPlayerAgain,
    },
    'player, from the list': {
      does: 'opens a player while a change of another is in flight',
      known: { ...start, isChanging: true },
      take: openPlayerFromList,
    },
    categories: { does: 'opens the form of categories', known: start, take: openCategories },
  },
  steps,
  assertions,
  unreachableInBrowser: {
    'editing.unsure / form.back / 0': ofDraft,
    'lookingUp / lookUp ends / 1': noEdit,
    'lookingUpFirst / lookUp ends / 1': noEdit,
    'editing.unsure / form.chooseFound / 0': noEdit,
    'editing.unsure / form.chooseFound / 1': noEdit,
  },
  started: { load: serverAsked('load'), save: serverAsked('save'), lookUp: serverLookedUp },
  worldSteps,
};

runTour(formTest, tour);
