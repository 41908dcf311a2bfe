import type { ActorRefLike, AnyActor, AnyEventObject, AnyStateMachine } from 'xstate';
import type { Cause } from '../messages.ts';

interface Sent {
  readonly event: AnyEventObject;
  readonly source: ActorRefLike | undefined;
  readonly target: AnyActor;
  /** The actor that is running at the time. */
  readonly running: AnyActor | undefined;
  /** The browser's event that is being dispatched. */
  readonly dispatched: Event | undefined;
}

/** Who or what has sent an event. Without a source it is what is running: an actor, or a listener of the browser. */
export function causeOf({ event, source, target, running, dispatched }: Sent): Cause {
  if (source === target && event.type.startsWith('xstate.after.')) return { kind: 'timer' };
  const sender = (source as AnyActor | undefined) ?? running;
  if (sender !== undefined) return causeBy(sender);
  if (dispatched !== undefined && isByUser(dispatched)) return { kind: 'user', by: dispatched.type };
  // React schedules its work by messages.
  const isNamed = dispatched !== undefined && dispatched.type !== 'message';
  return { kind: 'page', by: isNamed ? dispatched.type : null };
}

/** The machine of an actor; undefined for an effect. */
export function machineOf({ logic }: AnyActor): AnyStateMachine | undefined {
  const isMachine = typeof logic === 'object' && logic !== null && 'root' in logic && 'getInitialSnapshot' in logic;
  return isMachine ? (logic as AnyStateMachine) : undefined;
}

function causeBy(sender: AnyActor): Cause {
  const machine = machineOf(sender);
  if (machine !== undefined) return { kind: 'actor', actor: sender.sessionId, name: machine.id };
  return { kind: 'effect', name: typeof sender.src === 'string' ? sender.src : sender.id };
}

function isByUser({ type, isTrusted }: Event): boolean {
  return isTrusted && /^(click|dblclick|key|input|change|submit|focus|blur|pointer|mouse|touch|paste|drop)/.test(type);
}
