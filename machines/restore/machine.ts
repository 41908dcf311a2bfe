import { assign, emit, setup } from 'xstate';
import type { Failure } from '#machines/result.ts';
import { failureOf } from '#machines/result-parts.ts';
import { effect } from '../effect.ts';
import type { HistoryEntry, RestoredRecord, RestoreResult } from '../history/types.ts';
import type { ListRow } from '../list/types.ts';
import { type Notice, notice } from '../notice.ts';
import { when } from '../routes.ts';

interface RestoreContext {
  /** The entry to undo; `null` while no dialog is open. */
  readonly entry: HistoryEntry | null;
  /** The record as it is now, if later changes touched the same fields, and its `ETag`. */
  readonly current: ListRow | null;
  readonly version: string | null;
  /** Why the last attempt failed, until the next starts. */
  readonly failure: Failure | null;
}

type RestoreEvent =
  | { readonly type: 'restore.ask'; readonly entry: HistoryEntry }
  | { readonly type: 'restore.confirm' }
  | { readonly type: 'restore.cancel' }
  | { readonly type: 'session.resumed' };

/** The history reloads after `done`, and after `unknown` because the change may or may not be undone. */
type RestoreEmitted =
  | Notice
  | { readonly type: 'restore.done'; readonly entry: HistoryEntry; readonly record: RestoredRecord }
  | { readonly type: 'restore.unknown'; readonly entry: HistoryEntry };

type RestoreTag = 'dialog' | 'busy' | 'awaitingSignIn';

/** `seen`: the version with the later changes that the user has seen, and replaces. */
export interface RestoreInput {
  readonly entry: HistoryEntry;
  readonly seen: { readonly version: string | null } | undefined;
}

type Conflicting = Extract<RestoreResult, { kind: 'conflict' }>;

const types = {} as {
  context: RestoreContext;
  events: RestoreEvent;
  emitted: RestoreEmitted;
  tags: RestoreTag;
};

const is =
  (expected: RestoreResult['kind']) =>
  (_: unknown, { kind }: RestoreResult) =>
    kind === expected;

const restoreSetup = setup({
  types,
  actors: {
    restore: effect<RestoreResult, RestoreInput>('restore'),
  },
  guards: {
    ok: is('ok'),
    conflict: is('conflict'),
    sessionExpired: is('sessionExpired'),
    unknown: is('unknown'),
    hasConflict: ({ context }) => context.current !== null,
  },
  actions: {
    open: assign((_, entry: HistoryEntry) => ({ entry })),
    close: assign({ entry: null, current: null, version: null, failure: null }),
    clearFailure: assign({ failure: null }),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    setCurrent: assign((_, { current, version }: Conflicting) => ({ current, version })),
    announceDone: emit(({ context }, record: RestoredRecord) => ({
      type: 'restore.done' as const,
      entry: requireEntry(context),
      record,
    })),
    announceUnknown: emit(({ context }) => ({ type: 'restore.unknown' as const, entry: requireEntry(context) })),
    notifySuccess: emit((_, message: string) => notice('success', message)),
    notifyFailure: emit((_, { message }: Failure) => notice('error', message)),
  },
});

interface Done {
  readonly event: { readonly output: RestoreResult };
}

function okIn({ event: { output } }: Done) {
  if (output.kind !== 'ok') throw unexpected(output);
  return output;
}

function conflictIn({ event: { output } }: Done): Conflicting {
  if (output.kind !== 'conflict') throw unexpected(output);
  return output;
}

function failureIn({ event: { output } }: Done): Failure {
  if (output.kind === 'ok' || output.kind === 'conflict') throw unexpected(output);
  return failureOf(output);
}

function unexpected({ kind }: RestoreResult): Error {
  return new Error(`A result of kind "${kind}" is not expected here`);
}

const setFailure = { type: 'setFailure', params: failureIn } as const;

/**
 * The confirmed restore of one change. If later changes touched the same fields, the dialog shows them and asks again. It
 * cannot be cancelled while it is sent. A restore without a response cannot be retried: the history reloads and shows
 * whether there is a new entry.
 */
export const restoreMachine = restoreSetup.createMachine({
  id: 'restore',
  context: { entry: null, current: null, version: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      entry: 'close',
      on: {
        'restore.ask': { target: 'confirming', actions: { type: 'open', params: ({ event }) => event.entry } },
      },
    },
    confirming: {
      tags: 'dialog',
      on: { 'restore.confirm': 'restoring', 'restore.cancel': 'idle' },
    },
    /** Shows the later changes. A confirmation replaces them. */
    conflict: {
      tags: 'dialog',
      on: { 'restore.confirm': 'restoring', 'restore.cancel': 'idle' },
    },
    restoring: {
      tags: ['dialog', 'busy'],
      entry: 'clearFailure',
      invoke: {
        src: 'restore',
        input: ({ context }) => ({
          entry: requireEntry(context),
          seen: context.current === null ? undefined : { version: context.version },
        }),
        onDone: [
          {
            guard: when('ok'),
            target: 'idle',
            actions: [
              { type: 'announceDone', params: (done) => okIn(done).data },
              { type: 'notifySuccess', params: (done) => okIn(done).message },
            ],
          },
          {
            guard: when('conflict'),
            target: 'conflict',
            actions: { type: 'setCurrent', params: conflictIn },
          },
          { guard: when('sessionExpired'), target: 'awaitingSignIn' },
          {
            guard: when('unknown'),
            target: 'idle',
            actions: ['announceUnknown', { type: 'notifyFailure', params: failureIn }],
          },
          { guard: 'hasConflict', target: 'conflict', actions: setFailure },
          { target: 'confirming', actions: setFailure },
        ],
      },
    },
    awaitingSignIn: {
      tags: ['dialog', 'awaitingSignIn'],
      on: { 'session.resumed': 'restoring', 'restore.cancel': 'idle' },
    },
  },
});

function requireEntry({ entry }: RestoreContext): HistoryEntry {
  if (!entry) throw new Error('There is nothing to restore');
  return entry;
}
