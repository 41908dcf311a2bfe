import type { SnapshotFrom } from 'xstate';
import { mayNeedNewCode, type NewPasswordValues, type newPasswordMachine } from '#machines/new-password/machine.ts';
import { callFormInvariants, isPress } from '../support/call-form.ts';
import type { Invariants } from '../support/prove.ts';
import { statesOf } from '../support/read-edge.ts';
import { PASSWORD, validate } from './scenario.ts';

const { after } = statesOf<SnapshotFrom<typeof newPasswordMachine>>();

/** Invariants of the new password, checked on every transition of every path. */
export const newPasswordInvariants: Invariants = {
  ...callFormInvariants({ fields: ['password', 'passwordConfirmation'], validate }),
  'passes the password only to its own call, and clears it at the end': (edge) => {
    const out = JSON.stringify([edge.effects.emits, edge.effects.does, after(edge).output ?? null]);
    const isDone = after(edge).status === 'done';
    return !out.includes(PASSWORD) && (!isDone || !JSON.stringify(after(edge).context).includes(PASSWORD));
  },
  'sends only on a press, one call at a time, for the user whose code was verified': (edge) =>
    edge.effects.starts.every(({ input }) => {
      const { username } = (input as { readonly values: NewPasswordValues }).values;
      return isPress(edge) && username === 'ann';
    }),
  'offers a new code exactly after a rejection that names no field': (edge) => {
    const { failure, serverErrors } = after(edge).context;
    const isExpected = failure?.kind === 'rejected' && serverErrors.password === undefined;
    return mayNeedNewCode(after(edge).context) === isExpected;
  },
};
