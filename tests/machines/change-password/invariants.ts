import type { SnapshotFrom } from 'xstate';
import { MAYBE_CHANGED } from '#machines/call-form.ts';
import {
  type ChangePasswordField,
  type changePasswordMachine,
  invalidInput,
} from '#machines/change-password/machine.ts';
import { groupByField, visibleErrors } from '#machines/field-errors.ts';
import type { Edge } from '../support/explore.ts';
import type { Invariants } from '../support/prove.ts';
import { NEW, OLD, validate } from './scenario.ts';

type ChangePasswordSnapshot = SnapshotFrom<typeof changePasswordMachine>;

const before = ({ from }: Edge) => from.snapshot as ChangePasswordSnapshot;
const after = ({ snapshot }: Edge) => snapshot as ChangePasswordSnapshot;
const isBy = ({ by }: Edge, type: string) => by.event.type === type;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const holdsPassword = (value: unknown) => JSON.stringify(value).includes(NEW) || JSON.stringify(value).includes(OLD);
const notices = ({ effects }: Edge, kind: string) => effects.emits.filter((emitted) => emitted['kind'] === kind);
const focused = ({ effects }: Edge) =>
  effects.emits.filter(({ type }) => type === 'focusField').map(({ name }) => name);
const isPress = (edge: Edge) => isBy(edge, 'callForm.submit') && before(edge).matches('editing');
const outputOf = ({ by }: Edge) =>
  by.event['output'] as { kind: string; message: string; errors: readonly { path: string; msg: string }[] } | undefined;

const paths = {
  currentpassword: 'oldpassword',
  newpassword: 'newpassword',
  confirmpassword: 'confirmPassword',
} as const;

/** Invariants of the dialog 'Change Password', checked on every transition of every path. */
export const changePasswordInvariants: Invariants = {
  'passes the passwords only to its own call, and clears them at the end': (edge) => {
    const isDone = after(edge).status === 'done';
    const out = [edge.effects.emits, edge.effects.does, after(edge).output ?? null];
    return !holdsPassword(out) && (!isDone || !holdsPassword(after(edge).context));
  },
  'changes the input only when the user types, whatever fails': (edge) => {
    const { values } = before(edge).context;
    if (after(edge).status === 'done' || edge.taken.length === 0) return true;
    if (!isBy(edge, 'callForm.change')) return after(edge).context.values === values;
    const { name, value } = edge.by.event as unknown as { name: ChangePasswordField; value: string };
    return isSame(after(edge).context.values, { ...values, [name]: value });
  },
  'checks a field on every change': (edge) => {
    if (!isBy(edge, 'callForm.change') || edge.taken.length === 0) return true;
    const name = String(edge.by.event['name']) as ChangePasswordField;
    return visibleErrors(after(edge).context)[name] === validate(after(edge).context.values)[name];
  },
  'shows no error of a field before it changes, loses focus or is submitted': (edge) => {
    const added = after(edge).context.shown.filter((name) => !before(edge).context.shown.includes(name));
    return added.every((name) => isPress(edge) || edge.by.event['name'] === name);
  },
  'shows only current errors': (edge) => {
    const { context } = after(edge);
    const errors: Readonly<Record<string, string>> = { ...context.serverErrors, ...validate(context.values) };
    return Object.entries(visibleErrors(context)).every(([name, message]) => errors[name] === message);
  },
  'sends only on a press or after the awaited sign-in, one call at a time': (edge) =>
    edge.effects.starts.length === 0 ||
    isPress(edge) ||
    (isBy(edge, 'session.resumed') && before(edge).matches('awaitingSignIn')),
  'sends the input, and only if it is valid': (edge) =>
    edge.effects.starts.every(({ input }) => {
      const { values } = before(edge).context;
      return (input as { values: unknown }).values === values && Object.keys(validate(values)).length === 0;
    }),
  'a press starts an attempt, or shows all errors and focuses the first invalid field': (edge) => {
    if (!isPress(edge)) return true;
    const errors = validate(before(edge).context.values);
    const [wrong] = Object.keys(errors);
    if (wrong === undefined) return edge.effects.starts.length === 1;
    const shown: Readonly<Record<string, string>> = visibleErrors(after(edge).context);
    const isAllShown = Object.entries(errors).every(([name, message]) => shown[name] === message);
    return isSame(focused(edge), [wrong]) && isAllShown;
  },
  'maps the server’s errors to their fields, focuses the first field, and shows the rest': (edge) => {
    const output = outputOf(edge);
    if (output?.kind !== 'rejected') return true;
    const { byField, rest } = groupByField(paths, output.errors);
    const { serverErrors } = after(edge).context;
    const hasFieldErrors = Object.keys(byField).length > 0;
    const order: readonly ChangePasswordField[] = ['oldpassword', 'newpassword', 'confirmPassword'];
    const first = order.filter((name) => byField[name] !== undefined).slice(0, 1);
    const shownMessage = hasFieldErrors ? (rest[0] ?? '') : output.message;
    return (
      isSame(serverErrors, byField) &&
      invalidInput(after(edge).context) === shownMessage &&
      isSame(focused(edge), first)
    );
  },
  'removes a server error once its field changes': (edge) =>
    !isBy(edge, 'callForm.change') ||
    edge.taken.length === 0 ||
    (after(edge).context.serverErrors[edge.by.event['name'] as ChangePasswordField] === undefined &&
      invalidInput(after(edge).context) === ''),
  'shows the failure and a notice': (edge) => {
    const hasFailed = /^call ends \((offline|fault|unknown)\)/.test(edge.by.label);
    if (!hasFailed) return true;
    const expected = edge.by.label.includes('unknown') ? MAYBE_CHANGED.message : notices(edge, 'error')[0]?.['message'];
    return invalidInput(after(edge).context) === expected && notices(edge, 'error').length === 1;
  },
  'waits silently for the sign-in when the session expires, then continues': (edge) => {
    if (edge.by.label === 'call ends (sessionExpired)') {
      return after(edge).hasTag('awaitingSignIn') && edge.effects.emits.length === 0;
    }
    const isResumed = isBy(edge, 'session.resumed') && before(edge).matches('awaitingSignIn');
    return !isResumed || edge.effects.starts.length === 1;
  },
  'cannot be closed during a send': (edge) =>
    !before(edge).matches('sending') || !isBy(edge, 'callForm.close') || edge.taken.length === 0,
  'is busy exactly during an attempt': (edge) =>
    after(edge).hasTag('busy') === Object.keys(after(edge).children).length > 0,
  'ends with the server’s message if the password changed, without one if it was closed': (edge) => {
    const isChanged = edge.by.label === 'call ends (ok)';
    const isClosed = isBy(edge, 'callForm.close') && edge.taken.length > 0;
    if (notices(edge, 'success').length !== (isChanged ? 1 : 0)) return false;
    if (!isChanged && !isClosed) return after(edge).status === 'active';
    return isSame(after(edge).output, { message: isChanged ? 'Password changed' : null });
  },
};
