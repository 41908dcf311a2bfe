import { Actor, type AnyActor, type InspectionEvent } from 'xstate';

export interface ActorObserver {
  readonly inspected: (event: InspectionEvent) => void;
  /** An actor has started or processed an event. XState does not report when that failed. */
  readonly settled: (actor: AnyActor) => void;
}

interface Hook {
  /** The actor whose start or event is being processed, with its listeners; undefined outside of all actors. */
  readonly running: () => AnyActor | undefined;
  /** Ends the observation of actors that are created later. */
  readonly unhook: () => void;
}

/** The parts of XState's actor that its types hide, as of XState 5.33. */
interface ActorPrototype {
  _initState: (this: AnyActor, persisted?: unknown) => void;
  _process: (this: AnyActor, event: unknown) => void;
  start: (this: AnyActor) => AnyActor;
}

/** Observes every actor that is created from now on, with all that its system reports. */
export function observeActors({ inspected, settled }: ActorObserver): Hook {
  const prototype = Actor.prototype as unknown as ActorPrototype;
  const { _initState: initState, _process: process, start } = prototype;
  const stack: AnyActor[] = [];

  const within = <Out>(actor: AnyActor, run: () => Out): Out => {
    stack.push(actor);
    try {
      return run();
    } finally {
      stack.pop();
      settled(actor);
    }
  };

  prototype._initState = function (persisted) {
    // Before the first state, so that its transitions are reported. The system of a child is its parent's.
    if (this._parent === undefined) this.system.inspect(inspected);
    initState.call(this, persisted);
  };
  prototype._process = function (event) {
    within(this, () => process.call(this, event));
  };
  prototype.start = function () {
    return within(this, () => start.call(this));
  };
  return {
    running: () => stack.at(-1),
    unhook: () => Object.assign(prototype, { _initState: initState, _process: process, start }),
  };
}
