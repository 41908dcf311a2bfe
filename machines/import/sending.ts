import { setFailure, when } from '../routes.ts';
import { rowToSend } from './progress.ts';
import { importSetup } from './setup.ts';
import { storedOf } from './storing.ts';
import { NOT_RECEIVED } from './texts.ts';

/** A request that is on its way ends; no other one begins. */
const pauseAfterRow = { 'import.pause': { actions: 'setPausing' } } as const;
const pauseNow = { 'import.pause': { target: 'settling', actions: 'setPausing' } } as const;

/**
 * Sends the rows, one call after the other, because the API has no call for several records. That a row is about to be
 * sent is stored before it is sent. Such a row is looked up before anything else is sent, also after a reload.
 */
export const sending = importSetup.createStateConfig({
  tags: 'sending',
  initial: 'next',
  states: {
    next: {
      always: [
        { guard: 'isPausing', target: 'settling' },
        { guard: 'isUnsure', target: 'lookingUp' },
        { guard: 'hasPendingUnstored', target: 'calling', actions: 'markSending' },
        { guard: 'hasPending', target: 'storing', actions: 'markSending' },
        { target: 'settling' },
      ],
    },
    /** One write has the result of the row before, too. */
    storing: {
      tags: 'busy',
      entry: 'beginWrite',
      invoke: {
        src: 'store',
        input: ({ context }) => storedOf(context),
        onDone: [
          {
            guard: when('isPausingPersisted'),
            target: 'settling',
            actions: ['noteNotSent', { type: 'endWrite', params: ({ event }) => event.output }],
          },
          {
            guard: when('isPersisted'),
            target: 'calling',
            actions: { type: 'endWrite', params: ({ event }) => event.output },
          },
          {
            target: 'unstorable',
            actions: ['noteNotSent', { type: 'endWrite', params: ({ event }) => event.output }],
          },
        ],
      },
      on: pauseAfterRow,
    },
    calling: {
      tags: 'busy',
      invoke: {
        src: 'send',
        input: ({ context }) => rowToSend(context),
        onDone: [
          { guard: when('ok'), target: 'next', actions: { type: 'setDone', params: ({ event }) => event.output } },
          { guard: when('sessionExpired'), target: 'awaitingSignIn', actions: 'noteNotSent' },
          { guard: when('offline'), target: 'offline', actions: ['noteNotSent', setFailure] },
          {
            guard: when('rejected'),
            target: 'next',
            actions: { type: 'setFailed', params: ({ event }) => event.output },
          },
          // Another user has changed the record since the import read it.
          {
            guard: when('outdated'),
            target: 'next',
            actions: { type: 'setFailed', params: ({ event }) => event.output },
          },
          // Without a response of the contract the row may have been stored.
          { target: 'lookingUp', actions: 'noteNoResponse' },
        ],
      },
      on: pauseAfterRow,
    },
    lookingUp: {
      tags: ['busy', 'lookingUp'],
      invoke: {
        src: 'lookUp',
        input: ({ context }) => rowToSend(context),
        onDone: [
          {
            guard: when('isFound'),
            target: 'next',
            actions: { type: 'setFound', params: ({ event }) => event.output },
          },
          { guard: when('isUnclear'), target: 'next', actions: 'setUnclear' },
          { guard: when('isPausingRepeat'), target: 'settling' },
          { guard: when('maySendAgain'), target: 'calling', actions: 'noteRepeated' },
          // The request may arrive later: only the user decides that the row is sent again.
          {
            guard: when('maySend'),
            target: 'settling',
            actions: ['noteNotReceived', { type: 'setFailure', params: NOT_RECEIVED }],
          },
          { guard: when('sessionExpired'), target: 'awaitingSignIn' },
          { guard: when('offline'), target: 'offline', actions: setFailure },
          { target: 'settling', actions: setFailure },
        ],
      },
      on: pauseAfterRow,
    },
    /** Continues by itself, unless the user wanted to pause after this row. */
    offline: {
      tags: 'awaitingConnection',
      always: { guard: 'isPausing', target: 'settling' },
      exit: 'clearFailure',
      on: { 'import.reconnected': 'next', 'import.goOn': 'next', ...pauseNow },
    },
    awaitingSignIn: { tags: 'awaitingSignIn', on: { 'session.resumed': 'next', ...pauseNow } },
    /** A reload would lose the import. Nothing is sent until the user agrees to continue so. */
    unstorable: {
      tags: 'unstorable',
      // The question replaces the wish to pause.
      entry: 'clearPausing',
      on: { 'import.goOn': 'forgetting', 'import.pause': { target: '#import.open.stopped', actions: 'announceEnd' } },
    },
    /** What is stored would be restored after a reload, without the rows that are sent from now on. */
    forgetting: {
      tags: 'busy',
      invoke: {
        src: 'remove',
        input: ({ context: { series } }) => ({ series }),
        onDone: [{ guard: when('isRemoved'), target: 'next', actions: 'setUnstored' }, { target: 'unstorable' }],
      },
      on: pauseAfterRow,
    },
    settling: {
      tags: 'busy',
      entry: ['beginWrite', 'announceEnd'],
      invoke: {
        src: 'store',
        input: ({ context }) => storedOf(context),
        onDone: {
          target: '#import.open.stopped',
          actions: { type: 'endWrite', params: ({ event }) => event.output },
        },
      },
    },
  },
});
