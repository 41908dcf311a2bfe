/** An error that the operator can fix. The program prints only its message. */
export class UserError extends Error {
  override readonly name = 'UserError';
}
