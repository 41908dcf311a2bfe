import { randomInt, randomUUID } from 'node:crypto';
import { askAsAdmin } from './ask-as-admin.ts';
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

/** The demonstration's administrator adds them. */
export async function addPerson(server: Pick<Server, 'url'>, first_name = 'Asha'): Promise<Person> {
  const person = {
    email: `${randomUUID()}@example.com`,
    mobile: someMobile(),
    newMobile: someMobile(),
    password: 'First@1234',
  };
  const { email, mobile: mobile_no } = person;
  const body = { first_name, last_name: 'Rao', email, mobile_no, password: btoa(person.password) };
  await askAsAdmin(server, 'POST', '/users/create', body);
  return person;
}
