import type { SnapshotFrom } from 'xstate';
import type { listExportMachine } from '#machines/list-export/machine.ts';
import { prove } from '../support/prove.ts';
import { isSame, starts, statesOf } from '../support/read-edge.ts';
import { listExportScenario } from './scenario.ts';

type ExportSnapshot = SnapshotFrom<typeof listExportMachine>;

const { before, after } = statesOf<ExportSnapshot>();

prove(listExportScenario, {
  'reads the pages of one search in order, each once': (edge) =>
    starts(edge, 'readPage').every(({ input }) =>
      isSame(input, { search: 'cats', perPage: 100, page: after(edge).context.pages.length + 1 }),
    ),
  'keeps every page that it read': (edge) =>
    before(edge).context.pages.every((page, at) => after(edge).context.pages[at] === page),
  'makes a file of all rows once there are no more pages': (edge) =>
    starts(edge, 'save').every(
      ({ input }) => after(edge).context.isWhole && (input as { pages: unknown }).pages === after(edge).context.pages,
    ),
  'has every page once it is complete': (edge) => {
    const { isWhole, pages, total } = after(edge).context;
    // Each page has one row here. There are fewer pages than records only if the list got shorter or a page was empty.
    return !isWhole || pages.length >= (total ?? 0) || pages.at(-1)?.length === 0;
  },
  'continues where it failed, only on a press or after a sign-in': (edge) =>
    !(before(edge).matches('failed') || before(edge).matches('awaitingSignIn')) ||
    edge.effects.starts.length === 0 ||
    edge.by.event.type === (before(edge).matches('failed') ? 'export.retry' : 'session.resumed'),
  'does nothing after a cancel': (edge) =>
    !after(edge).matches('cancelled') || (edge.effects.starts.length === 0 && after(edge).status === 'done'),
});
