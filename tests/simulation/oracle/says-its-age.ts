import type { Sight } from '../page/sight.ts';
import { Broken, type World } from '../world/world.ts';

/** For so long an answer may be on its way through a slow device, in milliseconds. */
const throughTheDevice = 1000;

/** Promise 3: rows are of the page that the screen is of, or marked as the former one's; and their age is no lie. */
export function checkAges({ server, network }: World, sights: readonly Sight[]): void {
  for (const { list } of sights) {
    if (list?.view.kind !== 'rows') continue;
    const { view, query } = list;
    for (const { answer } of view.rows) {
      const told = server.told[Number(answer) - 1];
      if (told === undefined || told.query === null)
        throw new Broken(3, 'the list shows a row that no list call has told');
      const heardAt = network.calls[told.call - 1]?.heardAt ?? null;
      if (heardAt === null) throw new Broken(3, 'the list shows a row that never arrived');
      if (view.asOf === null) throw new Broken(3, 'the list does not say how old its rows are');
      if (view.asOf > heardAt + throughTheDevice) {
        throw new Broken(3, `the list says that its rows are of ${view.asOf - heardAt} ms later than they are`);
      }
      if (view.isFormer || view.copy?.foundIn) continue;
      const asked = new URLSearchParams(told.query);
      const isOfQuery =
        Number(asked.get('page')) === query.page &&
        Number(asked.get('listPerPage')) === query.perPage &&
        (asked.get('search') ?? '') === query.search;
      if (!isOfQuery) {
        throw new Broken(3, `page ${query.page} of "${query.search}" shows rows of ${told.query}`);
      }
    }
  }
}
