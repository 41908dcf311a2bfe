import type { VisibleState } from '../page/visible-state.ts';
import { Violation, type World } from '../world/world.ts';

/** How long a response may take to get through a slow device. */
const maxDeviceDelayMs = 1000;

/**
 * Guarantee 3: rows belong to the page that the screen shows, or are marked as those of the previous page, and their
 * age is true.
 */
export function checkAges({ server, network }: World, states: readonly VisibleState[]): void {
  for (const { list } of states) {
    if (list?.view.kind !== 'rows') continue;
    const { view, query } = list;
    for (const { responseNumber } of view.rows) {
      const response = server.served[Number(responseNumber) - 1];
      if (response === undefined || response.query === null)
        throw new Violation(3, 'the list shows a row that no list call returned');
      const settledAt = network.calls[response.call - 1]?.settledAt ?? null;
      if (settledAt === null) throw new Violation(3, 'the list shows a row that never arrived');
      if (view.asOf === null) throw new Violation(3, 'the list does not show the age of its rows');
      if (view.asOf > settledAt + maxDeviceDelayMs) {
        throw new Violation(3, `the list shows its rows as ${view.asOf - settledAt} ms newer than they are`);
      }
      if (view.isFormer || view.cached?.foundIn) continue;
      const requested = new URLSearchParams(response.query);
      const isOfQuery =
        Number(requested.get('page')) === query.page &&
        Number(requested.get('listPerPage')) === query.perPage &&
        (requested.get('search') ?? '') === query.search;
      if (!isOfQuery) {
        throw new Violation(3, `page ${query.page} of "${query.search}" shows rows of ${response.query}`);
      }
    }
  }
}
