import type { Choice } from './field.ts';

/** Finds the choice for a stored value, by its value or its alias. */
export function findChoice(choices: readonly Choice[], stored: string): Choice | undefined {
  return choices.find(({ value, alias }) => value === stored || alias === stored);
}
