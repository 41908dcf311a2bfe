import type { AnyStateMachine } from 'xstate';

/** Whether an export of a file is a machine. Not by its class: an older commit may have another version of XState. */
export function isMachine(value: unknown): value is AnyStateMachine {
  return typeof value === 'object' && value !== null && 'root' in value && 'getInitialSnapshot' in value;
}
