import { importMachine } from '#machines/import/machine.ts';
import type { ImportContext, ImportInput, Question, Sheet, StoredImport } from '#machines/import/types.ts';
import type { Candidate } from '#machines/look-up.ts';
import { firstKey } from '../../../machines/import/fixtures.ts';
import { importScenario } from '../../../machines/import/scenario.ts';
import { failures, ok, outdated, rejected } from '../../../machines/support/results.ts';
import { runTour } from '../support/run-tour.ts';
import type { Tour } from '../support/tour.ts';
import { assertions } from './assertions.ts';
import { checkSteps, discardsElsewhere } from './check-steps.ts';
import { fileNames, header, lions, tigers } from './files.ts';
import { prepareSteps } from './prepare-steps.ts';
import { sendSteps } from './send-steps.ts';
import {
  type ImportMemory,
  type ImportWorld,
  importTest,
  isLookedUp,
  isRead,
  isResolved,
  isSent,
  isWritten,
  openImport,
  openWithVersions,
  restoreElsewhere,
  restoreImport,
  restoreRenamed,
} from './world.ts';

const match = ['name', 'full_name', 'game_id'] as const;
const valid = () => ({});

function sheetOf(name: string, ...rows: readonly (readonly string[])[]): Sheet {
  return { name, header, rows, firstLine: 2 };
}

const converted = ([name = '', fullName = '', game = '']: readonly string[], line: number) => ({
  line,
  texts: [name, fullName, game],
  values: { name, full_name: fullName, game_id: '18' },
  unread: {},
  errors: {},
});

const input: ImportInput = {
  series: 'series',
  firstKey,
  newestBefore: 1,
  match: () => match,
  identity: 'name',
  validate: valid,
};

const row = {
  ...converted(lions, 2),
  edited: {},
  existing: [],
  action: 'create',
  attempt: 0,
  progress: { kind: 'waiting' },
} as const;

const stored: StoredImport = {
  series: 'series',
  firstKey,
  revision: 1,
  fileName: 'one team',
  header,
  match,
  rows: [row],
  identifyBy: ['name'],
  whenExisting: 'skip',
  unfound: [],
  hasStarted: false,
  newestBefore: 1,
};

const edited = (member: string, value: string) => ({
  ...row,
  values: { ...row.values, [member]: value },
  edited: { [member]: value },
  attempt: 2,
});

const changedElsewhere = { ...stored, revision: 2, rows: [edited('full_name', 'Lynx of Pune')] };
const renamed = { ...stored, rows: [edited('name', 'Lynx')], unfound: [0], hasStarted: true };

const reference: Question = {
  id: 'game',
  kind: 'reference',
  field: 'game_id',
  text: 'BGMII',
  rows: 1,
  options: [{ value: '18', label: 'BGMI' }],
};

const candidate: Candidate = { id: 8, name: 'Lions', differing: [], values: row.values };

/** With the messages that the user sees. */
const clear = { known: {}, questions: [] };

const userFacing = {
  ...failures,
  fault: { ...failures.fault, message: 'The server had a problem' },
  offline: { ...failures.offline, message: 'The server did not reply' },
};

const notSpreadsheet = 'This is not a spreadsheet. Choose an XLSX or CSV file.';

const known: ImportMemory = { file: null, hasVersions: false, teams: 0, other: 'none', isWaiting: false };

const signInDialog = 'the sign-in dialog covers the import';

const tour: Tour<typeof importMachine, ImportWorld, ImportMemory> = {
  scenario: {
    ...importScenario,
    machine: importMachine,
    inputs: {
      new: input,
      'with versions': input,
      restored: { ...input, restored: stored },
      'open elsewhere': { ...input, restored: stored },
      renamed: { ...input, restored: renamed },
    },
    events: {
      ...importScenario.events,
      'import.choose': Object.fromEntries(fileNames.map((name) => [name, { source: { name, content: null } }])),
      'import.match': { none: { column: 1, field: null }, 'full name': { column: 1, field: 'full_name' } },
      'import.answer': { first: { question: 'game', answer: '18' } },
      'import.edit': { '': { changes: [{ row: 0, name: 'full_name', value: 'Lynx of Pune' }] } },
      'import.setAction': { '': { action: 'update', rows: null } },
    },
    outcomes: {
      read: {
        'one team': ok([sheetOf('one team', lions)]),
        'two teams': ok([sheetOf('two teams', lions, tigers)]),
        'two sheets': ok([sheetOf('Teams', lions), sheetOf('More teams', lions)]),
        'only a header': ok([sheetOf('only a header')]),
        'a picture': { kind: 'fault', message: notSpreadsheet },
      },
      convert: {
        'one team': ok({ resolved: clear, rows: [converted(lions, 2)] }),
        'two teams': ok({ resolved: clear, rows: [converted(lions, 2), converted(tigers, 3)] }),
        unclear: ok({ resolved: { known: {}, questions: [reference] }, rows: null }),
        ...userFacing,
      },
      find: { none: ok([]), one: ok([{ at: 0, existing: [{ id: 3, name: 'Lions' }] }]), ...userFacing },
      acquire: {
        acquired: { kind: 'acquired', stored: null },
        'changed elsewhere': { kind: 'acquired', stored: changedElsewhere },
        elsewhere: { kind: 'elsewhere' },
        gone: { kind: 'gone' },
      },
      hold: { lost: undefined },
      store: { stored: 'stored', full: 'full' },
      remove: { removed: true, 'not removed': false },
      send: {
        ...userFacing,
        ok: ok({ id: 7 }, 'Team created'),
        rejected: rejected('There is no such call'),
        outdated: outdated({}, null),
      },
      lookUp: {
        ...userFacing,
        saved: ok({ kind: 'saved', candidate }, ''),
        'not saved': ok({ kind: 'notSaved' }),
        'not sure': ok({ kind: 'unsure', candidates: [candidate, candidate] }),
      },
    },
    decidesBy: (snapshot) => {
      const { match: fields, whenExisting, trouble, failure, rows, answers } = snapshot.context as ImportContext;
      const isEdited = Object.keys(rows[0]?.edited ?? {});
      const shown = [fields, whenExisting, trouble, failure?.kind, isEdited, Object.keys(answers)];
      return [importScenario.decidesBy?.(snapshot), shown];
    },
  },
  starts: {
    new: { does: 'opens a new import', known, take: openImport },
    'with versions': {
      does: 'opens a new import on a server with versions',
      known: { ...known, hasVersions: true },
      take: openWithVersions,
    },
    restored: { does: 'reloads an import', known, take: restoreImport },
    'open elsewhere': {
      does: 'reloads an import that another window has got',
      known: { ...known, other: 'open' },
      take: restoreElsewhere,
    },
    renamed: { does: 'reloads an import with a renamed row', known, take: restoreRenamed },
  },
  steps: { ...prepareSteps, ...checkSteps, ...sendSteps },
  assertions,
  worldSteps: [discardsElsewhere],
  unreachableInBrowser: {
    'open / hold ends / 0': 'a browser takes a lock away only if a page asks for that, and none does',
    'open.awaitingSignIn / import.back / 0': signInDialog,
    'open.sending.awaitingSignIn / import.pause / 0': signInDialog,
  },
  started: {
    read: isRead,
    convert: isResolved,
    find: isLookedUp,
    store: isWritten,
    remove: isWritten,
    send: isSent,
    lookUp: isLookedUp,
  },
};

runTour(importTest, tour);
