import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import type { Failure, Result } from '#machines/result.ts';
import { okOf, resultGuards } from '#machines/result-parts.ts';
import { effect } from '../effect.ts';
import { type Notice, notice } from '../notice.ts';
import { notifyFailure, setFailure, when } from '../routes.ts';
import type { Tags } from '../tags.ts';

/** A session of the user on the server: one sign-in on one device. Texts are '' if the server does not know them. */
export interface ListedSession {
  readonly id: number;
  /** Browser and system: 'Chrome on Windows'. */
  readonly device: string;
  /** The network address at sign-in. */
  readonly address: string;
  /** In the format of the API, as all times here. */
  readonly createdAt: string;
  readonly lastUsedAt: string;
  /** Whether this tab uses it. */
  readonly isCurrent: boolean;
}

/** What to end: one session by its id, or all except the current one. */
export type SessionChoice = number | 'others';

interface SessionsContext {
  /** `null` until they are loaded. */
  readonly sessions: readonly ListedSession[] | null;
  /** `null` while no dialog is open. */
  readonly choice: SessionChoice | null;
  /** Why the last load or attempt failed, until the next starts. */
  readonly failure: Failure | null;
}

type SessionsEvent =
  | { readonly type: 'sessions.retry' }
  | { readonly type: 'sessions.ask'; readonly choice: SessionChoice }
  | { readonly type: 'sessions.confirm' }
  | { readonly type: 'sessions.cancel' }
  | { readonly type: 'session.resumed' };

type SessionsEmitted = Notice | { readonly type: 'sessions.ended' };

const types = {} as {
  context: SessionsContext;
  events: SessionsEvent;
  emitted: SessionsEmitted;
  tags: Tags<'loading' | 'loadFailed' | 'dialog' | 'busy' | 'awaitingSignIn'>;
};

const sessionsSetup = setup({
  types,
  actors: {
    load: effect<Result<readonly ListedSession[]>>('load'),
    end: effect<Result<unknown>, { choice: SessionChoice }>('end'),
  },
  guards: resultGuards,
  actions: {
    setSessions: assign((_, sessions: readonly ListedSession[]) => ({ sessions })),
    open: assign((_, choice: SessionChoice) => ({ choice })),
    close: assign({ choice: null, failure: null }),
    removeEnded: assign(({ context }) => ({
      sessions: (context.sessions ?? []).filter((session) => !isEndedBy(requireChoice(context), session)),
    })),
    clearFailure: assign({ failure: null }),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    announceEnded: emit({ type: 'sessions.ended' }),
    notifySuccess: emit((_, { message }: { message: string }) => notice('success', message)),
    notifyFailure: emit((_, { message }: Failure) => notice('error', message)),
  },
});

/**
 * The user's sessions on all devices. One of them, or all others, ends after a confirmation. Then the list is read again,
 * as after every result that leaves it uncertain which sessions exist.
 */
export const sessionsMachine = sessionsSetup.createMachine({
  id: 'sessions',
  context: { sessions: null, choice: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy', 'loading'],
      entry: 'close',
      invoke: {
        src: 'load',
        onDone: [
          {
            guard: when('ok'),
            target: 'shown',
            actions: { type: 'setSessions', params: ({ event }) => okOf(event.output).data },
          },
          { guard: when('sessionExpired'), target: 'awaitingSignIn.toLoad' },
          { target: 'loadFailed', actions: setFailure },
        ],
      },
    },
    loadFailed: { tags: 'loadFailed', on: { 'sessions.retry': 'loading', 'session.resumed': 'loading' } },
    shown: {
      entry: 'close',
      on: {
        'sessions.ask': { target: 'confirming', actions: { type: 'open', params: ({ event }) => event.choice } },
        // The sign-in opened another session.
        'session.resumed': 'loading',
      },
    },
    confirming: {
      tags: 'dialog',
      on: { 'sessions.confirm': 'ending', 'sessions.cancel': 'shown' },
    },
    ending: {
      tags: ['dialog', 'busy'],
      entry: 'clearFailure',
      invoke: {
        src: 'end',
        input: ({ context }) => ({ choice: requireChoice(context) }),
        onDone: [
          {
            guard: when('ok'),
            target: 'loading',
            actions: [
              'removeEnded',
              'announceEnded',
              { type: 'notifySuccess', params: ({ event }) => okOf(event.output) },
            ],
          },
          { guard: when('sessionExpired'), target: 'awaitingSignIn.toEnd' },
          // It may have ended, now or before.
          { guard: when('unknown'), target: 'loading', actions: notifyFailure },
          { guard: when('rejected'), target: 'loading', actions: notifyFailure },
          { target: 'confirming', actions: setFailure },
        ],
      },
    },
    awaitingSignIn: {
      tags: 'awaitingSignIn',
      initial: 'toLoad',
      states: {
        toLoad: {
          tags: 'loading',
          on: { 'session.resumed': '#sessions.loading', 'sessions.retry': '#sessions.loading' },
        },
        toEnd: {
          tags: 'dialog',
          on: { 'session.resumed': '#sessions.ending', 'sessions.cancel': '#sessions.loading' },
        },
      },
    },
  },
});

export type SessionsSnapshot = SnapshotFrom<typeof sessionsMachine>;

function isEndedBy(choice: SessionChoice, { id, isCurrent }: ListedSession): boolean {
  return choice === 'others' ? !isCurrent : id === choice;
}

function requireChoice({ choice }: SessionsContext): SessionChoice {
  if (choice === null) throw new Error('There is nothing to end');
  return choice;
}
