import {
  type DraftSnapshot,
  isPersisted,
  isSendNoted,
  isSettled,
  offeredDraft,
  troubleOf,
} from '#machines/draft/selectors.ts';
import type { Edge } from '../support/explore.ts';
import type { Invariants } from '../support/prove.ts';
import { isBy, isSame, isTaken, statesOf } from '../support/read-edge.ts';
import { former } from './scenario.ts';

const { before, after } = statesOf<DraftSnapshot>();
const writes = ({ effects }: Edge) =>
  effects.starts
    .filter(({ src }) => src === 'store')
    .map(({ input }) => input as { id: string; content: unknown; restored: unknown });
const drops = ({ effects }: Edge) => effects.starts.filter(({ src }) => src === 'drop').map(({ input }) => input);
const asRead = { id: former.id, at: former.at };

/** Invariants of a draft, checked on every transition of every path. */
export const draftInvariants: Invariants = {
  'writes the newest content': (edge) => writes(edge).every(({ content }) => content === after(edge).context.pending),
  'settles only by a successful write, or without input': (edge) =>
    !after(edge).matches({ storing: 'settled' }) ||
    before(edge).value.storing === 'settled' ||
    edge.by.label === 'store ends (stored)',
  'notes a send exactly when the input is stored as possibly sent, or there is none': (edge) =>
    isSendNoted(after(edge)) ===
    (isSettled(after(edge)) && ['unsure', undefined].includes(after(edge).context.pending?.status)),
  'reports stored input exactly when there is some and no write is pending': (edge) =>
    isPersisted(after(edge)) === (after(edge).value.storing === 'settled' && after(edge).context.pending !== null),
  'is settled exactly when no write is pending or the last write failed': (edge) =>
    isSettled(after(edge)) === ['settled', 'troubled'].includes(after(edge).value.storing),
  'reports a full disk or a user who signed out until a write succeeds': (edge) => {
    const failed = /^store ends \((full|gone)\)$/.test(edge.by.label);
    if (!failed || !isTaken(edge)) return true;
    return troubleOf(after(edge)) !== null && isSettled(after(edge));
  },
  'offers the found draft until the user decides': (edge) => {
    if (offeredDraft(before(edge)) === null) return true;
    return offeredDraft(after(edge)) === former || isBy(edge, 'draft.restore') || isBy(edge, 'draft.discard');
  },
  'writes only its own draft, because the found one may be open in another window': (edge) =>
    writes(edge).every(({ id }) => id === (after(edge).context.restored === null ? 'own' : 'own too')),
  'replaces the restored draft in the version that was read': (edge) => {
    const isTaken = isBy(edge, 'draft.restore') && offeredDraft(before(edge)) !== null;
    const { restored } = after(edge).context;
    const expected = isTaken ? asRead : before(edge).context.restored;
    return isSame(restored, expected) && writes(edge).every((write) => isSame(write.restored, restored));
  },
  'deletes the offered draft only on Discard, in the version that was read': (edge) =>
    drops(edge).every((dropped) => isBy(edge, 'draft.discard') && isSame(dropped, asRead)),
};
