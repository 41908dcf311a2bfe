import { assign, emit, setup } from 'xstate';
import type { Failure, Result } from '#machines/result.ts';
import { okOf, resultGuards } from '#machines/result-parts.ts';
import { effect } from '../effect.ts';
import { type Notice, notice } from '../notice.ts';
import { notifyFailure, when } from '../routes.ts';

/** As in the API (section 4): '1' active, '0' inactive; for a match its word, such as 'finished'. */
export type StatusValue = string;

interface RowStatusInput {
  readonly id: number | string;
  readonly value: StatusValue;
}

interface RowStatusContext {
  readonly id: number | string;
  /** The server's value, which is shown also while another value is saved. */
  readonly value: StatusValue;
  /** The value being saved; otherwise equal to `value`. */
  readonly to: StatusValue;
}

/** `valueRead`: the list was reloaded. */
type RowStatusEvent =
  | { readonly type: 'rowStatus.set'; readonly to: StatusValue }
  | { readonly type: 'rowStatus.valueRead'; readonly value: StatusValue }
  | { readonly type: 'session.resumed' };

/**
 * After `saved` the row shows the value; `series` is the id of the change in the server's history. After `unknown` the list
 * must reload.
 */
type RowStatusEmitted =
  | Notice
  | {
      readonly type: 'rowStatus.saved';
      readonly id: number | string;
      readonly value: StatusValue;
      readonly series?: string;
    }
  | { readonly type: 'rowStatus.unknown'; readonly id: number | string };

type RowStatusTag = 'busy' | 'awaitingSignIn';

const types = {} as {
  context: RowStatusContext;
  input: RowStatusInput;
  events: RowStatusEvent;
  emitted: RowStatusEmitted;
  tags: RowStatusTag;
};

const rowStatusSetup = setup({
  types,
  actors: {
    saveStatus: effect<Result<unknown>, { id: number | string; to: StatusValue }>('saveStatus'),
  },
  guards: {
    ...resultGuards,
    isOther: ({ context }, to: StatusValue) => context.value !== to,
  },
  actions: {
    setTarget: assign((_, to: StatusValue) => ({ to })),
    resetTarget: assign(({ context }) => ({ to: context.value })),
    setSaved: assign(({ context }) => ({ value: context.to })),
    setValue: assign((_, value: StatusValue) => ({ value })),
    announceSaved: emit(({ context: { id, to } }, { series }: { series?: string }) => ({
      type: 'rowStatus.saved' as const,
      id,
      value: to,
      ...(series !== undefined && { series }),
    })),
    announceUnknown: emit(({ context: { id } }) => ({ type: 'rowStatus.unknown' as const, id })),
    notifySuccess: emit((_, { message }: { message: string }) => notice('success', message)),
    notifyFailure: emit((_, { message }: Failure) => notice('error', message)),
  },
});

/**
 * The active switch of one row (section 4). It is not optimistic: it shows the server's value and is busy until the server
 * responds. A failure leaves the value unchanged.
 */
export const rowStatusMachine = rowStatusSetup.createMachine({
  id: 'rowStatus',
  context: ({ input: { id, value } }) => ({ id, value, to: value }),
  initial: 'settled',
  on: {
    'rowStatus.valueRead': { actions: { type: 'setValue', params: ({ event }) => event.value } },
  },
  states: {
    settled: {
      entry: 'resetTarget',
      on: {
        'rowStatus.valueRead': {
          actions: [{ type: 'setValue', params: ({ event }) => event.value }, 'resetTarget'],
        },
        'rowStatus.set': {
          guard: { type: 'isOther', params: ({ event }) => event.to },
          target: 'saving',
          actions: { type: 'setTarget', params: ({ event }) => event.to },
        },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'saveStatus',
        input: ({ context: { id, to } }) => ({ id, to }),
        onDone: [
          {
            guard: when('ok'),
            target: 'settled',
            actions: [
              'setSaved',
              { type: 'announceSaved', params: ({ event }) => okOf(event.output) },
              { type: 'notifySuccess', params: ({ event }) => okOf(event.output) },
            ],
          },
          { guard: when('sessionExpired'), target: 'awaitingSignIn' },
          {
            guard: when('unknown'),
            target: 'settled',
            actions: ['announceUnknown', notifyFailure],
          },
          { target: 'settled', actions: notifyFailure },
        ],
      },
    },
    awaitingSignIn: {
      tags: ['busy', 'awaitingSignIn'],
      on: { 'session.resumed': 'saving' },
    },
  },
});
