import { assign, emit, setup } from 'xstate';
import type { Failure, Result } from '#machines/result.ts';
import { okOf, resultGuards } from '#machines/result-parts.ts';
import { type EffectAction, effect, effectAction } from '../effect.ts';
import type { HistoryEntry } from '../history/types.ts';
import type { ListRow } from '../list/types.ts';
import { type Notice, notice } from '../notice.ts';
import { setFailure, when } from '../routes.ts';
import type { Tags } from '../tags.ts';

/** What the user did, and can undo. */
export interface Offer {
  /** The series of the changes in the history. */
  readonly series: string;
  readonly action: 'create' | 'edit' | 'delete';
  /** The path of the area: `teams`. */
  readonly area: string;
  /** The name of the record; of the last one when there are several. */
  readonly name: string;
  /** How many records the action has changed so far, and how many of them are new. */
  readonly count: number;
  readonly created?: number;
}

/** A change that was not undone, because the same fields have changed again since. */
export interface Conflict {
  readonly entry: HistoryEntry;
  /** The record as it is now, and its `ETag`. */
  readonly current: ListRow;
  readonly version: string | null;
}

/** The result of an undo. Without conflicts everything is as before the action. */
export interface Undone {
  readonly conflicts: readonly Conflict[];
}

interface UndoContext {
  /** The last action that can be undone. */
  readonly offer: Offer | null;
  /** An action since, offered once the undo in flight has ended. */
  readonly next: Offer | null;
  /** Undone without a connection: sent when the user presses Send. The oldest first. */
  readonly waiting: readonly Offer[];
  readonly conflicts: readonly Conflict[];
  readonly failure: Failure | null;
  /** The later changes that the user has seen, and replaces. */
  readonly replaced: readonly Conflict[];
}

/** `found`: undos that an earlier visit stored. `hold`: the pointer or the focus is on the offer, so it stays. */
type UndoEvent =
  | { readonly type: 'undo.offer'; readonly offer: Offer }
  | { readonly type: 'undo.found'; readonly waiting: readonly Offer[] }
  | { readonly type: 'undo.accept' }
  | { readonly type: 'undo.dismiss' }
  | { readonly type: 'undo.hold' }
  | { readonly type: 'undo.release' }
  | { readonly type: 'undo.force' }
  | { readonly type: 'session.resumed' };

/** After `done` the screens show what is on the server now. */
type UndoEmitted = Notice | { readonly type: 'undo.done'; readonly area: string };

type UndoTag = Tags<'bar' | 'busy' | 'dialog' | 'awaitingSignIn' | 'awaitingConnection' | 'failed'>;

const types = {} as {
  context: UndoContext;
  events: UndoEvent;
  emitted: UndoEmitted;
  tags: UndoTag;
};

/** How long an action can be undone from the bar, in milliseconds. */
export const undoTimeMs = 10_000;

const forgetUndo: EffectAction<Offer> = effectAction('forgetUndo');

const undoSetup = setup({
  types,
  actors: {
    undo: effect<Result<Undone>, { readonly offer: Offer; readonly replaced: readonly Conflict[] }>('undo'),
    /** Stores an undo that waits, for the next visit. False if it was not stored. */
    storeUndo: effect<boolean, Offer>('storeUndo'),
  },
  delays: { undoTime: undoTimeMs },
  guards: {
    ...resultGuards,
    isWaiting: ({ context }) => context.waiting.length > 0,
    hasNext: ({ context }) => context.next !== null,
    isStored: (_, isStored: boolean) => isStored,
    hasConflicts: (_, result: Result<Undone>) => result.kind === 'ok' && result.data.conflicts.length > 0,
  },
  actions: {
    setOffer: assign((_, offer: Offer) => ({ offer, failure: null, conflicts: [], replaced: [] })),
    setNext: assign((_, next: Offer) => ({ next })),
    offerNext: assign(({ context: { next } }) => ({ offer: next, next: null })),
    offerWaiting: assign(({ context: { waiting } }) => ({ offer: waiting[0] ?? null, replaced: [] })),
    addWaiting: assign(({ context: { waiting } }, added: readonly Offer[]) => ({
      waiting: [...waiting, ...added.filter(({ series }) => !waiting.some((known) => known.series === series))],
    })),
    dropWaiting: assign(({ context: { waiting, offer } }) => ({
      waiting: waiting.filter(({ series }) => series !== offer?.series),
    })),
    setConflicts: assign((_, { conflicts }: Undone) => ({ conflicts })),
    replaceLater: assign(({ context: { replaced, conflicts } }) => ({
      replaced: [
        ...replaced.filter(({ entry }) => !conflicts.some((later) => later.entry.id === entry.id)),
        ...conflicts,
      ],
    })),
    clear: assign({ offer: null, failure: null, conflicts: [], replaced: [] }),
    clearFailure: assign({ failure: null }),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    /** Removes an undo from those that were stored for the next visit. */
    forgetUndo,
    announceDone: emit(({ context }) => ({ type: 'undo.done' as const, area: requireOffer(context).area })),
    notifySuccess: emit(notice('success', 'Undone')),
    notifyNotStored: emit(notice('error', 'This undo is not stored on this device. Leave this window open.')),
  },
});

