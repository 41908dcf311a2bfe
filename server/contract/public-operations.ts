/** The calls that need no session: those of the contract whose security is empty or optional. */
export const publicOperations = ['login', 'refreshToken', 'sendOtp', 'verifyOtp', 'setForgottenPassword'] as const;

export type PublicOperation = (typeof publicOperations)[number];
