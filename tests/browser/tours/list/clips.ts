import { signInAdmin } from '../../support/server/ask-as-admin.ts';
import type { Server } from '../../support/server/server.ts';

/** The records of the toured list, as another user changes them: two pages, newest first. */
export interface Clips {
  /** Adds or removes a record in front: every row moves by one. */
  readonly putInFront: (isThere: boolean) => Promise<void>;
  /** Changes a row of a page in place. */
  readonly change: (page: number) => Promise<void>;
  /** Leaves only one page. */
  readonly shrink: () => Promise<void>;
}

/** The first row of a page, with or without the record in front. */
export const firstRow = ({ page, isInFront }: { page: number; isInFront: boolean }): string => {
  if (page === 1) return isInFront ? 'In front' : 'Clip 12';
  return isInFront ? 'Clip 03' : 'Clip 02';
};

const collection = '/youtube';
const twelve = Array.from({ length: 12 }, (_, at) => `Clip ${String(at + 1).padStart(2, '0')}`);

/** Leaves exactly twelve records in the list. */
export async function makeClips(server: Pick<Server, 'url'>): Promise<Clips> {
  const ids = new Map<string, number>();

  const call = await signInAdmin(server);

  const add = async (name: string) => {
    const body = { name, url: 'https://www.youtube.com/watch?v=zF5Ddo9JdpY', status: '1' };
    const { id } = (await call('POST', collection, body)) as { id: number };
    ids.set(name, id);
  };
  const remove = (id: number) => call('DELETE', `${collection}/removeYoutube?Id=${id}`);

  const all = (await call('GET', `${collection}?page=1&listPerPage=100`)) as { data: { id: number }[] };
  await Promise.all(all.data.map(({ id }) => remove(id)));
  for (const name of twelve) await add(name);

  let changes = 0;
  return {
    putInFront: async (isThere) => {
      const id = ids.get('In front');
      if (isThere === (id !== undefined)) return;
      if (id === undefined) {
        await add('In front');
        return;
      }
      await remove(id);
      ids.delete('In front');
    },
    change: async (page) => {
      changes += 1;
      const name = page === 1 ? 'Clip 05' : 'Clip 01';
      await call('PATCH', `${collection}/${ids.get(name) ?? 0}`, { name: `${name}, changed ${changes} times` });
    },
    shrink: async () => {
      await Promise.all(twelve.slice(0, 6).map((name) => remove(ids.get(name) ?? 0)));
    },
  };
}
