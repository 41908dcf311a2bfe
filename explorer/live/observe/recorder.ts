import type { AnyActor, AnyEventObject, AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { transitionIdOf } from '../../../tests/support/chart/chart.ts';
import type { ActorMessage, Cause, EventMessage, RecordedState } from '../messages.ts';
import { causeOf, machineOf } from './cause.ts';
import type { ActorObserver } from './hook.ts';
import { Redactor } from './redact.ts';

interface RecorderOptions {
  /** A name of this tab that no other has. */
  readonly tab: string;
  /** The running actor, see `observeActors`. */
  readonly running: () => AnyActor | undefined;
  readonly onMessage: (message: ActorMessage | EventMessage) => void;
}

/** An event that was sent and is not processed yet. */
interface Pending extends Pick<EventMessage, 'number' | 'at' | 'cause'> {
  readonly event: AnyEventObject;
}

interface Observed {
  readonly machine: AnyStateMachine;
  readonly pending: Pending[];
  /** The transitions since the last snapshot. */
  readonly taken: AnyTransitionDefinition[];
  context: Readonly<Record<string, unknown>>;
  isAnnounced: boolean;
}

/** Turns what XState reports into messages without functions, passwords and pictures. */
export function createRecorder({ tab, running, onMessage }: RecorderOptions): ActorObserver {
  const redactor = new Redactor();
  const observed = new WeakMap<AnyActor, Observed>();
  let count = 0;

  return {
    inspected: (inspected) => {
      const actor = inspected.actorRef as AnyActor;
      const own = observedOf(actor);
      if (own === undefined) return;
      if (inspected.type === '@xstate.microstep') own.taken.push(...inspected._transitions);
      if (inspected.type === '@xstate.event') sent(actor, own, inspected);
      if (inspected.type === '@xstate.snapshot') processed(actor, own, inspected.event);
    },
    settled: (actor) => {
      const own = observed.get(actor);
      const failed = own?.isAnnounced === true && stateOf(actor).status === 'error' ? own.pending[0] : undefined;
      if (own !== undefined && failed !== undefined) processed(actor, own, failed.event);
    },
  };

  function observedOf(actor: AnyActor): Observed | undefined {
    const machine = machineOf(actor);
    if (machine === undefined) return undefined;
    const own = observed.get(actor) ?? { machine, pending: [], taken: [], context: {}, isAnnounced: false };
    observed.set(actor, own);
    return own;
  }

  function sent(actor: AnyActor, own: Observed, { event, sourceRef }: InspectionEvent & { type: '@xstate.event' }) {
    const isStart = event.type === 'xstate.init';
    const current = running();
    // The start of an actor runs inside of itself.
    const cause = causeOf({
      ...{ event, source: sourceRef, target: actor, dispatched: now() },
      running: isStart && current === actor ? undefined : current,
    });
    if (isStart) announce(actor, own);
    const pending = pend(event, cause);
    own.pending.push(pending);
    // XState drops it.
    if (!isStart && stateOf(actor).status !== 'active') processed(actor, own, event);
  }

  function pend(event: AnyEventObject, cause: Cause): Pending {
    count += 1;
    return { number: count, at: Date.now(), cause, event };
  }

  function announce(actor: AnyActor, own: Observed): void {
    // React's strict mode starts an actor a second time.
    if (own.isAnnounced) return;
    own.isAnnounced = true;
    const { value, status, context } = stateOf(actor);
    own.context = context;
    const { sessionId, id, _parent: parent } = actor;
    onMessage({
      ...{ kind: 'actor', tab, actor: sessionId, name: id, machine: own.machine.id, parent: parent?.sessionId ?? null },
      ...{ value, status, context: redactor.redact(context) as ActorMessage['context'] },
    });
  }

  function processed(actor: AnyActor, own: Observed, event: AnyEventObject): void {
    const at = own.pending.findIndex((one) => one.event === event);
    // The stop of an actor is not sent as an event.
    const [pending = pend(event, { kind: 'page', by: null })] = at < 0 ? [] : own.pending.splice(at, 1);
    const { value, status, context, output, error } = stateOf(actor);
    const taken = own.taken.splice(0).map((transition) => transitionIdOf(own.machine, transition));
    const changed = Object.keys(context).filter((name) => context[name] !== own.context[name]);
    const changes = changed.map((name) => [name, redactor.redact(context[name], name)] as const);
    own.context = context;
    const end = status === 'done' ? redactor.redact(output) : status === 'error' ? redactor.redact(error) : undefined;
    onMessage({
      ...{ kind: 'event', tab, actor: actor.sessionId, ...pending, event: redactor.redact(event) as AnyEventObject },
      ...{ taken, value, status },
      changes: Object.fromEntries(changes.filter(([, inner]) => inner !== undefined)),
      removed: changes.filter(([, inner]) => inner === undefined).map(([name]) => name),
      ...(end !== undefined && { end }),
    });
  }
}

interface MachineState extends RecordedState {
  readonly output?: unknown;
  readonly error?: unknown;
}

/** A machine that fails at its start has neither a state nor a context. */
function stateOf(actor: AnyActor): MachineState {
  return { value: {}, context: {}, ...(actor.getSnapshot() as Partial<MachineState> & Pick<MachineState, 'status'>) };
}

/** The browser's event that is being dispatched. There is none in Node. */
function now(): Event | undefined {
  return typeof window === 'undefined' ? undefined : (window as { readonly event?: Event | undefined }).event;
}
