import { Refusal } from '#server/http/refusal.ts';
import { UserError } from './user-error.ts';

/** Ends the program. Prints the message of an error that the operator can fix, and the whole stack of any other error. */
export function exitWith(error: unknown): never {
  const isExpected = error instanceof UserError || error instanceof Refusal;
  console.error(isExpected ? error.message : error);
  process.exit(1);
}
