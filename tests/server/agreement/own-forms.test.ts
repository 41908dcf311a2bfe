import { describe, expect, test } from 'vitest';
import { ownApi } from '#api/api.ts';
import { updateProfile } from '#api/calls/profile-calls.ts';
import { image } from '#fields/build.ts';
import { textIn } from '#fields/value.ts';
import { replay } from '../fuzz/settings.ts';
import { serverErrors, withClient } from './client.ts';
import { entered } from './entered.ts';
import { ownForms } from './own-forms.ts';
import { pictureErrors } from './picture-errors.ts';
import { typedFor } from './typed-values.ts';

/** The same checks as for the entity forms, for forms with separate rules. */

const client = withClient();

describe.each(ownForms)(`$form (${replay})`, ({ fields, good, validate, send, paths = {}, ignoredErrors }) => {
  test.each(Object.entries(fields))('%s', async (name, field) => {
    for (const typed of typedFor(field, good()[name] ?? '')) {
      const values = { ...good(), [name]: textIn(entered(field, typed)) };
      const errors = Object.entries(serverErrors(await send(client(), values)))
        .filter(([, msg]) => ignoredErrors?.test(msg) !== true)
        .map(([path, msg]) => [paths[path] ?? path, msg] as const);
      const formErrors = Object.entries(validate(values)).filter(([, msg]) => msg !== undefined && msg !== '');
      const [server, form] = [new Map(errors), new Map(formErrors)];
      expect({ typed, server }).toEqual({ typed, server: form });
    }
  });
});

test('the picture of a profile', async () => {
  const base = { firstName: 'Demo', lastName: 'Admin', phone: '', email: 'admin@example.com', picture: null };
  for (const users of typedFor(image('Profile Picture', 'picture'), '')) {
    const result = await updateProfile(ownApi(client()), 1, { base, values: { ...base, picture: users } });
    expect({ users, server: serverErrors(result) }).toEqual({ users, server: await pictureErrors({ users }) });
  }
});
