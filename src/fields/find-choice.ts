import type { Choice } from './field.ts';

/** The choice that a stored value stands for, by its value or its alias. */
export function findChoice(choices: readonly Choice[], stored: string): Choice | undefined {
  return choices.find(({ value, alias }) => value === stored || alias === stored);
}
