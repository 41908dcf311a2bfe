import { decodePassword } from '#domain/password.ts';
import { hashPassword } from '#server/auth/passwords/password-hash.ts';
import { storePicture } from '#server/resources/base/picture.ts';
import { optionalText, reference, text, time, type Writer, type WritersOf } from '#server/resources/base/writers.ts';
import { countries } from '../db/schema/catalogue.ts';

const email: Writer = async (sent) => ({ value: String(sent).trim() });

const password: Writer = async (sent) => ({
  value: await hashPassword('users that admins create', decodePassword(String(sent)) ?? ''),
  column: 'password_hash',
});

const profilePicture: Writer = async (sent, { uploads }) => ({
  value: sent instanceof Blob ? await storePicture(uploads, sent, 'users') : null,
  column: 'profile_pic',
});

/** Accepts a day, optionally with a time, which is dropped. Rejects days that do not exist, such as 31 February. */
const birthDate: Writer = async (sent, context) => {
  const day = String(sent).slice(0, 10);
  if (day === '') return { value: null };
  const checked = await time(`${day} 00:00:00`, context);
  return 'msg' in checked ? checked : { value: day };
};

export const profileWriters = {
  name: optionalText,
  first_name: text,
  last_name: text,
  email,
  mobile_no: optionalText,
  country: reference(countries, 'Country'),
  birth_date: birthDate,
  users: profilePicture,
  status: text,
} satisfies WritersOf<'updateProfile', 'id'>;

export const userWriters = { ...profileWriters, password } satisfies WritersOf<'createUser'>;
