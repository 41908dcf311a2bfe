/** The calls that need no session: their security in the contract is empty or optional. */
export const publicOperations = ['login', 'refreshToken', 'sendOtp', 'verifyOtp', 'setForgottenPassword'] as const;

export type PublicOperation = (typeof publicOperations)[number];
