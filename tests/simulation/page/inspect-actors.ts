import { Actor, type AnyActor, type InspectionEvent } from 'xstate';

interface Internals {
  _initState: (this: AnyActor, ...given: readonly unknown[]) => void;
}

/**
 * Observes every actor that this page creates from now on, without an edit of the product. Only the first actor of a system
 * can be observed from outside, and the first state is computed when it is created. So this hooks the creation.
 */
export function inspectActors(observe: (inspected: InspectionEvent) => void): void {
  const prototype = Actor.prototype as unknown as Internals;
  const { _initState: initialise } = prototype;
  prototype._initState = function (...given) {
    if (this._parent === undefined) this.system.inspect(observe);
    initialise.call(this, ...given);
  };
}
