import { assign, emit, setup } from 'xstate';
import type { Failure, Result } from '#machines/result.ts';
import { okOf, resultGuards } from '#machines/result-parts.ts';
import { effect } from '../effect.ts';
import { type Notice, notice } from '../notice.ts';
import { notifyFailure, setFailure, when } from '../routes.ts';

/** The record to remove, and its name in the dialog. */
export interface Subject {
  readonly id: number | string;
  readonly name: string;
}

interface RemovalContext {
  /** `null` while no dialog is open. */
  readonly subject: Subject | null;
  /** Why the last attempt failed, until the next starts. */
  readonly failure: Failure | null;
}

type RemovalEvent =
  | ({ readonly type: 'removal.ask' } & Subject)
  | { readonly type: 'removal.confirm' }
  | { readonly type: 'removal.cancel' }
  | { readonly type: 'session.resumed' };

/**
 * The list reloads after `done`, and after `unknown` because the record may or may not exist. `series` is the id of the
 * removal in the server's history.
 */
type RemovalEmitted =
  | Notice
  | { readonly type: 'removal.done'; readonly id: number | string; readonly series?: string }
  | { readonly type: 'removal.unknown'; readonly id: number | string };

type RemovalTag = 'dialog' | 'busy' | 'awaitingSignIn';

const types = {} as {
  context: RemovalContext;
  events: RemovalEvent;
  emitted: RemovalEmitted;
  tags: RemovalTag;
};

const removalSetup = setup({
  types,
  actors: {
    remove: effect<Result<unknown>, Subject>('remove'),
  },
  guards: resultGuards,
  actions: {
    open: assign((_, { id, name }: Subject) => ({ subject: { id, name } })),
    close: assign({ subject: null, failure: null }),
    clearFailure: assign({ failure: null }),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    announceDone: emit(({ context }, { series }: { series?: string }) => ({
      type: 'removal.done' as const,
      id: requireSubject(context).id,
      ...(series !== undefined && { series }),
    })),
    announceUnknown: emit(({ context }) => ({ type: 'removal.unknown' as const, id: requireSubject(context).id })),
    notifySuccess: emit((_, { message }: { message: string }) => notice('success', message)),
    notifyFailure: emit((_, { message }: Failure) => notice('error', message)),
  },
});

/**
 * The confirmed removal of one record. It cannot be cancelled while it is sent. The dialog shows a failure, and the user
 * can retry. A removal without a response cannot be retried: the list reloads and shows whether the record exists.
 */
export const removalMachine = removalSetup.createMachine({
  id: 'removal',
  context: { subject: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      entry: 'close',
      on: {
        'removal.ask': { target: 'confirming', actions: { type: 'open', params: ({ event }) => event } },
      },
    },
    confirming: {
      tags: 'dialog',
      on: { 'removal.confirm': 'removing', 'removal.cancel': 'idle' },
    },
    removing: {
      tags: ['dialog', 'busy'],
      entry: 'clearFailure',
      invoke: {
        src: 'remove',
        input: ({ context }) => requireSubject(context),
        onDone: [
          {
            guard: when('ok'),
            target: 'idle',
            actions: [
              { type: 'announceDone', params: ({ event }) => okOf(event.output) },
              { type: 'notifySuccess', params: ({ event }) => okOf(event.output) },
            ],
          },
          { guard: when('sessionExpired'), target: 'awaitingSignIn' },
          {
            guard: when('unknown'),
            target: 'idle',
            actions: ['announceUnknown', notifyFailure],
          },
          { target: 'confirming', actions: setFailure },
        ],
      },
    },
    awaitingSignIn: {
      tags: ['dialog', 'awaitingSignIn'],
      on: { 'session.resumed': 'removing', 'removal.cancel': 'idle' },
    },
  },
});

function requireSubject({ subject }: RemovalContext): Subject {
  if (!subject) throw new Error('There is nothing to remove');
  return subject;
}
