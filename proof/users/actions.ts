import { randomUUID } from 'node:crypto';
import { pngOf } from '../../tests/server/support/png-of.ts';
import type { SignedIn } from './sign-in-users.ts';

/** What users do, with the share of all actions that it has. */
export interface Action {
  readonly name: string;
  readonly share: number;
  /** The request. Some read its response. */
  readonly request: (user: SignedIn) => Outgoing;
  readonly onResponse?: (user: SignedIn, body: Buffer) => void;
}

export interface Outgoing {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

const pick = <T>(items: readonly T[]): T => {
  const found = items[Math.floor(Math.random() * items.length)];
  if (found === undefined) throw new Error('There is nothing to pick from');
  return found;
};

const lists = ['/teams', '/players', '/events/matches', '/events/tournament', '/events/series', '/games', '/youtube'];
const options = ['/teams/all', '/games/all', '/events/league/all', '/events/tournament/all'];
const typed = ['an', 'team', 'go', 'esp', 'st', 'or', 'player'];

const signed = ({ tokens }: SignedIn) => ({ authorization: `Bearer ${tokens.accessToken}` });
const get = (user: SignedIn, path: string): Outgoing => ({ method: 'GET', path, headers: signed(user) });

function post(user: SignedIn, path: string, body: object, headers: Readonly<Record<string, string>> = {}): Outgoing {
  const content = Buffer.from(JSON.stringify(body));
  return {
    method: 'POST',
    path,
    body: content,
    headers: { ...signed(user), 'content-type': 'application/json', ...headers },
  };
}

/** The mix of the app: staff mostly look at lists, search, open a form and save. */
export const actions: readonly Action[] = [
  {
    name: 'list',
    share: 52,
    request: (user) =>
      get(user, `${pick(lists)}?page=${String(1 + Math.floor(Math.random() * 5))}&listPerPage=10&search=`),
  },
  {
    name: 'search',
    share: 14,
    request: (user) => get(user, `${pick(lists)}?page=1&listPerPage=10&search=${pick(typed)}`),
  },
  { name: 'options', share: 9, request: (user) => get(user, pick(options)) },
  {
    name: 'record',
    share: 12,
    request: (user) => get(user, `/events/tournament/${String(pick([1, 2, 3, 5, 8, 11]))}`),
  },
  {
    name: 'save',
    share: 9,
    request: (user) => {
      const name = `Saved ${randomUUID().slice(0, 23)}`;
      const body = { name, full_name: name, game_id: '18', status: '1' };
      return post(user, '/teams', body, { 'idempotency-key': `"${randomUUID()}"` });
    },
  },
  {
    name: 'upload',
    share: 2,
    request: (user) => {
      const boundary = `proof-${randomUUID()}`;
      const part = (name: string, more = '') =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
      const picture = pictures[Math.floor(Math.random() * pictures.length)] ?? Buffer.alloc(0);
      const body = Buffer.concat([
        Buffer.from(`${part('name')}Game ${randomUUID().slice(0, 23)}\r\n${part('image', '; filename="picture.png"')}`),
        picture,
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ]);
      const headers = { ...signed(user), 'content-type': `multipart/form-data; boundary=${boundary}` };
      return { method: 'POST', path: '/games', headers, body };
    },
  },
  {
    name: 'refresh',
    share: 2,
    request: (user) => post(user, '/users/refreshToken', { refreshToken: user.tokens.refreshToken }),
    onResponse: (user, body) => {
      const { token } = JSON.parse(body.toString()) as { token?: SignedIn['tokens'] };
      if (token !== undefined) user.tokens = token;
    },
  },
];

const pictures = Array.from({ length: 20 }, (_, at) => pngOf(200_000 + at));
