import type { InspectionEvent } from 'xstate';
import type { Realm } from './realm.ts';
import type { Shared } from './shared-globals.ts';

type XState = Shared['xstate'];

/** The `require` of one page. What waits does so on the page's own clock. */
export function requireFor(
  { xstate, machines }: Shared,
  { setTimeout, clearTimeout }: Pick<Realm, 'setTimeout' | 'clearTimeout'>,
  observe: (inspected: InspectionEvent) => void,
) {
  const clock = { setTimeout, clearTimeout };
  const createActor: XState['createActor'] = (logic, ...given) => {
    const [options] = given;
    // Which options are required depends on the logic.
    return xstate.createActor(logic, ...([{ clock, inspect: observe, ...options }] as unknown as typeof given));
  };
  const waitFor: XState['waitFor'] = (actor, predicate, { timeout = Infinity } = {}) => {
    if (timeout === Infinity) return xstate.waitFor(actor, predicate);
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error(`${timeout} ms have passed`)), timeout);
    const waiting = xstate.waitFor(actor, predicate, { signal: late.signal });
    const end = () => clearTimeout(timer);
    waiting.then(end, end);
    return waiting;
  };
  const modules: Readonly<Record<string, object>> = { ...machines, xstate: { ...xstate, createActor, waitFor } };
  return (name: string) => {
    const found = modules[name];
    if (found === undefined) throw new Error(`Pages do not share ${name}`);
    return found;
  };
}
