import { decodePassword } from '#domain/text/password.ts';
import { hashPassword } from '#server/auth/passwords/password-hash.ts';
import { storePicture } from '#server/resources/base/picture.ts';
import { day, optionalText, reference, text, type Writer, type WritersOf } from '#server/resources/base/writers.ts';
import { countries } from '../db/schema/catalogue.ts';

const email: Writer = async (sent) => ({ value: String(sent).trim() });

const password: Writer = async (sent) => ({
  value: await hashPassword('users that admins create', decodePassword(String(sent)) ?? ''),
  column: 'password_hash',
});

const profilePicture: Writer = async (sent, { store }) => ({
  value: sent instanceof Blob ? await storePicture(store, sent, 'users') : null,
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
