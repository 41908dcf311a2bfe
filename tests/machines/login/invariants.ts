import type { SnapshotFrom } from 'xstate';
import type { loginMachine } from '#machines/login/machine.ts';
import { callFormInvariants, isPress } from '../support/call-form.ts';
import type { Edge } from '../support/explore.ts';
import type { Invariants } from '../support/prove.ts';
import { emits, isBy, isSame, statesOf } from '../support/read-edge.ts';
import { validate } from './scenario.ts';

const { before, after } = statesOf<SnapshotFrom<typeof loginMachine>>();
const kindsOfNotices = (edge: Edge) => emits(edge, 'notify').map(({ kind }) => kind);
const isCancel = (edge: Edge) => isBy(edge, 'callForm.cancel');

/** Invariants of the login form, checked on every transition of every path. */
export const loginInvariants: Invariants = {
  ...callFormInvariants({ fields: ['username', 'password'], validate }),
  'starts an attempt only on a press, one at a time': (edge) => edge.effects.starts.length === 0 || isPress(edge),
  'replaces every loading notice with success, error or, after Cancel, a neutral notice': (edge) => {
    const hasEnded = before(edge).matches('sending') && !after(edge).matches('sending');
    const end = isCancel(edge) ? 'blank' : after(edge).status === 'done' ? 'success' : 'error';
    const isStarted = edge.effects.starts.length > 0;
    return isSame(kindsOfNotices(edge), [...(isStarted ? ['loading'] : []), ...(hasEnded ? [end] : [])]);
  },
};
