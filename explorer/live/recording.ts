import {
  type ActorMessage,
  type EventMessage,
  type LiveMessage,
  mostEvents,
  type RecordedState,
  stateAfter,
} from './messages.ts';

/** A machine's actor in a tab of the app. */
export interface LiveActor extends Omit<ActorMessage, 'kind'> {
  /** Unique in the recording. */
  readonly key: string;
}

export interface LiveEvent extends Omit<EventMessage, 'kind'> {
  readonly key: string;
  /** The key of the actor that received it. */
  readonly receiver: string;
  readonly before: RecordedState;
  readonly after: RecordedState;
}

export interface LiveTab {
  readonly tab: string;
  /** Counts the tabs from 1. */
  readonly number: number;
  /** Where the tab was when it was attached. */
  readonly screen: string;
  /** It was closed or loaded again. */
  readonly isGone: boolean;
}

/** What the explorer knows of the tabs of the app. */
export interface Recording {
  readonly tabs: readonly LiveTab[];
  readonly actors: ReadonlyMap<string, LiveActor>;
  /** In the order in which they were sent; the latest {@link mostEvents}. */
  readonly events: readonly LiveEvent[];
  /** By tab the last event that was cleared. */
  readonly cleared: ReadonlyMap<string, number>;
}

export const nothing: Recording = { tabs: [], actors: new Map(), events: [], cleared: new Map() };

export function received(recording: Recording, message: LiveMessage): Recording {
  switch (message.kind) {
    case 'tab': {
      const { tab, screen, actors, events } = message;
      const own = { tab, screen, isGone: false };
      const number = Math.max(0, ...recording.tabs.map((one) => one.number)) + 1;
      const isKnown = recording.tabs.some((one) => one.tab === tab);
      const tabs = isKnown
        ? recording.tabs.map((one) => (one.tab === tab ? { ...one, ...own } : one))
        : [...recording.tabs, { ...own, number }];
      return [...actors, ...events].reduce(received, { ...without(recording, tab), tabs });
    }
    case 'actor':
      return { ...recording, actors: withActor(recording, { ...withoutKind(message), key: keyOf(message) }) };
    case 'event':
      return withEvent(recording, message);
    case 'left': {
      const tabs = recording.tabs.map((one) => (one.tab === message.tab ? { ...one, isGone: true } : one));
      return withoutUnmentioned({ ...recording, tabs });
    }
  }
}

/** The recording without its events, and without what has ended. */
export function cleared(recording: Recording): Recording {
  const last = new Map(recording.cleared);
  for (const { tab, number } of recording.events) last.set(tab, Math.max(number, last.get(tab) ?? 0));
  return withoutUnmentioned({ ...recording, events: [], cleared: last });
}

function keyOf({ tab, actor }: Pick<ActorMessage, 'tab' | 'actor'>): string {
  return `${tab} ${actor}`;
}

/** Whether an actor runs, in a tab that is open. */
export function isRunning({ tabs }: Recording, { tab, status }: LiveActor): boolean {
  return status === 'active' && tabs.some((one) => one.tab === tab && !one.isGone);
}

/** The events that an actor received, in order. */
export function eventsOf({ events }: Recording, key: string): readonly LiveEvent[] {
  return events.filter(({ receiver }) => receiver === key);
}

function without({ tabs, actors, events, cleared: last }: Recording, tab: string): Recording {
  return {
    tabs,
    actors: new Map([...actors].filter(([, actor]) => actor.tab !== tab)),
    events: events.filter((event) => event.tab !== tab),
    cleared: last,
  };
}

/** Drops actors that have ended, and tabs that are gone, when no event mentions them. */
function withoutUnmentioned(recording: Recording): Recording {
  const mentioned = new Set(recording.events.map(({ receiver }) => receiver));
  const actors = new Map(
    [...recording.actors].filter(([key, actor]) => mentioned.has(key) || isRunning(recording, actor)),
  );
  const used = new Set([...actors.values()].map(({ tab }) => tab));
  return { ...recording, actors, tabs: recording.tabs.filter(({ tab, isGone }) => !isGone || used.has(tab)) };
}

function withEvent(recording: Recording, message: EventMessage): Recording {
  const receiver = keyOf(message);
  const actor = recording.actors.get(receiver);
  if (actor === undefined) return recording;
  const { value, status, context } = actor;
  const before: RecordedState = { value, status, context };
  const after = stateAfter(before, message);
  const next = { ...recording, actors: withActor(recording, { ...actor, ...after }) };
  if (message.number <= (recording.cleared.get(message.tab) ?? 0)) return next;
  const key = `${message.tab} ${String(message.number)}`;
  const event: LiveEvent = { ...withoutKind(message), key, receiver, before, after };
  const events = inserted(recording.events, event);
  if (events.length < mostEvents * 1.1) return { ...next, events };
  return withoutUnmentioned({ ...next, events: events.slice(-mostEvents) });
}

/** An event that was sent during another one is processed before it. */
function inserted(events: readonly LiveEvent[], event: LiveEvent): readonly LiveEvent[] {
  const isLater = (one: LiveEvent) => one.at > event.at || (one.tab === event.tab && one.number > event.number);
  const at = events.findLastIndex((one) => !isLater(one)) + 1;
  return [...events.slice(0, at), event, ...events.slice(at)];
}

function withActor({ actors }: Recording, actor: LiveActor): Recording['actors'] {
  return new Map(actors).set(actor.key, actor);
}

function withoutKind<Message extends { readonly kind: string }>({ kind: _, ...rest }: Message): Omit<Message, 'kind'> {
  return rest;
}
