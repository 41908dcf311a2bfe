import type { AnyMachineSnapshot } from 'xstate';
import { importMachine } from '#machines/import/machine.ts';
import { statusOf } from '#machines/import/row.ts';
import { openQuestions } from '#machines/import/sheet.ts';
import { NO_ROWS, NOT_RECEIVED, UNCONFIRMED_ROW } from '#machines/import/texts.ts';
import type { ImportContext } from '#machines/import/types.ts';
import type { Candidate } from '#machines/look-up.ts';
import { failures, ok, outdated, rejected } from '../support/results.ts';
import { plain, type Scenario } from '../support/scenario.ts';
import { converted, firstKey, inputOf, rowOf, sheetOf, storedOf } from './fixtures.ts';

const teams = sheetOf('Teams', ['Lions']);
const players = sheetOf('Players', ['Asha']);
const notes = sheetOf('Notes', []);
const lions = converted('Lions');
const nameless = converted('');

const reference = {
  id: 'game',
  kind: 'reference' as const,
  field: 'game_id',
  text: 'CS',
  rows: 1,
  options: [
    { value: '1', label: 'CS2' },
    { value: '2', label: 'CS:GO' },
  ],
};
const clear = { known: {}, questions: [] };
const unclear = { known: {}, questions: [reference] };
const candidate: Candidate = { id: 8, name: 'Lions', differing: [], values: { name: 'Lions' } };
const refusedName = rejected('Refused', [
  { path: 'name', msg: 'Name is taken' },
  { path: 'slot', msg: 'No slot is free' },
]);

const stored = storedOf([rowOf('Lions')]);
const started = { ...stored, hasStarted: true };
/** The page ended while the row was being sent. */
const interrupted = { ...started, rows: [rowOf('Lions', { progress: { kind: 'sending', key: 'key' } })] } as const;
/** Another window has sent the row. */
const sentElsewhere = {
  ...started,
  revision: 9,
  rows: [rowOf('Lions', { progress: { kind: 'created', id: 7, message: 'Team created' } })],
} as const;

/** Rows that occur often, so that the table is short. */
const rowsByName = {
  'Lions waiting': rowOf('Lions'),
  'Lions interrupted': rowOf('Lions', { progress: { kind: 'sending', key: 'key' } }),
  'Lions sending': rowOf('Lions', { progress: { kind: 'sending', key: firstKey } }),
  'Lions created': rowOf('Lions', { progress: { kind: 'created', id: 7, message: 'Team created' } }),
  'Lions found': rowOf('Lions', { progress: { kind: 'created', id: 8, message: 'Saved after all' } }),
  'Lions failed': rowOf('Lions', { progress: { kind: 'failed', message: 'Refused', errors: {} } }),
  'Lions unknown': rowOf('Lions', { progress: { kind: 'unknown', message: UNCONFIRMED_ROW } }),
  'Lynx waiting': rowOf('Lions', { values: { name: 'Lynx' }, edited: { name: 'Lynx' }, attempt: 1 }),
};

export const importScenario: Scenario = {
  name: 'import',
  machine: importMachine,
  inputs: {
    '': inputOf(),
    'restored, not started': inputOf(stored),
    'restored, interrupted': inputOf(interrupted),
  },
  events: {
    'import.choose': { file: { source: { name: 'teams.csv', content: null } } },
    'import.chooseSheet': { second: { sheet: 1 }, missing: { sheet: 9 } },
    'import.match': {
      name: { column: 0, field: 'name' },
      none: { column: 0, field: null },
      missing: { column: 9, field: null },
    },
    'import.answer': { first: { question: 'game', answer: '1' }, missing: { question: 'none', answer: '1' } },
    'import.identify': { name: { fields: ['name'] }, nothing: { fields: [] } },
    'import.edit': { lynx: { changes: [{ row: 0, name: 'name', value: 'Lynx' }] } },
    'import.setAction': { 'update all': { action: 'update', rows: null }, skip: { action: 'skip', rows: [0] } },
    'import.decide': { saved: { row: 0, isSaved: true }, 'not saved': { row: 0, isSaved: false } },
    ...plain(
      'import.next',
      'import.back',
      'import.flush',
      'import.start',
      'import.pause',
      'import.goOn',
      'import.retryFailed',
      'import.reconnected',
      'import.close',
      'session.resumed',
    ),
  },
  outcomes: {
    read: { one: ok([teams, notes]), two: ok([teams, players]), empty: ok([notes]), ...failures },
    convert: {
      valid: ok({ resolved: clear, rows: [lions] }),
      invalid: ok({ resolved: clear, rows: [nameless] }),
      unclear: ok({ resolved: unclear, rows: null }),
      ...failures,
    },
    find: {
      none: ok([]),
      one: ok([{ at: 0, existing: [{ id: 3, name: 'Lions' }] }]),
      ...failures,
    },
    acquire: {
      acquired: { kind: 'acquired', stored: null, isKeyed: true },
      'acquired, no keys': { kind: 'acquired', stored: null, isKeyed: false },
      'changed elsewhere': { kind: 'acquired', stored: sentElsewhere, isKeyed: true },
      elsewhere: { kind: 'elsewhere' },
      gone: { kind: 'gone' },
    },
    hold: { lost: undefined },
    store: { stored: 'stored', full: 'full' },
    remove: { removed: true, 'not removed': false },
    send: {
      ok: ok({ id: 7 }, 'Team created'),
      'ok, no id': ok({ id: null }, 'Team created'),
      'refused name': refusedName,
      outdated: outdated({}, null),
      ...failures,
    },
    lookUp: {
      saved: ok({ kind: 'saved', candidate }, 'Saved after all'),
      'not saved': ok({ kind: 'notSaved' }),
      repeatable: ok({ kind: 'repeatable' }),
      'not sure': ok({ kind: 'unsure', candidates: [candidate] }),
      ...failures,
    },
  },
  names: {
    ...failures,
    teams,
    players,
    notes,
    'refused name': refusedName,
    'no rows': NO_ROWS,
    'not received': NOT_RECEIVED,
    'game question': unclear,
    'first key': firstKey,
    ...rowsByName,
  },
  decidesBy: (snapshot) => {
    const context = snapshot.context as ImportContext;
    if (snapshot.matches('preparing')) return sheetParts(context);
    if (!snapshot.matches('open'))
      return [context.hasStarted, context.sheet === null, isOver(snapshot) || rowParts(context)];
    return [
      context.hasStarted ? null : sheetParts(context),
      rowParts(context),
      snapshot.matches({ open: 'sending' })
        ? [context.callsWithoutResponse, context.mayBeDone, context.notReceived, context.isPausing, context.isUnstored]
        : null,
      context.isKeyed,
    ];
  },
};

const isOver = (snapshot: AnyMachineSnapshot) => snapshot.matches('removing') || snapshot.matches('closed');

function sheetParts(context: ImportContext) {
  const { sheets, sheet, match, revision } = context;
  return [sheets.length, sheet === null, match.includes('name'), openQuestions(context).length, revision > 0];
}

/** How each row will be treated. */
function rowParts({ rows, identifyBy, unfound }: ImportContext) {
  const parts = rows.map((row) => [statusOf(row), row.action, row.existing.length]);
  return [parts, identifyBy.length > 0 && unfound.length > 0, identifyBy];
}
