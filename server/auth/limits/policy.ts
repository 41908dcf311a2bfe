/** Lifetimes of tokens and codes, and limits for guesses. Durations are in milliseconds. */
const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

export const lifetimes = {
  access: 15 * minute,
  /** An unused refresh token. */
  refresh: 30 * day,
  /** A used refresh token is accepted again for this long, because the first response may have been lost. */
  refreshGrace: minute,
  /** The stored time of a session's last use is at most this old, so that not every request writes. */
  lastUse: minute,
  /** A session, regardless of refreshes. */
  session: 90 * day,
  code: 10 * minute,
  betweenCodes: 30 * second,
  /** From a verified code to the new password. */
  passwordWindow: 10 * minute,
  /** A device token, from the last sign-in. */
  device: 180 * day,
} as const;

export interface Allowance {
  readonly attempts: number;
  readonly window: number;
}

export const codeAttempts = 5;

/** The most accounts for which one browser holds device tokens. The least recent sign-in is dropped first. */
export const deviceAccounts = 8;

export const allowances = {
  /** Wrong passwords from a known device (see `device-token.ts`). */
  device: { attempts: 10, window: 15 * minute },
  /** Wrong passwords of unknown clients for one account from one address. */
  account: { attempts: 10, window: 15 * minute },
  /** Wrong passwords of unknown clients for one account from all addresses. Higher, so that one address cannot block it. */
  accountAnywhere: { attempts: 50, window: 15 * minute },
  /** Wrong passwords of unknown clients from one address, for all accounts. High, because an office shares an address. */
  address: { attempts: 500, window: 15 * minute },
  /** Codes that unknown clients request for one account. */
  codes: { attempts: 10, window: 60 * minute },
  /** Codes that unknown clients of one address request for all accounts. High, because an office shares an address. */
  codesFromAddress: { attempts: 600, window: 60 * minute },
  /** Codes that a known device or a signed-in user requests. */
  codesKnown: { attempts: 20, window: 60 * minute },
  /** Guesses at all codes of one recipient: by all unknown clients together, or by one known device. */
  guesses: { attempts: 20, window: 60 * minute },
  /** Guesses of unknown clients of one address at the codes of all recipients. */
  guessesFromAddress: { attempts: 600, window: 60 * minute },
} as const satisfies Record<string, Allowance>;

/** The most attempts within any 60 minutes. A window starts with its first attempt, so 60 minutes may overlap one more. */
export function mostPerHour({ attempts, window }: Allowance): number {
  return attempts * (Math.floor((60 * minute) / window) + 1);
}
