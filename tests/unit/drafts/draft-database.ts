import { beforeEach } from 'vitest';
import { type DraftsDatabase, openDrafts } from '#drafts/store/database.ts';
import { addKey } from '#drafts/store/key-store.ts';
import { storeChange } from '#drafts/store/put-draft.ts';
import { readDrafts } from '#drafts/store/read-drafts.ts';
import type { DraftContent } from '#machines/draft/types.ts';
import { draftChange } from '../../support/draft-change.ts';
import { resetIndexedDb } from '../../support/page/reset-indexed-db.ts';

interface PutOptions extends NonNullable<Parameters<typeof draftChange>[2]> {
  readonly through?: DraftsDatabase;
}

/** An empty database of drafts for each test of a file, and drafts of team 7 in it. */
export function withDraftDatabase() {
  let database: DraftsDatabase;
  beforeEach(async () => {
    resetIndexedDb();
    database = await openDrafts();
  });

  async function listed(userId = 1): Promise<readonly string[]> {
    const { drafts } = await readDrafts(database, userId);
    return drafts.map(({ values, status }) => `${String(values['name'])} (${status})`);
  }

  return {
    db: () => database,
    signIn: (password = 'Password@1', { userId = 1, through = database } = {}) =>
      addKey(through, { userId, password, isStillSignedIn: () => true }),
    /** Stores the draft with this name, or its removal. */
    put: (id: string, name: string | null, { through = database, ...options }: PutOptions = {}) => {
      const content: DraftContent = {
        place: { form: 'teams', id: 7 },
        status: 'typing',
        base: {},
        values: { name: name ?? '' },
      };
      return storeChange(through, draftChange(id, name === null ? null : content, options));
    },
    /** The drafts with their status, the newest first. */
    listed,
    versionOf: async (id: string) => {
      const row = await database.get('drafts', id);
      if (row === undefined) throw new Error('Nothing is stored');
      return { id, at: row.at };
    },
  };
}
