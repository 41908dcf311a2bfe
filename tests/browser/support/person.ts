import { randomInt, randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Server } from './server.ts';

/** Somebody that nobody else signs in as. */
export interface Person {
  readonly email: string;
  readonly mobile: string;
  /** What they change it to. */
  readonly newMobile: string;
  readonly password: string;
}

const someMobile = () => `9${String(randomInt(10 ** 9)).padStart(9, '0')}`;

async function post(url: string, body: object, bearer?: string): Promise<{ token?: { accessToken: string } }> {
  const headers = { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.status, url).toBe(200);
  return (await answer.json()) as { token?: { accessToken: string } };
}

/** The demonstration's administrator adds them. */
export async function addPerson({ url }: Pick<Server, 'url'>, first_name = 'Asha'): Promise<Person> {
  const person = {
    email: `${randomUUID()}@example.com`,
    mobile: someMobile(),
    newMobile: someMobile(),
    password: 'First@1234',
  };
  const admin = { email: 'admin@example.com', password: btoa('Admin@1234'), device_token: 'admin', device_type: 'web' };
  const { token } = await post(`${url}/api/v1/users/login`, admin);
  const { email, mobile: mobile_no } = person;
  const body = { first_name, last_name: 'Rao', email, mobile_no, password: btoa(person.password) };
  await post(`${url}/api/v1/users/create`, body, token?.accessToken);
  return person;
}
