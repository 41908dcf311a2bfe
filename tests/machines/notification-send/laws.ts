import { groupByField } from '#machines/field-errors.ts';
import {
  canRestore,
  isUnsent,
  mayHaveBeenSent,
  type NotificationSendSnapshot,
  resultOf,
  visibleErrors,
} from '#machines/notification-send/selectors.ts';
import type { Result } from '#machines/result.ts';
import type { Edge } from '../support/explore.ts';
import type { Invariants } from '../support/prove.ts';
import { validate } from './scenario.ts';

const before = ({ from }: Edge) => from.snapshot as NotificationSendSnapshot;
const after = ({ snapshot }: Edge) => snapshot as NotificationSendSnapshot;
const isBy = ({ by }: Edge, event: string) => by.event.type === `notificationSend.${event}`;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const isDialog = (snapshot: NotificationSendSnapshot) => snapshot.hasTag('dialog');
const told = ({ effects }: Edge, kind: string) => effects.emits.filter((emitted) => emitted['kind'] === kind);
const focused = ({ effects }: Edge) =>
  effects.emits.filter(({ type }) => type === 'notificationSend.focusField').map(({ name }) => name);
const outputOf = ({ by }: Edge) => by.event['output'] as Result<unknown> | undefined;
const hasEnded = ({ by }: Edge) => by.label.startsWith('send ');
const isCertain = (edge: Edge) => ['rejected', 'sessionExpired', 'offline'].includes(outputOf(edge)?.kind ?? '');

/** What sending a notification keeps to in every state of every path. */
export const notificationSendLaws: Invariants = {
  'sends by a press in the dialog only, once for each press': (edge) =>
    edge.effects.starts.length === (isBy(edge, 'confirm') && before(edge).matches('confirming') ? 1 : 0),
  'sends what the dialog shows, and nothing that breaks a rule': (edge) =>
    edge.effects.starts.every(({ input }) => {
      const { values } = before(edge).context;
      return input === values && Object.keys(validate(values)).length === 0;
    }),
  'lets nothing be changed while it asks or sends': (edge) =>
    !isDialog(before(edge)) || hasEnded(edge) || after(edge).context.values === before(edge).context.values,
  'cannot be cancelled, sent again or typed over while it is being sent': (edge) =>
    !before(edge).hasTag('busy') || hasEnded(edge) || edge.taken.length === 0,
  'never sends again by itself: every end is the person’s turn': (edge) =>
    !hasEnded(edge) || (after(edge).matches('editing') && Object.keys(after(edge).children).length === 0),
  'is busy exactly while it is being sent': (edge) =>
    after(edge).hasTag('busy') === Object.keys(after(edge).children).length > 0,
  'answers a press of Send: with the dialog, or with every error shown and the first wrong field': (edge) => {
    if (!isBy(edge, 'submit') || !before(edge).matches('editing')) return focused(edge).length === 0 || hasEnded(edge);
    const errors = validate(before(edge).context.values);
    const [wrong] = Object.keys(errors);
    if (wrong === undefined) return after(edge).matches('confirming');
    const shown = visibleErrors(after(edge).context);
    return isSame(focused(edge), [wrong]) && Object.keys(errors).every((name) => shown[name] === errors[name]);
  },
  'shows no error of a field before it was left or sent': (edge) => {
    const added = after(edge).context.shown.filter((name) => !before(edge).context.shown.includes(name));
    return added.length === 0 || isBy(edge, 'submit') || isBy(edge, 'blur');
  },
  'empties the form exactly when it was sent, and says what was': (edge) => {
    const isSent = outputOf(edge)?.kind === 'ok';
    const messages = told(edge, 'success').map(({ message }) => message);
    if (!isSame(messages, isSent ? ['Notification sent'] : [])) return false;
    if (!isSent) return after(edge).context.sent === before(edge).context.sent;
    const { values, initial, sent } = after(edge).context;
    return values === initial && sent === before(edge).context.values && resultOf(after(edge)) === 'sent';
  },
  'says that nothing was sent only when that is certain, and why': (edge) => {
    if (hasEnded(edge)) return (resultOf(after(edge)) === 'failed') === isCertain(edge);
    return resultOf(after(edge)) !== 'failed' || before(edge).context.failure === after(edge).context.failure;
  },
  'says that it is not known for every other end, until the next attempt': (edge) => {
    if (hasEnded(edge)) return mayHaveBeenSent(after(edge)) === (outputOf(edge)?.kind !== 'ok' && !isCertain(edge));
    return mayHaveBeenSent(after(edge)) === (mayHaveBeenSent(before(edge)) && !after(edge).hasTag('busy'));
  },
  'tells every failure once': (edge) => {
    const isFailure = hasEnded(edge) && outputOf(edge)?.kind !== 'ok';
    return told(edge, 'error').length === (isFailure ? 1 : 0);
  },
  'puts the server’s complaints to their fields and leads to the first of the form': (edge) => {
    const output = outputOf(edge);
    if (output?.kind !== 'rejected') return true;
    const { byField } = groupByField({ title: 'title', image: 'image' }, output.errors);
    const first = ['title', 'image'].filter((name) => Object.hasOwn(byField, name)).slice(0, 1);
    return isSame(after(edge).context.serverErrors, byField) && isSame(focused(edge), first);
  },
  'drops a complaint once its field is being mended': (edge) =>
    !isBy(edge, 'change') ||
    edge.taken.length === 0 ||
    after(edge).context.serverErrors[String(edge.by.event['name'])] === undefined,
  'takes a draft exactly where it says so': (edge) =>
    !isBy(edge, 'change') || canRestore(before(edge)) === edge.taken.length > 0,
  'returns from the dialog to what was told before': (edge) =>
    !isBy(edge, 'cancel') || edge.taken.length === 0 || after(edge).context.failure === before(edge).context.failure,
  'knows what leaving would lose: what is typed, or the word of a send under way': (edge) => {
    const { title = '', image = '' } = after(edge).context.values;
    return isUnsent(after(edge)) === (title !== '' || image !== '');
  },
};
