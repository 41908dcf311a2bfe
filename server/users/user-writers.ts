import { decodePassword } from '#domain/text/password.ts';
import { hashPassword } from '#server/auth/passwords/password-hash.ts';
import { picture } from '#server/resources/base/picture.ts';
import { day, optionalText, reference, text, type Writer, type WritersOf } from '#server/resources/base/writers.ts';
import { countries } from '../db/schema/catalogue.ts';

const email: Writer = async (sent) => ({ value: String(sent).trim() });

const password: Writer = async (sent) => ({
  value: await hashPassword('users that admins create', decodePassword(String(sent)) ?? ''),
  column: 'password_hash',
});

export const profileWriters = {
  name: optionalText,
  first_name: text,
  last_name: text,
  email,
  mobile_no: optionalText,
  country: reference(countries, 'Country'),
  birth_date: day,
  users: picture('users', 'profile_pic'),
  status: text,
} satisfies WritersOf<'updateProfile', 'id'>;

export const userWriters = { ...profileWriters, password } satisfies WritersOf<'createUser'>;
