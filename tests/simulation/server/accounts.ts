import { Refusal } from '#server/http/refusal.ts';

export interface User {
  readonly id: number;
  readonly firstName: string;
  readonly email: string;
  readonly password: string;
}

/** Both may use every area. Neither knows the other's password. */
export const users = [
  { id: 1, firstName: 'Asha', email: 'asha@example.com', password: 'Asha@12345' },
  { id: 2, firstName: 'Ravi', email: 'ravi@example.com', password: 'Ravi@67890' },
] as const satisfies readonly User[];

interface Session {
  readonly user: User;
  hasEnded: boolean;
}

interface Token {
  readonly session: Session;
  readonly expiresAt: number;
}

/** As on the reference server. */
const accessTokenLifeMs = 15 * 60_000;

/** Sessions and their tokens. A refresh token is valid as long as its session. */
export class Accounts {
  readonly #access = new Map<string, Token>();
  readonly #refresh = new Map<string, Session>();
  readonly #sessions = new Set<Session>();
  #last = 0;

  signIn(email: string, password: string, now: number) {
    const user = users.find((one) => one.email === email && one.password === password);
    if (user === undefined) throw new Refusal(401, 'Invalid username or password');
    const session = { user, hasEnded: false };
    this.#sessions.add(session);
    return { user, tokens: this.#issue(session, now) };
  }

  refresh(token: string, now: number) {
    const session = this.#refresh.get(token);
    if (session === undefined || session.hasEnded) throw sessionEnded();
    return this.#issue(session, now);
  }

  /** @throws Refusal 401 */
  holder(token: string | null, now: number): User {
    const found = token === null ? undefined : this.#access.get(token);
    if (found === undefined || found.expiresAt <= now || found.session.hasEnded) throw sessionEnded();
    return found.session.user;
  }

  /** An administrator ends all sessions. */
  endAll(): void {
    for (const session of this.#sessions) session.hasEnded = true;
  }

  /** Access tokens expire early, so that each must be refreshed. */
  expireAll(): void {
    this.#access.clear();
  }

  #issue(session: Session, now: number) {
    this.#last += 1;
    const tokens = { accessToken: `access ${this.#last}`, refreshToken: `refresh ${this.#last}` };
    this.#access.set(tokens.accessToken, { session, expiresAt: now + accessTokenLifeMs });
    this.#refresh.set(tokens.refreshToken, session);
    return tokens;
  }
}

function sessionEnded(): Refusal {
  return new Refusal(401, 'Your session has ended. Please sign in again');
}
