import type { SnapshotFrom } from 'xstate';
import type { listExportMachine } from '#machines/list-export/machine.ts';
import type { Edge } from '../support/explore.ts';
import { prove } from '../support/prove.ts';
import { listExportScenario } from './scenario.ts';

type ExportSnapshot = SnapshotFrom<typeof listExportMachine>;

const before = ({ from }: Edge) => from.snapshot as ExportSnapshot;
const after = ({ snapshot }: Edge) => snapshot as ExportSnapshot;
const startsOf = ({ effects }: Edge, src: string) => effects.starts.filter((started) => started.src === src);

prove(listExportScenario, {
  'reads the pages of one search one after the other, each once': (edge) =>
    startsOf(edge, 'readPage').every(
      ({ input }) =>
        JSON.stringify(input) ===
        JSON.stringify({ search: 'cats', perPage: 100, page: after(edge).context.pages.length + 1 }),
    ),
  'keeps every page it has read': (edge) =>
    before(edge).context.pages.every((page, at) => after(edge).context.pages[at] === page),
  'takes a page from a good answer only': (edge) => {
    const isGood = /^readPage ends \((of |none)/.test(edge.by.label);
    return after(edge).context.pages.length === before(edge).context.pages.length + (isGood ? 1 : 0);
  },
  'counts the rows it has': ({ snapshot }) => {
    const { read, pages } = (snapshot as ExportSnapshot).context;
    return read === pages.flat().length;
  },
  'knows how many there were at first, and how many there are': (edge) => {
    const { firstTotal, pages, total } = after(edge).context;
    if (pages.length === 0) return firstTotal === null && total === null;
    return firstTotal === (before(edge).context.firstTotal ?? total) && total !== null;
  },
  'makes a file of all that was read, once there is no further page': (edge) =>
    startsOf(edge, 'save').every(
      ({ input }) => after(edge).context.isWhole && (input as { pages: unknown }).pages === after(edge).context.pages,
    ),
  'has every page once it is whole': (edge) => {
    const { isWhole, pages, total } = after(edge).context;
    // One row a page here: fewer pages than records only where the list says so, or an empty page ended it.
    return !isWhole || pages.length >= (total ?? 0) || pages.at(-1)?.length === 0;
  },
  'reads on where it failed, by a press or after a sign-in only': (edge) =>
    !(before(edge).matches('failed') || before(edge).matches('awaitingSignIn')) ||
    edge.effects.starts.length === 0 ||
    edge.by.event.type === (before(edge).matches('failed') ? 'export.retry' : 'session.resumed'),
  'says why it has stopped while it has, and no longer': (edge) =>
    after(edge).matches('failed') === (after(edge).context.failure !== null) ||
    (after(edge).matches('cancelled') && before(edge).matches('failed')),
  'says what is in the file once it is saved': (edge) =>
    after(edge).matches('saved') === (after(edge).context.saved !== null),
  'does nothing more once it is cancelled': (edge) =>
    !after(edge).matches('cancelled') || (edge.effects.starts.length === 0 && after(edge).status === 'done'),
  'is busy while something is under way': (edge) =>
    after(edge).hasTag('busy') === (after(edge).matches('reading') || after(edge).matches('saving')),
});
