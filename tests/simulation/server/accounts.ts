import { Refusal } from '#server/http/refusal.ts';

export interface Person {
  readonly id: number;
  readonly firstName: string;
  readonly email: string;
  readonly password: string;
}

/** Both work with every area; neither has met the other's password. */
export const people = [
  { id: 1, firstName: 'Asha', email: 'asha@example.com', password: 'Asha@12345' },
  { id: 2, firstName: 'Ravi', email: 'ravi@example.com', password: 'Ravi@67890' },
] as const satisfies readonly Person[];

interface Session {
  readonly person: Person;
  hasEnded: boolean;
}

interface Token {
  readonly session: Session;
  readonly ends: number;
}

/** In milliseconds, as the reference server has it. */
const accessLife = 15 * 60_000;

/** Who may call: sessions and their tokens. A refresh token stays good for as long as its session. */
export class Accounts {
  readonly #access = new Map<string, Token>();
  readonly #refresh = new Map<string, Session>();
  readonly #sessions = new Set<Session>();
  #last = 0;

  signIn(email: string, password: string, now: number) {
    const person = people.find((one) => one.email === email && one.password === password);
    if (person === undefined) throw new Refusal(401, 'Invalid username or password');
    const session = { person, hasEnded: false };
    this.#sessions.add(session);
    return { person, tokens: this.#issue(session, now) };
  }

  refresh(token: string, now: number) {
    const session = this.#refresh.get(token);
    if (session === undefined || session.hasEnded) throw signInAgain();
    return this.#issue(session, now);
  }

  /** @throws Refusal 401 */
  holder(token: string | null, now: number): Person {
    const found = token === null ? undefined : this.#access.get(token);
    if (found === undefined || found.ends <= now || found.session.hasEnded) throw signInAgain();
    return found.session.person;
  }

  /** An administrator ends everybody's sessions. */
  endAll(): void {
    for (const session of this.#sessions) session.hasEnded = true;
  }

  /** Tokens run out before their time: each has to be renewed. */
  expireAll(): void {
    this.#access.clear();
  }

  #issue(session: Session, now: number) {
    this.#last += 1;
    const tokens = { accessToken: `access ${this.#last}`, refreshToken: `refresh ${this.#last}` };
    this.#access.set(tokens.accessToken, { session, ends: now + accessLife });
    this.#refresh.set(tokens.refreshToken, session);
    return tokens;
  }
}

function signInAgain(): Refusal {
  return new Refusal(401, 'Your session has ended. Please sign in again');
}
