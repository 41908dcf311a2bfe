import { assign, emit, setup } from 'xstate';
import type { Failure, Result } from '#machines/result.ts';
import { type Outdated, okOf, outdatedOf, resultGuards } from '#machines/result-parts.ts';
import { effect } from './effect.ts';
import { type Notice, notice } from './notice.ts';
import { notifyFailure, setFailure, when } from './routes.ts';
import type { Tags } from './tags.ts';

/** What other users have changed since: the record as it is now, and its `ETag`. */
export type Later<Current> = Pick<Outdated<Current>, 'current' | 'version'>;

/** What the call is about, and the later changes that the user has seen and replaces. */
export interface ConfirmedCallInput<Subject, Current = unknown> {
  readonly subject: Subject;
  readonly later: Later<Current> | null;
}

interface ConfirmedCallContext<Subject, Current> {
  /** What the call is about; `null` while nothing is asked or sent. */
  readonly subject: Subject | null;
  /** The later changes that the dialog shows. */
  readonly later: Later<Current> | null;
  /** Why the last attempt failed, until the next starts. */
  readonly failure: Failure | null;
}

type ConfirmedCallEvent<Subject> =
  | { readonly type: 'call.ask'; readonly subject: Subject }
  | { readonly type: 'call.confirm' }
  | { readonly type: 'call.cancel' }
  | { readonly type: 'session.resumed' };

/** The screen reads again after `done`, and after `unknown` because the call may or may not have happened. */
type ConfirmedCallEmitted<Subject, Data> =
  | Notice
  | { readonly type: 'call.done'; readonly subject: Subject; readonly data: Data }
  | { readonly type: 'call.unknown'; readonly subject: Subject };

interface ConfirmedCallOptions {
  readonly id: string;
  /** No dialog asks: the press confirms. A failure is a notice. */
  readonly isConfirmedByPress?: boolean;
  /** A rejected call may have happened before: the dialog closes, and the screen reads again. */
  readonly mayHaveHappened?: boolean;
  /** An outdated call shows the later changes, and asks whether it replaces them. */
  readonly replacesLater?: boolean;
}

/**
 * A call that the user confirms: ask, call, report. It cannot be cancelled while it is sent, and waits for a sign-in if the
 * session has expired. The dialog shows a failure, and the user can retry. A call without a response cannot be retried: the
 * screen reads again and shows whether it has happened. `options` is what one call adds.
 */
export function confirmedCallMachine<Subject, Data = unknown, Current = unknown>(options: ConfirmedCallOptions) {
  const { id, isConfirmedByPress, mayHaveHappened, replacesLater } = options;
  const types = {} as {
    context: ConfirmedCallContext<Subject, Current>;
    events: ConfirmedCallEvent<Subject>;
    emitted: ConfirmedCallEmitted<Subject, Data>;
    tags: Tags<'idle' | 'dialog' | 'busy' | 'awaitingSignIn'>;
  };
  const subjectOf = ({ subject }: ConfirmedCallContext<Subject, Current>): Subject => {
    if (subject === null) throw new Error(`There is nothing to send in "${id}"`);
    return subject;
  };
  const call = setup({
    types,
    actors: { call: effect<Result<Data, Current>, ConfirmedCallInput<Subject, Current>>('call') },
    guards: { ...resultGuards, hasLater: ({ context }) => context.later !== null },
    actions: {
      open: assign((_, subject: Subject) => ({ subject })),
      close: assign({ subject: null, later: null, failure: null }),
      setLater: assign((_, { current, version }: Later<Current>) => ({ later: { current, version } })),
      clearFailure: assign({ failure: null }),
      setFailure: assign((_, failure: Failure) => ({ failure })),
      announceDone: emit(({ context }, { data }: { data: Data }) => ({
        type: 'call.done' as const,
        subject: subjectOf(context),
        data,
      })),
      announceUnknown: emit(({ context }) => ({ type: 'call.unknown' as const, subject: subjectOf(context) })),
      notifySuccess: emit((_, { message }: { message: string }) => notice('success', message)),
      notifyFailure: emit((_, { message }: Failure) => notice('error', message)),
    },
  });

  const question = { tags: 'dialog', on: { 'call.confirm': 'calling', 'call.cancel': 'idle' } } as const;
  const shown = isConfirmedByPress ? [] : (['dialog'] as const);
  return call.createMachine({
    id,
    context: { subject: null, later: null, failure: null },
    initial: 'idle',
    states: {
      idle: {
        tags: 'idle',
        entry: 'close',
        on: {
          'call.ask': {
            target: isConfirmedByPress ? 'calling' : 'confirming',
            actions: { type: 'open', params: ({ event }) => event.subject },
          },
        },
      },
      // The type names these states even if this call has none of them.
      ...((isConfirmedByPress ? {} : { confirming: question }) as { confirming: typeof question }),
      ...((replacesLater ? { conflict: question } : {}) as { conflict: typeof question }),
      calling: {
        tags: ['busy', ...shown],
        entry: 'clearFailure',
        invoke: {
          src: 'call',
          input: ({ context }) => ({ subject: subjectOf(context), later: context.later }),
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
            { guard: when('unknown'), target: 'idle', actions: reportUnknown },
            ...(mayHaveHappened ? [{ guard: when('rejected'), target: 'idle' as const, actions: reportUnknown }] : []),
            ...(replacesLater
              ? [
                  {
                    guard: when('outdated'),
                    target: 'conflict' as const,
                    actions: { type: 'setLater' as const, params: laterIn },
                  },
                  { guard: 'hasLater' as const, target: 'conflict' as const, actions: setFailure },
                ]
              : []),
            isConfirmedByPress
              ? { target: 'idle', actions: notifyFailure }
              : { target: 'confirming', actions: setFailure },
          ],
        },
      },
      awaitingSignIn: {
        tags: ['awaitingSignIn', ...shown],
        on: { 'session.resumed': 'calling', ...(!isConfirmedByPress && { 'call.cancel': 'idle' }) },
      },
    },
  });
}

const reportUnknown = ['announceUnknown', notifyFailure] as const;

function laterIn<Current>({ event }: { readonly event: { readonly output: Result<unknown, Current> } }) {
  return outdatedOf(event.output);
}
