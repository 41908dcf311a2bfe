import { groupByField, visibleErrors } from '#machines/field-errors.ts';
import {
  canRestore,
  isUnsent,
  mayHaveBeenSent,
  type NotificationSendSnapshot,
  type NotificationValues,
  resultOf,
} from '#machines/notification-send/machine.ts';
import type { Result } from '#machines/result.ts';
import type { Edge } from '../support/explore.ts';
import type { Invariants } from '../support/prove.ts';
import { validate } from './scenario.ts';

const before = ({ from }: Edge) => from.snapshot as NotificationSendSnapshot;
const after = ({ snapshot }: Edge) => snapshot as NotificationSendSnapshot;
const isBy = ({ by }: Edge, event: string) => by.event.type === `callForm.${event}`;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const isDialog = (snapshot: NotificationSendSnapshot) => snapshot.hasTag('dialog');
const notices = ({ effects }: Edge, kind: string) => effects.emits.filter((emitted) => emitted['kind'] === kind);
const focused = ({ effects }: Edge) =>
  effects.emits.filter(({ type }) => type === 'focusField').map(({ name }) => name);
const outputOf = ({ by }: Edge) => by.event['output'] as Result<unknown> | undefined;
const hasEnded = ({ by }: Edge) => by.label.startsWith('call ');
const isCertain = (edge: Edge) => ['rejected', 'sessionExpired', 'offline'].includes(outputOf(edge)?.kind ?? '');

/** Invariants of sending a notification, checked on every transition of every path. */
export const notificationSendInvariants: Invariants = {
  'sends only on a press in the dialog, once for each press': (edge) =>
    edge.effects.starts.length === (isBy(edge, 'confirm') && before(edge).matches('confirming') ? 1 : 0),
  'sends what the dialog shows, and only valid values': (edge) =>
    edge.effects.starts.every(({ input }) => {
      const { values } = before(edge).context;
      const { values: sent } = input as { values: NotificationValues };
      return sent === values && Object.keys(validate(values)).length === 0;
    }),
  'accepts no changes while the dialog is open': (edge) =>
    !isDialog(before(edge)) || hasEnded(edge) || after(edge).context.values === before(edge).context.values,
  'cannot be cancelled, sent again or edited during a send': (edge) =>
    !before(edge).hasTag('busy') || hasEnded(edge) || edge.taken.length === 0,
  'never sends again by itself: every end returns to the user': (edge) =>
    !hasEnded(edge) || (after(edge).matches('editing') && Object.keys(after(edge).children).length === 0),
  'is busy exactly during the send': (edge) =>
    after(edge).hasTag('busy') === Object.keys(after(edge).children).length > 0,
  'Send opens the dialog, or shows all errors and focuses the first invalid field': (edge) => {
    if (!isBy(edge, 'submit') || !before(edge).matches('editing')) return focused(edge).length === 0 || hasEnded(edge);
    const errors = validate(before(edge).context.values);
    const [wrong] = Object.keys(errors);
    if (wrong === undefined) return after(edge).matches('confirming');
    const shown = visibleErrors(after(edge).context);
    return isSame(focused(edge), [wrong]) && Object.keys(errors).every((name) => shown[name] === errors[name]);
  },
  'shows no error of a field before it loses focus or is submitted': (edge) => {
    const added = after(edge).context.shown.filter((name) => !before(edge).context.shown.includes(name));
    return added.length === 0 || isBy(edge, 'submit') || isBy(edge, 'blur');
  },
  'clears the form exactly when it was sent, and reports what was sent': (edge) => {
    const isSent = outputOf(edge)?.kind === 'ok';
    const messages = notices(edge, 'success').map(({ message }) => message);
    if (!isSame(messages, isSent ? ['Notification sent'] : [])) return false;
    const { values, sent } = after(edge).context;
    if (!isSent) return sent === (isBy(edge, 'change') && edge.taken.length > 0 ? null : before(edge).context.sent);
    const isEmpty = Object.values(values).every((value) => value === '');
    return isEmpty && sent === before(edge).context.values && resultOf(after(edge)) === 'sent';
  },
  'reports that nothing was sent only when that is certain, with the reason': (edge) => {
    if (hasEnded(edge)) return (resultOf(after(edge)) === 'failed') === isCertain(edge);
    return resultOf(after(edge)) !== 'failed' || before(edge).context.failure === after(edge).context.failure;
  },
  'reports an unknown result after every other end, until the next attempt': (edge) => {
    if (hasEnded(edge)) return mayHaveBeenSent(after(edge)) === (outputOf(edge)?.kind !== 'ok' && !isCertain(edge));
    return mayHaveBeenSent(after(edge)) === (mayHaveBeenSent(before(edge)) && !after(edge).hasTag('busy'));
  },
  'shows every failure once': (edge) => {
    const isFailure = hasEnded(edge) && outputOf(edge)?.kind !== 'ok';
    return notices(edge, 'error').length === (isFailure ? 1 : 0);
  },
  'maps the server’s errors to their fields and focuses the first field': (edge) => {
    const output = outputOf(edge);
    if (output?.kind !== 'rejected') return true;
    const { byField } = groupByField({ title: 'title', image: 'image' }, output.errors);
    const first = ['title', 'image'].filter((name) => Object.hasOwn(byField, name)).slice(0, 1);
    return isSame(after(edge).context.serverErrors, byField) && isSame(focused(edge), first);
  },
  'removes a server error once its field changes': (edge) =>
    !isBy(edge, 'change') ||
    edge.taken.length === 0 ||
    after(edge).context.serverErrors[String(edge.by.event['name'])] === undefined,
  'accepts a draft exactly when canRestore is true': (edge) =>
    !isBy(edge, 'change') || canRestore(before(edge)) === edge.taken.length > 0,
  'returns from the dialog to the previous result': (edge) =>
    !isBy(edge, 'cancel') || edge.taken.length === 0 || after(edge).context.failure === before(edge).context.failure,
  'reports what leaving would lose: input, or the result of a send in progress': (edge) => {
    const { title = '', image = '' } = after(edge).context.values;
    return isUnsent(after(edge)) === (title !== '' || image !== '');
  },
};
