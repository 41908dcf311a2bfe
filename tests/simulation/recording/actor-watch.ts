import type {
  ActorRefLike,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';
import { transitionIdOf } from '../../support/chart/chart.ts';
import type { Recording } from './recording.ts';

type Microstep = Extract<InspectionEvent, { readonly type: '@xstate.microstep' }>;

/** Records the steps of all machines in one page. */
export class ActorWatch {
  readonly #recording: Recording;
  readonly #tab: string;
  readonly #names = new WeakMap<ActorRefLike, string>();
  readonly #counts = new Map<string, number>();
  /** Which actor sent an event. */
  readonly #senders = new WeakMap<object, ActorRefLike>();
  readonly #ids = new WeakMap<AnyTransitionDefinition, string>();
  readonly #paths = new WeakMap<AnyStateNode, string>();

  constructor(recording: Recording, tab: string) {
    this.#recording = recording;
    this.#tab = tab;
  }

  readonly observe = (inspected: InspectionEvent): void => {
    if (inspected.type === '@xstate.event') {
      const { actorRef, sourceRef, event } = inspected;
      if (event.type === 'xstate.init') this.#start(actorRef);
      else if (sourceRef !== undefined && sourceRef !== actorRef) this.#senders.set(event, sourceRef);
    } else if (inspected.type === '@xstate.microstep') this.#step(inspected);
  };

  #start(actor: ActorRefLike): void {
    const machine = machineOf(actor);
    if (machine === null) return;
    this.#add(actor, machine, { text: 'starts', taken: [], snapshot: actor.getSnapshot() as AnyMachineSnapshot });
  }

  #step({ actorRef, event, snapshot, _transitions: taken }: Microstep): void {
    const machine = machineOf(actorRef);
    const { status } = snapshot;
    if (machine === null || (taken.length === 0 && status === 'active')) return;
    const [first] = taken;
    const cause = first === undefined ? 'stops' : (this.#idOf(machine, first).split(' | ')[1] ?? '');
    const sender = this.#senders.get(event);
    const by = sender === undefined || machineOf(sender) === null ? '' : `, from ${this.#nameOf(sender)}`;
    this.#add(actorRef, machine, {
      text: `${cause}${cause.endsWith(' ends') ? kindOf(event) : ''}${by}`,
      taken,
      snapshot: snapshot as AnyMachineSnapshot,
    });
  }

  #add(
    actor: ActorRefLike,
    machine: AnyStateMachine,
    step: {
      readonly text: string;
      readonly taken: readonly AnyTransitionDefinition[];
      readonly snapshot: AnyMachineSnapshot;
    },
  ): void {
    const name = this.#nameOf(actor);
    this.#recording.machineSteps(this.#tab, `${name}: ${step.text}`, {
      machine: folderOf(machine),
      actor: name,
      transitions: step.taken.map((transition) => this.#idOf(machine, transition)),
      states: step.snapshot._nodes.map((node) => this.#pathOf(node)),
      isOver: step.snapshot.status !== 'active',
    });
  }

  #nameOf(actor: ActorRefLike): string {
    const known = this.#names.get(actor);
    if (known !== undefined) return known;
    const machine = machineOf(actor);
    const kind = machine === null ? 'effect' : folderOf(machine);
    const count = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, count);
    const name = `${kind} ${String(count)}`;
    this.#names.set(actor, name);
    return name;
  }

  #idOf(machine: AnyStateMachine, transition: AnyTransitionDefinition): string {
    const id = this.#ids.get(transition) ?? transitionIdOf(machine, transition);
    this.#ids.set(transition, id);
    return id;
  }

  #pathOf(node: AnyStateNode): string {
    const path = this.#paths.get(node) ?? node.path.join('.');
    this.#paths.set(node, path);
    return path;
  }
}

/** Null for an actor that is an effect. A page has a copy of the library, so the class differs from the one here. */
function machineOf(actor: ActorRefLike): AnyStateMachine | null {
  const { logic } = actor as ActorRefLike & { readonly logic?: unknown };
  return typeof logic === 'object' && logic !== null && 'root' in logic ? (logic as AnyStateMachine) : null;
}

/** A machine's id is the name of its folder in camel case (tests/machines/support/prove.ts). */
function folderOf({ id }: AnyStateMachine): string {
  return id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The kind of the result with which an effect ended, and nothing else of it. */
function kindOf(event: AnyEventObject): string {
  const output: unknown = event['output'];
  if (typeof output !== 'object' || output === null || !('kind' in output)) return '';
  return typeof output.kind === 'string' ? ` (${output.kind})` : '';
}
