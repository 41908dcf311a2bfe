import { type DraftSnapshot, isSettled, offeredDraft, troubleOf } from '#machines/draft/selectors.ts';
import type { Edge } from '../support/explore.ts';
import type { Invariants } from '../support/prove.ts';
import { former } from './scenario.ts';

const before = ({ from }: Edge) => from.snapshot as DraftSnapshot;
const after = ({ snapshot }: Edge) => snapshot as DraftSnapshot;
const isBy = ({ by }: Edge, type: string) => by.event.type === type;
const writes = ({ effects }: Edge) =>
  effects.starts.filter(({ src }) => src === 'keep').map(({ input }) => input as { id: string; content: unknown });

/** What a draft keeps to in every state of every path. */
export const draftLaws: Invariants = {
  'takes no change for kept before it has been handed to the disk': (edge) => {
    const { keeping } = after(edge).value;
    return !isBy(edge, 'draft.changed') || keeping === 'due' || after(edge).context.isStale;
  },
  'hands in the newest': (edge) =>
    isBy(edge, 'draft.discard') || writes(edge).every(({ content }) => content === after(edge).context.pending),
  'rests only once everything is handed in': (edge) =>
    !after(edge).matches({ keeping: 'settled' }) || !after(edge).context.isStale,
  'keeps at once when the page may go': (edge) => {
    if (!isBy(edge, 'draft.flush') || !before(edge).context.isStale) return true;
    return before(edge).matches({ keeping: 'troubled' }) || writes(edge).length === 1;
  },
  'tells a full disk, or a person who is gone, until something has been kept': (edge) => {
    const failed = /^keep (ends \((full|gone)\)|throws)$/.test(edge.by.label);
    if (!failed || edge.taken.length === 0 || before(edge).matches({ offer: 'discarding' })) return true;
    return troubleOf(after(edge)) !== null && isSettled(after(edge));
  },
  'goes on after trouble: the next change tries again': (edge) =>
    !isBy(edge, 'draft.changed') ||
    !before(edge).matches({ keeping: 'troubled' }) ||
    after(edge).matches({ keeping: 'due' }),
  'offers what was found until the person decides': (edge) => {
    if (offeredDraft(before(edge)) === null) return true;
    return offeredDraft(after(edge)) === former || isBy(edge, 'draft.restore') || isBy(edge, 'draft.discard');
  },
  'never writes over what it offers': (edge) =>
    offeredDraft(after(edge)) === null || writes(edge).every(({ id }) => id === 'own'),
  'goes on in the draft that was taken': (edge) => {
    if (!isBy(edge, 'draft.restore') || offeredDraft(before(edge)) === null) return true;
    return after(edge).context.id === former.id && edge.effects.emits.some(({ type }) => type === 'draft.restored');
  },
  'restores by a press only': (edge) => edge.effects.emits.length === 0 || isBy(edge, 'draft.restore'),
  'removes the offered one by a press of Discard only': (edge) =>
    writes(edge).every(({ id, content }) => id === 'own' || content !== null || isBy(edge, 'draft.discard')) ||
    before(edge).context.id === former.id,
};
