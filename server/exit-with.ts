import { UserError } from './user-error.ts';

/** Ends the program: one line for what a person can mend, everything for what nobody foresaw. */
export function exitWith(error: unknown): never {
  console.error(error instanceof UserError ? error.message : error);
  process.exit(1);
}
