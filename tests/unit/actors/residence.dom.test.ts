import { expect, test, vi } from 'vitest';
import { signIn } from '#api/session-calls.ts';
import { keptDatabase } from '#storage/kept/database.ts';
import { demoAdmin, openTab, withDevice } from '../../support/open-tab.ts';
import { withReferenceServer } from '../../support/reference-server.ts';

withReferenceServer();
withDevice();

test('a stay that is ended in another window while it begins leaves nothing behind', async () => {
  const { api, session } = await openTab();
  const answer = await signIn(api, demoAdmin);
  if (answer.kind !== 'ok') throw new Error(answer.message);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  session.send({ type: 'session.signedIn', ...answer.data });
  session.send({ type: 'session.endedElsewhere' });
  await vi.waitFor(() => expect(put).toHaveBeenCalledWith(expect.objectContaining({ userId: 1 })));
  const database = await keptDatabase();
  await vi.waitFor(async () => expect(await database.getAllKeys('scopes')).toEqual([]));
});
