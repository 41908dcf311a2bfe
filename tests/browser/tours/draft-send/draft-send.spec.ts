import { draftSendMachine } from '#machines/draft-send/machine.ts';
import type { DraftSendInput } from '#machines/draft-send/setup.ts';
import type { Candidate } from '#machines/look-up.ts';
import { draftSendScenario } from '../../../machines/draft-send/scenario.ts';
import { failures, ok, outdated, rejected } from '../../../machines/support/results.ts';
import { runTour } from '../support/run-tour.ts';
import type { Tour } from '../support/tour.ts';
import { assertions } from './assertions.ts';
import { steps } from './steps.ts';
import {
  type DraftSendMemory,
  type DraftSendWorld,
  draftEdit,
  draftNew,
  draftSendTest,
  draftVersionedEdit,
  serverAsked,
} from './world.ts';

const player = (name: string, nickname = 'Lions') => ({ name, nickname });
const valid = () => ({});
const edit: DraftSendInput = {
  mode: 'edit',
  base: player('Lions'),
  values: player('Lynx'),
  isUnsure: false,
  validate: valid,
};
const create: DraftSendInput = {
  mode: 'create',
  base: { name: '' },
  values: { name: 'Lynx' },
  isUnsure: false,
  validate: valid,
};

/** Equal to what was sent. */
const video: Candidate = { id: 8, name: 'Lynx', differing: [], values: { name: 'Lynx' } };

/** With the messages that the user sees. */
const userFacing = {
  ...failures,
  fault: { ...failures.fault, message: 'The server had a problem' },
  offline: { ...failures.offline, message: 'Failed to fetch' },
};

const known: DraftSendMemory = { hasVersions: false, others: 0 };

const tour: Tour<typeof draftSendMachine, DraftSendWorld, DraftSendMemory> = {
  scenario: {
    ...draftSendScenario,
    machine: draftSendMachine,
    inputs: { edit, 'edit of a version': { ...edit, version: '"1"' }, create },
    outcomes: {
      read: {
        ...userFacing,
        lions: ok(player('Lions')),
        lynx: ok(player('Lynx')),
        tigers: ok(player('Tigers')),
        'lions of another nickname': ok(player('Lions', 'Leo')),
      },
      lookUp: {
        ...userFacing,
        saved: ok({ kind: 'saved', candidate: video }),
        'not saved': ok({ kind: 'notSaved' }),
        'not sure': ok({ kind: 'unsure', candidates: [video, { ...video, id: 9 }] }),
      },
      remove: { removed: undefined },
      send: {
        ...userFacing,
        player: ok(null, 'Player updated successfully'),
        video: ok(null, 'Video created successfully'),
        'outdated, lynx': outdated(player('Lynx'), '"2"'),
        'outdated, lions': outdated(player('Lions'), '"1"'),
        'outdated, tigers': outdated(player('Tigers'), '"2"'),
        rejected: rejected('Player not found'),
        offline: { ...failures.offline, message: 'You are offline' },
        unknown: { ...failures.unknown, message: 'Failed to fetch' },
      },
    },
  },
  starts: {
    edit: { does: 'opens the drafts page with a changed player', known, take: draftEdit },
    'edit of a version': {
      does: 'opens the drafts page with a changed player of a server with versions',
      known: { ...known, hasVersions: true },
      take: draftVersionedEdit,
    },
    create: { does: 'opens the drafts page with a new video', known, take: draftNew },
  },
  steps,
  assertions,
  unreachableInBrowser: {
    'idle / draftSend.send / 0': 'Send cannot be pressed while something is missing',
  },
  started: { read: serverAsked, lookUp: serverAsked },
};

runTour(draftSendTest, tour);
