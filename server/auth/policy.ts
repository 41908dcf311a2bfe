/** How long what is issued holds, and how often what can be guessed may be tried. Durations are milliseconds. */
const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

export const lifetimes = {
  access: 15 * minute,
  /** Of a refresh token that is not used. */
  refresh: 30 * day,
  /** A refresh token answers again for this long after its use: the first answer may have been lost. */
  refreshGrace: minute,
  /** Of a session, however often it is refreshed. */
  session: 90 * day,
  code: 10 * minute,
  betweenCodes: 30 * second,
  /** From a verified code to the new password. */
  passwordWindow: 10 * minute,
} as const;

export interface Allowance {
  readonly attempts: number;
  readonly window: number;
}

export const codeAttempts = 5;

export const allowances = {
  /** Wrong passwords for one account from one address. */
  account: { attempts: 10, window: 15 * minute },
  /** Wrong passwords for one account from anywhere: higher, so that nobody can lock somebody else out cheaply. */
  accountAnywhere: { attempts: 100, window: 15 * minute },
  /** Wrong passwords from one address, for any account. An office shares one. */
  address: { attempts: 100, window: 15 * minute },
  /** Codes asked for from one address. */
  codes: { attempts: 30, window: 60 * minute },
  /** Guesses at the codes of one recipient, over all the codes that are sent. */
  guesses: { attempts: 20, window: 60 * minute },
} as const satisfies Record<string, Allowance>;
