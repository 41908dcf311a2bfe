import { decodePassword } from '#domain/password.ts';
import { hashPassword } from '../auth/password-hash.ts';
import { countries } from '../db/schema/catalogue.ts';
import { keepPicture } from '../resources/picture.ts';
import { optionalText, reference, text, time, type Writer, type WritersOf } from '../resources/writers.ts';

const email: Writer = async (sent) => ({ value: String(sent).trim() });

const password: Writer = async (sent) => ({
  value: await hashPassword('users that admins create', decodePassword(String(sent)) ?? ''),
  column: 'password_hash',
});

const profilePicture: Writer = async (sent, { uploads }) => ({
  value: sent instanceof Blob ? await keepPicture(uploads, sent, 'users') : null,
  column: 'profile_pic',
});

/** A time of midnight may follow the day; 31 February may not. */
const birthDate: Writer = async (sent, context) => {
  const day = String(sent).slice(0, 10);
  if (day === '') return { value: null };
  const there = await time(`${day} 00:00:00`, context);
  return 'msg' in there ? there : { value: day };
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
