/** A fault that the person who started the program can mend: its message is all there is to print. */
export class UserError extends Error {
  override readonly name = 'UserError';
}
