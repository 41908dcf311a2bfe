import type { SnapshotFrom } from 'xstate';
import { MAYBE_CHANGED } from '#machines/call-form.ts';
import { type changePasswordMachine, invalidInput } from '#machines/change-password/machine.ts';
import { groupByField } from '#machines/field-errors.ts';
import { callFormInvariants, isPress, resultOf } from '../support/call-form.ts';
import type { Invariants } from '../support/prove.ts';
import { isBy, isSame, isTaken, messages, statesOf } from '../support/read-edge.ts';
import { NEW, OLD, validate } from './scenario.ts';

const { before, after } = statesOf<SnapshotFrom<typeof changePasswordMachine>>();
const holdsPassword = (value: unknown) => JSON.stringify(value).includes(NEW) || JSON.stringify(value).includes(OLD);

const paths = {
  currentpassword: 'oldpassword',
  newpassword: 'newpassword',
  confirmpassword: 'confirmPassword',
} as const;

/** Invariants of the dialog 'Change Password', checked on every transition of every path. */
export const changePasswordInvariants: Invariants = {
  ...callFormInvariants({ fields: ['oldpassword', 'newpassword', 'confirmPassword'], validate }),
  'passes the passwords only to its own call, and clears them at the end': (edge) => {
    const isDone = after(edge).status === 'done';
    const out = [edge.effects.emits, edge.effects.does, after(edge).output ?? null];
    return !holdsPassword(out) && (!isDone || !holdsPassword(after(edge).context));
  },
  'sends only on a press or after the awaited sign-in, one call at a time': (edge) =>
    edge.effects.starts.length === 0 ||
    isPress(edge) ||
    (isBy(edge, 'session.resumed') && before(edge).matches('awaitingSignIn')),
  'shows why the last attempt failed, unless a field shows it, until a change': (edge) => {
    const result = resultOf(edge);
    const shown = invalidInput(after(edge).context);
    if (isBy(edge, 'callForm.change') && isTaken(edge)) return shown === '';
    if (result?.kind === 'unknown') return shown === MAYBE_CHANGED.message;
    if (result?.kind === 'offline' || result?.kind === 'fault') return shown === messages(edge, 'error')[0];
    if (result?.kind !== 'rejected') return true;
    const { byField, rest } = groupByField(paths, result.errors);
    return shown === (isSame(byField, {}) ? result.message : (rest[0] ?? ''));
  },
};
