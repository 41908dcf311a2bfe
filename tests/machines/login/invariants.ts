import type { SnapshotFrom } from 'xstate';
import { visibleErrors } from '#machines/field-errors.ts';
import type { loginMachine } from '#machines/login/machine.ts';
import type { Edge } from '../support/explore.ts';
import type { Invariants } from '../support/prove.ts';
import { validate } from './scenario.ts';

type LoginSnapshot = SnapshotFrom<typeof loginMachine>;

const before = ({ from }: Edge) => from.snapshot as LoginSnapshot;
const after = ({ snapshot }: Edge) => snapshot as LoginSnapshot;
const notices = ({ effects }: Edge) => effects.emits.filter(({ type }) => type === 'notify').map(({ kind }) => kind);
const isCancel = ({ by }: Edge) => by.event.type === 'callForm.cancel';
const isPress = ({ by }: Edge) => by.event.type === 'callForm.submit';

/** Invariants of the login form, checked on every transition of every path. */
export const loginInvariants: Invariants = {
  'changes the input only when the user types': (edge) =>
    edge.by.event.type === 'callForm.change' || after(edge).context.values === before(edge).context.values,
  'changes only the field that the user edits': (edge) => {
    if (edge.by.event.type !== 'callForm.change' || edge.taken.length === 0) return true;
    const { name, value } = edge.by.event as unknown as { name: 'username' | 'password'; value: string };
    const expected = { ...before(edge).context.values, [name]: value };
    return JSON.stringify(after(edge).context.values) === JSON.stringify(expected);
  },
  'Cancel ends an attempt at once': (edge) =>
    !isCancel(edge) || (after(edge).matches('editing') && edge.effects.starts.length === 0),
  'starts an attempt only on a press, one at a time': (edge) =>
    edge.effects.starts.length === 0 || (isPress(edge) && before(edge).matches('editing')),
  'sends the input, and only if it is valid': (edge) =>
    edge.effects.starts.every(
      ({ input }) =>
        (input as { values: unknown }).values === before(edge).context.values &&
        Object.keys(validate(before(edge).context.values)).length === 0,
    ),
  'a press while editing starts an attempt or focuses the first invalid field': (edge) => {
    if (!isPress(edge) || !before(edge).matches('editing')) return true;
    const [wrong] = Object.keys(validate(before(edge).context.values));
    if (wrong === undefined) return edge.effects.starts.length === 1;
    return edge.effects.emits.some(({ type, name }) => type === 'focusField' && name === wrong);
  },
  'shows the current errors of fields that lost focus or were submitted': (edge) => {
    const errors = validate(after(edge).context.values);
    const expected = Object.entries(errors).filter(([name]) =>
      after(edge).context.shown.includes(name as 'username' | 'password'),
    );
    return JSON.stringify(visibleErrors(after(edge).context)) === JSON.stringify(Object.fromEntries(expected));
  },
  'shows every error after a rejected press': (edge) =>
    !isPress(edge) ||
    !after(edge).matches('editing') ||
    JSON.stringify(visibleErrors(after(edge).context)) === JSON.stringify(validate(after(edge).context.values)),
  'shows no error of a field before it loses focus or is submitted': (edge) => {
    const added = after(edge).context.shown.filter((name) => !before(edge).context.shown.includes(name));
    return (
      added.every((name) => isPress(edge) || edge.by.event['name'] === name) || edge.by.event.type === 'callForm.blur'
    );
  },
  'is busy and shows a loading notice exactly during an attempt': (edge) =>
    after(edge).hasTag('busy') === after(edge).matches('sending') &&
    notices(edge).includes('loading') === edge.effects.starts.length > 0,
  'replaces every loading notice with success, error or, after Cancel, a neutral notice': (edge) => {
    const hasEnded = before(edge).matches('sending') && !after(edge).matches('sending');
    const expected = isCancel(edge) ? 'blank' : after(edge).status === 'done' ? 'success' : 'error';
    return hasEnded ? JSON.stringify(notices(edge)) === JSON.stringify([expected]) : !notices(edge).includes(expected);
  },
  'stores why an attempt failed until the next attempt or a change': (edge) => {
    const hasFailed = before(edge).matches('sending') && after(edge).matches('editing');
    if (hasFailed && isCancel(edge)) return after(edge).context.failure === null;
    if (hasFailed) return after(edge).context.failure !== null;
    const isPersisted = after(edge).context.failure === before(edge).context.failure;
    return isPersisted || edge.by.event.type === 'callForm.change' || edge.effects.starts.length > 0;
  },
};
