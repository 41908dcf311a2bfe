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
  /** Of a device token, from the last sign-in. */
  device: 180 * day,
} as const;

export interface Allowance {
  readonly attempts: number;
  readonly window: number;
}

export const codeAttempts = 5;

/** Accounts that one browser holds device tokens of; the one that signed in longest ago goes first. */
export const deviceAccounts = 8;

export const allowances = {
  /** Wrong passwords from a known device: see `device-token.ts`. */
  device: { attempts: 10, window: 15 * minute },
  /** Wrong passwords of unknown clients for one account from one address. */
  account: { attempts: 10, window: 15 * minute },
  /** Wrong passwords of unknown clients for one account from anywhere: higher, so that one address cannot block it. */
  accountAnywhere: { attempts: 50, window: 15 * minute },
  /** Wrong passwords of unknown clients from one address, for any account: generous, as an office shares one. */
  address: { attempts: 500, window: 15 * minute },
  /** Codes of one account that unknown clients ask for. */
  codes: { attempts: 10, window: 60 * minute },
  /** Codes of any account that unknown clients of one address ask for: generous, as an office shares one. */
  codesFromAddress: { attempts: 600, window: 60 * minute },
  /** Codes that a known device, or a signed-in user, asks for. */
  codesKnown: { attempts: 20, window: 60 * minute },
  /** Guesses at the codes of one recipient, over all the codes that are sent: of all unknown clients, or of one known device. */
  guesses: { attempts: 20, window: 60 * minute },
  /** Guesses at the codes of any recipient, of unknown clients of one address. */
  guessesFromAddress: { attempts: 600, window: 60 * minute },
} as const satisfies Record<string, Allowance>;

/** The most attempts within any 60 minutes. A window starts with its first attempt, so one more than fit may be touched. */
export function mostPerHour({ attempts, window }: Allowance): number {
  return attempts * (Math.floor((60 * minute) / window) + 1);
}
