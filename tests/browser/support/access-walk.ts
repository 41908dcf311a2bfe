import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { type FaultLine, openFaultLine } from './fault-line.ts';
import { type Server, startServer } from './server.ts';
import { test } from './test.ts';

/** Somebody that nobody else signs in as. */
export interface Person {
  readonly email: string;
  readonly mobile: string;
  /** What they change it to. */
  readonly newMobile: string;
  readonly password: string;
}

/** One person at one device, on a connection of their own. */
export interface Walk {
  readonly page: Page;
  readonly person: Person;
  readonly line: FaultLine;
  /** The last one-time code that went out to a mobile number. */
  readonly codeFor: (mobile: string) => Promise<string>;
}

interface Fixtures {
  readonly line: FaultLine;
  readonly person: Person;
  readonly walk: Walk;
}

const someMobile = () => `9${String(randomInt(10 ** 9)).padStart(9, '0')}`;

async function post(url: string, body: object, bearer?: string): Promise<{ token?: { accessToken: string } }> {
  const headers = { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.status, url).toBe(200);
  return (await answer.json()) as { token?: { accessToken: string } };
}

/** The demonstration's administrator adds them. */
async function addPerson({ url }: Server): Promise<Person> {
  const person = {
    email: `${randomUUID()}@example.com`,
    mobile: someMobile(),
    newMobile: someMobile(),
    password: 'First@1234',
  };
  const admin = { email: 'admin@example.com', password: btoa('Admin@1234'), device_token: 'admin', device_type: 'web' };
  const { token } = await post(`${url}/api/v1/users/login`, admin);
  const { email, mobile: mobile_no } = person;
  const body = { first_name: 'Asha', last_name: 'Rao', email, mobile_no, password: btoa(person.password) };
  await post(`${url}/api/v1/users/create`, body, token?.accessToken);
  return person;
}

function lastCode(log: string, mobile: string): string | undefined {
  return [...log.matchAll(/One-time code for (\d+): (\d{6})/g)].findLast(([, to]) => to === mobile)?.[2];
}

export const accessTest = test.extend<Fixtures, { readonly accessServer: Server }>({
  accessServer: [
    async ({}, use) => {
      const server = await startServer({ env: { TRUSTED_PROXIES: '1' } });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  line: async ({ accessServer }, use) => {
    const line = await openFaultLine(accessServer.url, randomUUID());
    await use(line);
    await line.close();
  },
  baseURL: async ({ line }, use) => {
    await use(line.url);
  },
  person: async ({ accessServer }, use) => {
    await use(await addPerson(accessServer));
  },
  walk: async ({ page, line, person, accessServer }, use) => {
    const codeFor = async (mobile: string) => {
      await expect.poll(() => lastCode(accessServer.log(), mobile)).toBeDefined();
      return lastCode(accessServer.log(), mobile) ?? '';
    };
    await use({ page, person, line, codeFor });
  },
});
