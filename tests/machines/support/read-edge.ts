import type { AnyMachineSnapshot } from 'xstate';
import type { Edge } from './explore.ts';

/** The states before and after an edge, with the type of their machine. */
export function statesOf<Snapshot extends AnyMachineSnapshot>() {
  return {
    before: ({ from }: Edge) => from.snapshot as Snapshot,
    after: ({ snapshot }: Edge) => snapshot as Snapshot,
  };
}

export const isBy = ({ by }: Edge, type: string) => by.event.type === type;
export const isTaken = ({ taken }: Edge) => taken.length > 0;
export const starts = ({ effects }: Edge, src: string) => effects.starts.filter((started) => started.src === src);
export const does = ({ effects }: Edge, type: string) => effects.does.filter((done) => done.type === type);
export const emits = ({ effects }: Edge, type: string) => effects.emits.filter((emitted) => emitted.type === type);
/** The notices of a kind. */
export const notices = (edge: Edge, kind: string) => emits(edge, 'notify').filter((notice) => notice['kind'] === kind);
export const messages = (edge: Edge, kind: string) => notices(edge, kind).map(({ message }) => message);
/** The fields that are focused. */
export const focused = (edge: Edge) => emits(edge, 'focusField').map(({ name }) => name);
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
export const hasStarted = (edge: Edge, src: string) => starts(edge, src).length > 0;
export const hasDone = (edge: Edge, type: string) => does(edge, type).length > 0;
export const hasEmitted = (edge: Edge, type: string) => emits(edge, type).length > 0;
