import { okOf } from '#machines/result-parts.ts';
import { setFailure, when } from '../routes.ts';
import { importSetup } from './setup.ts';
import { storedOf } from './storing.ts';

/** Finds existing records first if they are unknown: the user has edited what identifies them, or has cancelled the search. */
export const start = [
  { guard: 'isUnfound', target: '#import.open.findingFirst' },
  { guard: 'hasPending', target: '#import.open.sending', actions: 'startSending' },
] as const;

/**
 * The rows with their messages and existing records. The user corrects them, and says what happens with each. They are
 * stored after a short delay; if that fails, the next change tries again.
 */
export const checking = importSetup.createStateConfig({
  tags: 'checking',
  initial: 'deciding',
  on: {
    'import.edit': { target: '.due', actions: { type: 'edit', params: ({ event }) => event.changes } },
    'import.setAction': { target: '.due', actions: { type: 'setAction', params: ({ event }) => event } },
    'import.identify': [
      {
        guard: { type: 'hasFields', params: ({ event }) => event.fields },
        target: 'finding',
        actions: { type: 'setIdentifyBy', params: ({ event }) => event.fields },
      },
      { target: '.due', actions: [{ type: 'setIdentifyBy', params: [] }, 'clearExisting'] },
    ],
    'import.start': start,
    'import.back': { guard: 'canMapAgain', target: '#import.preparing.mapping' },
    'import.close': '#import.removing',
  },
  states: {
    deciding: { always: [{ guard: 'isDirty', target: 'storing' }, { target: 'settled' }] },
    settled: {},
    due: { after: { storeDelay: 'storing' }, on: { 'import.flush': 'storing' } },
    storing: {
      tags: 'writing',
      entry: 'beginWrite',
      invoke: {
        src: 'store',
        input: ({ context }) => storedOf(context),
        onDone: { target: 'settled', actions: { type: 'endWrite', params: ({ event }) => event.output } },
      },
    },
  },
});

/** Finds the existing records of all rows, or of those that were edited; another row of the file counts too. */
function findState(next: 'checking' | 'sending') {
  return importSetup.createStateConfig({
    tags: ['busy', 'checking', 'finding'],
    entry: 'clearFailure',
    invoke: {
      src: 'find',
      input: ({ context: { identifyBy: fields, rows, unfound } }) => ({ fields, rows, unfound }),
      onDone: [
        next === 'sending'
          ? {
              guard: when('foundNone'),
              target: 'sending',
              actions: [{ type: 'setExisting', params: [] }, 'startSending'],
            }
          : { guard: when('foundNone'), target: 'checking', actions: { type: 'setExisting', params: [] } },
        {
          guard: when('ok'),
          target: 'checking',
          actions: { type: 'setExisting', params: ({ event }) => okOf(event.output).data },
        },
        { guard: when('sessionExpired'), target: 'awaitingSignIn' },
        { target: 'checking', actions: setFailure },
      ],
    },
    on: { 'import.back': 'checking' },
  });
}

export const finding = findState('checking');

/** Before rows are sent. If a record exists after all, the user sees it first. */
export const findingFirst = findState('sending');
