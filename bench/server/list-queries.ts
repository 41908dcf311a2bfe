import type { Hono } from 'hono';
import { createApp } from '../../server/app.ts';
import type { Db } from '../../server/db/db.ts';
import { demoSignIn } from '../../server/seed/demo-sign-in.ts';
import { memoryStore } from '../../server/uploads/memory-store.ts';
import { encodePassword } from '../../src/domain/text/password.ts';
import { inRounds } from '../rounds.ts';
import { type Summary, summarise } from '../statistics.ts';
import { planOf, type Statement, watchStatements } from './watch-statements.ts';

/** The cost of one list request at a number of rows. */
export interface ListCost {
  readonly query: string;
  /** Milliseconds from the request to its complete response, inside the server's process. */
  readonly time: Summary;
  /** Statements that are sent to the database for one request, including the session check. */
  readonly statements: number;
  readonly found: number;
  /** How the database ran the statements that find and count the records; of some queries. */
  readonly plans: readonly string[];
}

interface Page {
  readonly data: readonly unknown[];
  readonly totalData: number;
  readonly totalPageCount: number;
}

interface Found {
  /** A page of a list, or the items of a dropdown. */
  readonly data: Page | readonly { readonly id: number }[];
}

const list = '/api/v1/teams?type=web&listPerPage=10';
const options = '/api/v1/teams/all';
const history = '/api/v1/history?listPerPage=10';

/** Requests that are not counted: the first ones include query planning and cold caches. */
const warmUp = 3;

/** The queries whose plans are reported. */
const explained = new Set(['first page', 'search, three letters', 'middle page', 'last page']);

/** The statements that find the ids of a page and count all matches. */
const findsRecords = /^select (count\(\*\) from \(select )?"id" from "teams"|^select count\(\*\) from/;

/** In the format of the API. */
function dayAgo(days: number): string {
  const at = new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();
  return `${at.slice(0, 10)}+${at.slice(11, 19)}`;
}

/** Requests each list in turn through the whole application: session, contract, queries, JSON. */
export async function measureLists(db: Db, rounds: number): Promise<readonly ListCost[]> {
  const call = await signInAsAdmin(openApp(db));
  const { totalPageCount } = (await call(list)).data as Page;
  const queries = {
    'first page': `${list}&page=1`,
    'first page of 100 rows': list.replace('=10', '=100'),
    'search, few found': `${list}&search=warangal+yaks+women`,
    'search, three letters': `${list}&search=yak`,
    'search, one in a hundred found': `${list}&search=mumbai`,
    'search, all found': `${list}&search=esports`,
    'middle page': `${list}&page=${String(Math.ceil(totalPageCount / 2))}`,
    'last page': `${list}&page=${String(totalPageCount)}`,
    'dropdown, the first 10,000': options,
    'dropdown, searched': `${options}?search=warangal+yaks+women`,
    'history, newest': history,
    'history, the oldest page': `${history}&page=100`,
    'history of a record': `${history}&entity=teams&id=7`,
    'history of a user': `${history}&user=7`,
    'history of deletions': `${history}&action=delete`,
    'history of a day': `${history}&from=${dayAgo(31)}&to=${dayAgo(30)}`,
    'history, searched, few found': `${history}&search=record+777`,
    'history, searched, many found': `${history}&search=user+7`,
    'history, searched, none found': `${history}&search=nothing`,
    'dropdown, 16 by id': `${options}?ids=${Array.from({ length: 16 }, (_, at) => at + 1).join()}`,
  };
  const statements = watchStatements(db);
  const costs = Object.entries(queries).map(([query, path]) => ({
    query,
    path,
    times: [] as number[],
    /** Those of the last request. */
    sent: [] as readonly Statement[],
    most: 0,
    found: 0,
  }));
  await inRounds(rounds + warmUp, costs, async (cost, round) => {
    statements.take();
    const startedAt = performance.now();
    const { data } = await call(cost.path);
    const time = performance.now() - startedAt;
    if (round < warmUp) return;
    cost.times.push(time);
    cost.sent = statements.take();
    cost.most = Math.max(cost.most, cost.sent.length);
    cost.found = 'totalData' in data ? data.totalData : data.length;
  });
  statements.stop();
  const measured: ListCost[] = [];
  for (const { query, times, sent, most, found } of costs) {
    const plans: string[] = [];
    for (const statement of sent) {
      if (explained.has(query) && findsRecords.test(statement.text)) plans.push(await planOf(db, statement));
    }
    measured.push({ query, time: summarise(times), statements: most, found, plans });
  }
  return measured;
}

function openApp(db: Db): Hono {
  return createApp({
    db,
    uploads: memoryStore(),
    clock: () => new Date(),
    isDemo: () => Promise.resolve(true),
    deliverOtp: () => Promise.resolve(),
    deliverNotification: () => Promise.resolve(),
    logError: ({ error }) => console.error(error),
  });
}

async function signInAsAdmin(app: Hono): Promise<(path: string) => Promise<Found>> {
  const { email, password } = demoSignIn;
  const response = await app.request('/api/v1/users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: encodePassword(password), device_token: 'admin', device_type: 'web' }),
  });
  const { token } = (await response.json()) as { readonly token: { readonly accessToken: string } };
  const headers = { authorization: `Bearer ${token.accessToken}` };
  return async (path) => {
    const response = await app.request(path, { headers });
    if (response.status !== 200)
      throw new Error(`${path} returned ${String(response.status)}: ${await response.text()}`);
    return (await response.json()) as Found;
  };
}
