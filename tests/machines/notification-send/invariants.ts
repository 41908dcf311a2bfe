import {
  canRestore,
  isUnsent,
  mayHaveBeenSent,
  type NotificationSendSnapshot,
  resultOf as resultShown,
} from '#machines/notification-send/machine.ts';
import { callFormInvariants, resultOf } from '../support/call-form.ts';
import type { Edge } from '../support/explore.ts';
import type { Invariants } from '../support/prove.ts';
import { isBy, isSame, isTaken, messages, statesOf } from '../support/read-edge.ts';
import { validate } from './scenario.ts';

const { before, after } = statesOf<NotificationSendSnapshot>();
const hasEnded = (edge: Edge) => resultOf(edge) !== undefined;
const isCertain = (edge: Edge) => ['rejected', 'sessionExpired', 'offline'].includes(resultOf(edge)?.kind ?? '');

/** Invariants of sending a notification, checked on every transition of every path. */
export const notificationSendInvariants: Invariants = {
  ...callFormInvariants({ fields: ['title', 'image'], validate }),
  'sends only on a press in the dialog, once for each press': (edge) =>
    edge.effects.starts.length === (isBy(edge, 'callForm.confirm') && before(edge).matches('confirming') ? 1 : 0),
  'accepts no changes while the dialog is open': (edge) =>
    !before(edge).hasTag('dialog') || hasEnded(edge) || after(edge).context.values === before(edge).context.values,
  'never sends again by itself: every end returns to the user': (edge) =>
    !hasEnded(edge) || (after(edge).matches('editing') && Object.keys(after(edge).children).length === 0),
  'clears the form exactly when it was sent, and reports what was sent': (edge) => {
    const isSent = resultOf(edge)?.kind === 'ok';
    if (!isSame(messages(edge, 'success'), isSent ? ['Notification sent'] : [])) return false;
    const { values, sent } = after(edge).context;
    if (!isSent) return sent === (isBy(edge, 'callForm.change') && isTaken(edge) ? null : before(edge).context.sent);
    const isEmpty = Object.values(values).every((value) => value === '');
    return isEmpty && sent === before(edge).context.values && resultShown(after(edge)) === 'sent';
  },
  'reports that nothing was sent only when that is certain, with the reason': (edge) => {
    if (hasEnded(edge)) return (resultShown(after(edge)) === 'failed') === isCertain(edge);
    return resultShown(after(edge)) !== 'failed' || before(edge).context.failure === after(edge).context.failure;
  },
  'reports an unknown result after every other end, until the next attempt': (edge) => {
    if (hasEnded(edge)) return mayHaveBeenSent(after(edge)) === (resultOf(edge)?.kind !== 'ok' && !isCertain(edge));
    return mayHaveBeenSent(after(edge)) === (mayHaveBeenSent(before(edge)) && !after(edge).hasTag('busy'));
  },
  'accepts a draft exactly when canRestore is true': (edge) =>
    !isBy(edge, 'callForm.change') || canRestore(before(edge)) === isTaken(edge),
  'reports what leaving would lose: input, or the result of a send in progress': (edge) => {
    const { title = '', image = '' } = after(edge).context.values;
    return isUnsent(after(edge)) === (title !== '' || image !== '');
  },
};
