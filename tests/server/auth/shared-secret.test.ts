import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sharedSecret } from '#server/auth/shared-secret.ts';
import { installation } from '#server/db/schema/housekeeping.ts';
import { withApp } from '../support/with-app.ts';

const app = withApp();

test('a secret is created and read once, even when two requests need it at once', async () => {
  const { db } = app();
  const [one, other] = await Promise.all([sharedSecret(db, 'some'), sharedSecret(db, 'some')]);
  expect(one).toMatch(/^[\w-]{43}$/);
  expect(other).toBe(one);
  await db.delete(installation).where(eq(installation.name, 'some'));
  expect(await sharedSecret(db, 'some')).toBe(one);
  expect(await db.select().from(installation).where(eq(installation.name, 'some'))).toEqual([]);
});
