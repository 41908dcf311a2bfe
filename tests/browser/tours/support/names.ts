import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { configuredTransitions } from '../../../machines/support/transitions.ts';

/** Names for the parts of a machine, for tables and failure messages. */
export interface Names {
  /** Every transition of the configuration: `asking / findUnsaved ends / 2` is the third branch of that result. */
  readonly transitions: ReadonlyMap<AnyTransitionDefinition, string>;
  /** Every leaf state: `blocked.waiting`. */
  readonly states: readonly string[];
}

/** The names of the machines' own tests, without redundant ids. */
export function namesOf(machine: AnyStateMachine): Names {
  const named = configuredTransitions(machine).map(([name, definition]) => {
    const at = name.slice(name.lastIndexOf(' ') + 1);
    return [definition, `${nameOfState(definition.source)} / ${eventName(definition)} / ${at}`] as const;
  });
  return { transitions: new Map(named), states: leavesOf(machine.root).map(nameOfState) };
}

/** The path of a state; the machine's id for the root. */
export function nameOfState({ path, id }: AnyStateNode): string {
  return path.length === 0 ? id : path.join('.');
}

function eventName({ source, eventType }: AnyTransitionDefinition): string {
  const event = String(eventType);
  if (event === '') return 'always';
  if (event.startsWith('xstate.after.')) return `after ${event.split('.')[2] ?? ''}`;
  const end = /^xstate\.done\.actor\.(.*)$/.exec(event);
  if (!end) return event;
  const src = source.invoke.find(({ id }) => id === end[1])?.src;
  return `${typeof src === 'string' ? src : ''} ends`;
}

function leavesOf(node: AnyStateNode): readonly AnyStateNode[] {
  const inner = Object.values(node.states);
  return inner.length === 0 ? [node] : inner.flatMap(leavesOf);
}