const addWaiting = {
  type: 'addWaiting',
  params: ({ context }: { context: UndoContext }) => [requireOffer(context)],
} as const;
/** The undo no longer waits, neither here nor on the next visit. */
const stopWaiting = [
  'dropWaiting',
  { type: 'forgetUndo', params: ({ context }: { context: UndoContext }) => requireOffer(context) },
] as const;
const setOffer = { type: 'setOffer', params: ({ event }: { event: { offer: Offer } }) => event.offer } as const;

/**
 * Undo of the user's last action, for ten seconds. It takes the changes of the action's series back in the history. When
 * the same fields have changed again since, it shows the later values and asks. Without a connection the undo waits, and
 * is sent when the user presses Send.
 */
export const undoMachine = undoSetup.createMachine({
  id: 'undo',
  context: { offer: null, next: null, waiting: [], conflicts: [], failure: null, replaced: [] },
  initial: 'idle',
  on: {
    // While another undo is in flight.
    'undo.offer': { actions: { type: 'setNext', params: ({ event }) => event.offer } },
    'undo.found': { actions: { type: 'addWaiting', params: ({ event }) => event.waiting } },
  },
  states: {
    idle: {
      entry: 'clear',
      always: [
        { guard: 'hasNext', target: 'offered', actions: 'offerNext' },
        { guard: 'isWaiting', target: 'waiting' },
      ],
      on: { 'undo.offer': { target: 'offered', actions: setOffer } },
    },
    offered: {
      tags: 'bar',
      initial: 'timed',
      states: {
        timed: { after: { undoTime: '#undo.idle' }, on: { 'undo.hold': 'held' } },
        held: { on: { 'undo.release': 'timed' } },
      },
      on: {
        'undo.offer': { target: 'offered', reenter: true, actions: setOffer },
        'undo.accept': 'undoing',
        'undo.dismiss': 'idle',
      },
    },
    waiting: {
      tags: ['bar', 'awaitingConnection'],
      on: {
        'undo.offer': { target: 'offered', actions: setOffer },
        'undo.accept': { target: 'undoing', actions: 'offerWaiting' },
        'undo.dismiss': { target: 'idle', actions: ['offerWaiting', ...stopWaiting] },
      },
    },
    undoing: {
      tags: ['bar', 'busy'],
      entry: 'clearFailure',
      invoke: {
        src: 'undo',
        input: ({ context }) => ({ offer: requireOffer(context), replaced: context.replaced }),
        onDone: [
          {
            guard: when('hasConflicts'),
            target: 'conflicting',
            actions: ['announceDone', { type: 'setConflicts', params: ({ event }) => okOf(event.output).data }],
          },
          {
            guard: when('ok'),
            target: 'idle',
            actions: ['announceDone', 'notifySuccess', ...stopWaiting],
          },
          { guard: when('sessionExpired'), target: 'awaitingSignIn' },
          { guard: when('offline'), target: 'storing', actions: addWaiting },
          { target: 'failed', actions: setFailure },
        ],
      },
    },
    storing: {
      tags: ['bar', 'busy'],
      invoke: {
        src: 'storeUndo',
        input: ({ context }) => requireOffer(context),
        onDone: [
          { guard: when('isStored'), target: 'idle' },
          { target: 'idle', actions: 'notifyNotStored' },
        ],
      },
    },
    awaitingSignIn: {
      tags: ['bar', 'awaitingSignIn'],
      on: {
        'session.resumed': 'undoing',
        'undo.dismiss': { target: 'idle', actions: stopWaiting },
      },
    },
    failed: {
      tags: ['bar', 'failed'],
      on: {
        'undo.offer': { target: 'offered', actions: setOffer },
        'undo.accept': 'undoing',
        'undo.dismiss': { target: 'idle', actions: stopWaiting },
      },
    },
    conflicting: {
      tags: 'dialog',
      on: {
        'undo.force': { target: 'undoing', actions: 'replaceLater' },
        'undo.dismiss': { target: 'idle', actions: stopWaiting },
      },
    },
  },
});

function requireOffer({ offer }: UndoContext): Offer {
  if (!offer) throw new Error('There is nothing to undo');
  return offer;
}
