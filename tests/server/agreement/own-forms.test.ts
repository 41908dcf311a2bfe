import { describe, expect, test } from 'vitest';
import { updateProfile } from '#api/calls/profile-calls.ts';
import { image } from '#fields/build.ts';
import { textIn } from '#fields/value.ts';
import { replay } from '../fuzz/settings.ts';
import { complaintsOf, withClient } from './client.ts';
import { entered } from './entered.ts';
import { ownForms } from './own-forms.ts';
import { pictureErrors } from './picture-errors.ts';
import { typedFor } from './typed-values.ts';

/** The same as of the entities' forms, of those with rules of their own. */

const client = withClient();

describe.each(ownForms)(`$form (${replay})`, ({ fields, good, says, send, paths = {}, unless }) => {
  test.each(Object.entries(fields))('%s', async (name, field) => {
    for (const typed of typedFor(field, good()[name] ?? '')) {
      const values = { ...good(), [name]: textIn(entered(field, typed)) };
      const complaints = Object.entries(complaintsOf(await send(client(), values)))
        .filter(([, msg]) => unless?.test(msg) !== true)
        .map(([path, msg]) => [paths[path] ?? path, msg] as const);
      const form = Object.entries(says(values)).filter(([, msg]) => msg !== undefined && msg !== '');
      const [server, said] = [new Map(complaints), new Map(form)];
      expect({ typed, server }).toEqual({ typed, server: said });
    }
  });
});

test('the picture of a profile', async () => {
  const base = { firstName: 'Demo', lastName: 'Admin', phone: '', email: 'admin@example.com', picture: null };
  for (const users of typedFor(image('Profile Picture', 'picture'), '')) {
    const answer = await updateProfile(client(), 1, { base, values: { ...base, picture: users } });
    expect({ users, server: complaintsOf(answer) }).toEqual({ users, server: await pictureErrors({ users }) });
  }
});
