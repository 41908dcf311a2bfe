import type { SnapshotFrom } from 'xstate';
import { visibleErrors } from '#machines/field-errors.ts';
import { mayNeedNewCode, type NewPasswordValues, type newPasswordMachine } from '#machines/new-password/machine.ts';
import type { Edge } from '../support/explore.ts';
import type { Invariants } from '../support/prove.ts';
import { PASSWORD, validate } from './scenario.ts';

type NewPasswordSnapshot = SnapshotFrom<typeof newPasswordMachine>;

const before = ({ from }: Edge) => from.snapshot as NewPasswordSnapshot;
const after = ({ snapshot }: Edge) => snapshot as NewPasswordSnapshot;
const isBy = ({ by }: Edge, type: string) => by.event.type === type;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const notices = ({ effects }: Edge, kind: string) => effects.emits.filter((emitted) => emitted['kind'] === kind);
const focused = ({ effects }: Edge) =>
  effects.emits.filter(({ type }) => type === 'focusField').map(({ name }) => name);
const hasFailed = ({ by: { label } }: Edge) => /^call ends \((?!ok)/.test(label);

/** Invariants of the new password, checked on every transition of every path. */
export const newPasswordInvariants: Invariants = {
  'passes the password only to its own call, and clears it at the end': (edge) => {
    const out = JSON.stringify([edge.effects.emits, edge.effects.does, after(edge).output ?? null]);
    const isDone = after(edge).status === 'done';
    return !out.includes(PASSWORD) && (!isDone || !JSON.stringify(after(edge).context).includes(PASSWORD));
  },
  'changes the input only when the user types, whatever fails': (edge) => {
    const { values } = before(edge).context;
    if (after(edge).status === 'done' || edge.taken.length === 0) return true;
    if (!isBy(edge, 'callForm.change')) return after(edge).context.values === values;
    const { name, value } = edge.by.event as unknown as { name: keyof NewPasswordValues; value: string };
    return isSame(after(edge).context.values, { ...values, [name]: value });
  },
  'sends only on a press, one call at a time, for the user whose code was verified': (edge) =>
    edge.effects.starts.every(({ input }) => {
      const { values } = before(edge).context;
      const isPress = isBy(edge, 'callForm.submit') && before(edge).matches('editing');
      const sent = (input as { values: NewPasswordValues }).values;
      return isPress && sent === values && sent.username === 'ann';
    }),
  'a press starts an attempt, or shows all errors and focuses the first invalid field': (edge) => {
    if (!isBy(edge, 'callForm.submit') || !before(edge).matches('editing')) return true;
    const errors = validate(before(edge).context.values);
    const [wrong] = Object.keys(errors);
    if (wrong === undefined) return edge.effects.starts.length === 1;
    const shown = { ...after(edge).context.serverErrors, ...errors };
    return isSame(focused(edge), [wrong]) && isSame(visibleErrors(after(edge).context), shown);
  },
  'shows no error of a field before it loses focus or is submitted': (edge) => {
    const added = after(edge).context.shown.filter((name) => !before(edge).context.shown.includes(name));
    return added.every((name) => isBy(edge, 'callForm.submit') || edge.by.event['name'] === name);
  },
  'shows only current errors': (edge) => {
    const { context } = after(edge);
    const errors: Readonly<Record<string, string>> = { ...context.serverErrors, ...validate(context.values) };
    return Object.entries(visibleErrors(context)).every(([name, message]) => errors[name] === message);
  },
  'maps a server error to its field and focuses it, until the field changes': (edge) => {
    const { password } = after(edge).context.serverErrors;
    if (edge.by.label === 'call ends (refused password)') {
      return password === 'Used before' && isSame(focused(edge), ['password']);
    }
    const isChanged = isBy(edge, 'callForm.change') && edge.by.event['name'] === 'password' && edge.taken.length > 0;
    if (isChanged || edge.effects.starts.length > 0) return password === undefined;
    return password === before(edge).context.serverErrors.password;
  },
  'shows why an attempt failed until the next attempt or a change': (edge) => {
    if (hasFailed(edge)) return after(edge).context.failure !== null && notices(edge, 'error').length === 1;
    const isPersisted = isSame(after(edge).context.failure, before(edge).context.failure);
    return isPersisted || isBy(edge, 'callForm.change') || edge.effects.starts.length > 0;
  },
  'offers a new code exactly after a rejection that names no field': (edge) => {
    const { failure, serverErrors } = after(edge).context;
    const isExpected = failure?.kind === 'rejected' && serverErrors.password === undefined;
    return mayNeedNewCode(after(edge).context) === isExpected;
  },
  'is busy exactly during an attempt': (edge) =>
    after(edge).hasTag('busy') === Object.keys(after(edge).children).length > 0,
  'ends with the server’s message, and only when the password is set': (edge) => {
    const isSet = edge.by.label === 'call ends (ok)';
    const isShown = isSame(
      notices(edge, 'success').map(({ message }) => message),
      isSet ? ['Password changed'] : [],
    );
    const isDone = after(edge).status === 'done';
    return isShown && isDone === isSet && (!isDone || isSame(after(edge).output, { message: 'Password changed' }));
  },
};
