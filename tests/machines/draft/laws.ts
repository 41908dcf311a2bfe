import {
  type DraftSnapshot,
  isDue,
  isPersisted,
  isSettled,
  offeredDraft,
  troubleOf,
} from '#machines/draft/selectors.ts';
import type { Edge } from '../support/explore.ts';
import type { Invariants } from '../support/prove.ts';
import { former } from './scenario.ts';

const before = ({ from }: Edge) => from.snapshot as DraftSnapshot;
const after = ({ snapshot }: Edge) => snapshot as DraftSnapshot;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const isBy = ({ by }: Edge, type: string) => by.event.type === type;
const writes = ({ effects }: Edge) =>
  effects.starts
    .filter(({ src }) => src === 'store')
    .map(({ input }) => input as { id: string; content: unknown; restored: unknown });
const drops = ({ effects }: Edge) => effects.starts.filter(({ src }) => src === 'drop').map(({ input }) => input);
const asRead = { id: former.id, at: former.at };

/** What a draft keeps to in every state of every path. */
export const draftLaws: Invariants = {
  'takes no change for kept before it has been handed to the disk': (edge) => {
    const { storing } = after(edge).value;
    return !isBy(edge, 'draft.changed') || storing === 'due' || after(edge).context.isStale;
  },
  'hands in the newest': (edge) => writes(edge).every(({ content }) => content === after(edge).context.pending),
  'is due while what is pending waits for the disk: nothing else has been handed to it since': (edge) =>
    isDue(after(edge)) === after(edge).matches({ storing: 'due' }) &&
    (!isDue(after(edge)) || after(edge).context.isStale),
  'rests only once everything is handed in': (edge) =>
    !after(edge).matches({ storing: 'settled' }) || !after(edge).context.isStale,
  'says that it is kept where something is, and nothing is on its way': (edge) =>
    isPersisted(after(edge)) === (after(edge).value.storing === 'settled' && after(edge).context.pending !== null),
  'is done where it rests and where it cannot go on, and nowhere else': (edge) =>
    isSettled(after(edge)) === ['settled', 'troubled'].includes(after(edge).value.storing),
  'forgets its trouble with what has been kept': (edge) =>
    edge.by.label !== 'store ends (stored)' || edge.taken.length === 0 || troubleOf(after(edge)) === null,
  'keeps at once when the page may go': (edge) => {
    if (!isBy(edge, 'draft.flush') || !before(edge).context.isStale) return true;
    return before(edge).matches({ storing: 'troubled' }) || writes(edge).length === 1;
  },
  'tells a full disk, or a person who is gone, until something has been kept': (edge) => {
    const failed = /^keep (ends \((full|gone)\)|throws)$/.test(edge.by.label);
    if (!failed || edge.taken.length === 0) return true;
    return troubleOf(after(edge)) !== null && isSettled(after(edge));
  },
  'goes on after trouble: the next change tries again': (edge) =>
    !isBy(edge, 'draft.changed') ||
    !before(edge).matches({ storing: 'troubled' }) ||
    after(edge).matches({ storing: 'due' }),
  'offers what was found until the person decides': (edge) => {
    if (offeredDraft(before(edge)) === null) return true;
    return offeredDraft(after(edge)) === former || isBy(edge, 'draft.restore') || isBy(edge, 'draft.discard');
  },
  'writes over no draft but its own: what was found may be open in another window': (edge) =>
    writes(edge).every(({ id }) => id === (after(edge).context.restored === null ? 'own' : 'own too')),
  'takes the place of the draft that was restored, as it was read': (edge) => {
    const isTaken = isBy(edge, 'draft.restore') && offeredDraft(before(edge)) !== null;
    const { restored } = after(edge).context;
    if (isTaken && !edge.effects.emits.some(({ type }) => type === 'draft.restored')) return false;
    const expected = isTaken ? asRead : before(edge).context.restored;
    return isSame(restored, expected) && writes(edge).every((write) => isSame(write.restored, restored));
  },
  'restores by a press only': (edge) => edge.effects.emits.length === 0 || isBy(edge, 'draft.restore'),
  'removes the offered one by a press of Discard only, as it was read': (edge) =>
    drops(edge).every((dropped) => isBy(edge, 'draft.discard') && isSame(dropped, asRead)),
};
