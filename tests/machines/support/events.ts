import { type AnyEventObject, type AnyMachineSnapshot, getNextTransitions } from 'xstate';
import type { Named, Scenario } from './scenario.ts';

/** An event with its label in tables and failures. */
export interface NamedEvent {
  readonly label: string;
  readonly event: AnyEventObject;
}

/**
 * Every event that can happen in a state: each event of the machine with each payload, handled or not; the end of each
 * running effect with each outcome; and each running timer.
 */
export function eventsIn(scenario: Scenario, snapshot: AnyMachineSnapshot): readonly NamedEvent[] {
  if (snapshot.status !== 'active') return [];
  const handled = new Set(getNextTransitions(snapshot).map((transition) => String(transition.eventType)));
  const timers = [...handled].filter((type) => type.startsWith('xstate.after.'));
  return [
    ...ownEvents(scenario),
    ...runningEffects(snapshot).flatMap(({ id, src }) => endsOf(scenario, id, src)),
    ...timers.map((type) => ({ label: `after ${type.split('.')[2] ?? ''}`, event: { type } })),
  ];
}

function ownEvents({ machine, events, name }: Scenario): readonly NamedEvent[] {
  const types = machine.events.map(String).filter((type) => !type.startsWith('xstate.'));
  return types.flatMap((type) => {
    const payloads = events[type];
    if (!payloads) throw new Error(`The scenario of "${name}" has no payload for the event "${type}"`);
    return named(type, payloads, (payload) => ({ ...(payload as object), type }));
  });
}

function endsOf({ outcomes, name }: Scenario, id: string, src: string): readonly NamedEvent[] {
  const outputs = outcomes[src];
  if (!outputs) throw new Error(`The scenario of "${name}" has no outcome for the effect "${src}"`);
  return named(`${src} ends`, outputs, (output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id }));
}

function named(prefix: string, values: Named, toEvent: (value: unknown) => AnyEventObject): readonly NamedEvent[] {
  const isOnly = Object.keys(values).length === 1;
  return Object.entries(values).map(([name, value]) => ({
    label: isOnly && name === '' ? prefix : `${prefix} (${name})`,
    event: toEvent(value),
  }));
}

/** The effects that run in a state. */
export function runningEffects(snapshot: AnyMachineSnapshot): readonly { id: string; src: string }[] {
  return snapshot._nodes.flatMap(({ invoke }) =>
    invoke.map(({ id, src }) => ({ id, src: typeof src === 'string' ? src : id })),
  );
}
