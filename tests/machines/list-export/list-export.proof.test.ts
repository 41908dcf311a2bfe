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
  'adds a page only after an ok result': (edge) => {
    const isGood = /^readPage ends \((of |none)/.test(edge.by.label);
    return after(edge).context.pages.length === before(edge).context.pages.length + (isGood ? 1 : 0);
  },
  'counts its rows': ({ snapshot }) => {
    const { read, pages } = (snapshot as ExportSnapshot).context;
    return read === pages.flat().length;
  },
  'stores the first and the latest total': (edge) => {
    const { firstTotal, pages, total } = after(edge).context;
    if (pages.length === 0) return firstTotal === null && total === null;
    return firstTotal === (before(edge).context.firstTotal ?? total) && total !== null;
  },
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
  'reports why it stopped exactly while it is stopped': (edge) =>
    after(edge).matches('failed') === (after(edge).context.failure !== null) ||
    (after(edge).matches('cancelled') && before(edge).matches('failed')),
  'reports the content of the file once it is saved': (edge) =>
    after(edge).matches('saved') === (after(edge).context.saved !== null),
  'does nothing after a cancel': (edge) =>
    !after(edge).matches('cancelled') || (edge.effects.starts.length === 0 && after(edge).status === 'done'),
  'is busy while an effect runs': (edge) =>
    after(edge).hasTag('busy') === (after(edge).matches('reading') || after(edge).matches('saving')),
});
