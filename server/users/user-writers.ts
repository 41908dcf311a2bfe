import { decodePassword } from '#domain/password.ts';
import { hashPassword } from '../auth/password-hash.ts';
import { countries } from '../db/schema/catalogue.ts';
import { keepPicture } from '../resources/picture.ts';
import { day, optionalText, reference, text, type Writer, type WritersOf } from '../resources/writers.ts';

const email: Writer = async (sent) => ({ value: String(sent).trim() });

const password: Writer = async (sent) => ({
  value: await hashPassword('users that admins create', decodePassword(String(sent)) ?? ''),
  column: 'password_hash',
});

const profilePicture: Writer = async (sent, { uploads }) => ({
  value: sent instanceof Blob ? await keepPicture(uploads, sent, 'users') : null,
  column: 'profile_pic',
});

export const profileWriters = {
  name: optionalText,
  first_name: text,
  last_name: text,
  email,
  mobile_no: optionalText,
  country: reference(countries, 'Country'),
  birth_date: day,
  users: profilePicture,
  status: text,
} satisfies WritersOf<'updateProfile', 'id'>;

export const userWriters = { ...profileWriters, password } satisfies WritersOf<'createUser'>;
