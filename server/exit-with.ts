import { Refusal } from './http/refusal.ts';
import { UserError } from './user-error.ts';

/** Ends the program: one line for what a person can mend, everything for what nobody foresaw. */
export function exitWith(error: unknown): never {
  const explained = error instanceof UserError || error instanceof Refusal;
  console.error(explained ? error.message : error);
  process.exit(1);
}
