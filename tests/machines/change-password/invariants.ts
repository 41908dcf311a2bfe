import type { SnapshotFrom } from 'xstate';
import { MAYBE_CHANGED } from '#machines/call-form.ts';
import {
  type ChangePasswordField,
  type changePasswordMachine,
  invalidInput,
} from '#machines/change-password/machine.ts';
import { groupByField, visibleErrors } from '#machines/field-errors.ts';
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
  ...callFormInvariants({ fields: ['oldpassword', 'newpassword', 'confirmPassword'], validate, paths }),
  'passes the passwords only to its own call, and clears them at the end': (edge) => {
    const isDone = after(edge).status === 'done';
    const out = [edge.effects.emits, edge.effects.does, after(edge).output ?? null];
    return !holdsPassword(out) && (!isDone || !holdsPassword(after(edge).context));
  },
  'checks a field on every change': (edge) => {
    if (!isBy(edge, 'callForm.change') || !isTaken(edge)) return true;
    const name = String(edge.by.event['name']) as ChangePasswordField;
    return visibleErrors(after(edge).context)[name] === validate(after(edge).context.values)[name];
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
  'waits silently for the sign-in when the session expires, then continues': (edge) => {
    if (edge.by.label === 'call ends (sessionExpired)') {
      return after(edge).hasTag('awaitingSignIn') && edge.effects.emits.length === 0;
    }
    const isResumed = isBy(edge, 'session.resumed') && before(edge).matches('awaitingSignIn');
    return !isResumed || edge.effects.starts.length === 1;
  },
  'cannot be closed during a send': (edge) =>
    !before(edge).matches('sending') || !isBy(edge, 'callForm.close') || !isTaken(edge),
  'ends with the server’s message if the password changed, without one if it was closed': (edge) => {
    const isChanged = edge.by.label === 'call ends (ok)';
    const isClosed = isBy(edge, 'callForm.close') && isTaken(edge);
    if (!isSame(messages(edge, 'success'), isChanged ? ['Password changed'] : [])) return false;
    if (!isChanged && !isClosed) return after(edge).status === 'active';
    return isSame(after(edge).output, { message: isChanged ? 'Password changed' : null });
  },
};
