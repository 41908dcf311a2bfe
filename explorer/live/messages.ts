import type { AnyEventObject, StateValue } from 'xstate';

/** The names of the events on the development servers' sockets. */
export const MESSAGE = 'machines:message';
export const ATTACH = 'machines:attach';

/** Who or what sent an event. */
export type Cause =
  /** A listener of the browser that the user caused; `by` is the type of its event. */
  | { readonly kind: 'user'; readonly by: string }
  /** Another machine's actor, or a listener of it. */
  | { readonly kind: 'actor'; readonly actor: string; readonly name: string }
  | { readonly kind: 'effect'; readonly name: string }
  | { readonly kind: 'timer' }
  /** Other code of the page, such as the response to a call; `by` is the browser's event if there is one. */
  | { readonly kind: 'page'; readonly by: string | null };

export type ActorStatus = 'active' | 'done' | 'error' | 'stopped';

/** The state of an actor without its functions. Its members have passed `Redactor`. */
export interface RecordedState {
  readonly value: StateValue;
  readonly status: ActorStatus;
  readonly context: Readonly<Record<string, unknown>>;
}

/** An actor of a machine at its start. */
export interface ActorMessage extends RecordedState {
  readonly kind: 'actor';
  readonly tab: string;
  /** Unique in its tab. */
  readonly actor: string;
  /** Its name in the actor that started it. */
  readonly name: string;
  /** The id of its machine. */
  readonly machine: string;
  readonly parent: string | null;
}

/** An event that an actor has received, and what it did with it. */
export interface EventMessage {
  readonly kind: 'event';
  readonly tab: string;
  /** Counts the events of a tab in the order in which they were sent, from 1. */
  readonly number: number;
  /** When it was sent: milliseconds since 1970. */
  readonly at: number;
  readonly actor: string;
  readonly event: AnyEventObject;
  readonly cause: Cause;
  /** The ids of the transitions taken; empty for an event that was ignored. */
  readonly taken: readonly string[];
  readonly value: StateValue;
  readonly status: ActorStatus;
  /** The members of the context that have changed. */
  readonly changes: Readonly<Record<string, unknown>>;
  /** The names of those that have no value any more. */
  readonly removed: readonly string[];
  /** The output of a machine that is done, or the error of one that failed. */
  readonly end?: unknown;
}

/** All that a tab has recorded. It replaces what is known of the tab. */
export interface TabMessage {
  readonly kind: 'tab';
  readonly tab: string;
  /** The screen at the time of the message. */
  readonly screen: string;
  readonly actors: readonly ActorMessage[];
  readonly events: readonly EventMessage[];
}

/** A tab was closed or loaded again. */
export interface LeftMessage {
  readonly kind: 'left';
  readonly tab: string;
}

export type LiveMessage = ActorMessage | EventMessage | TabMessage | LeftMessage;

/** How many events a tab and the explorer store at most. The oldest are dropped first. */
export const mostEvents = 2000;

/** The state after an event. */
export function stateAfter({ context }: RecordedState, event: EventMessage): RecordedState {
  const { value, status, changes, removed } = event;
  const changed = { ...context, ...changes };
  const rest = removed.length === 0 ? changed : omitted(changed, removed);
  return { value, status, context: Object.keys(changes).length + removed.length === 0 ? context : rest };
}

function omitted(context: RecordedState['context'], names: readonly string[]): RecordedState['context'] {
  return Object.fromEntries(Object.entries(context).filter(([name]) => !names.includes(name)));
}
