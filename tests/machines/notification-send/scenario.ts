import type { FieldErrors } from '#machines/field-errors.ts';
import { customNotificationMachine, type NotificationValues } from '#machines/notification-send/machine.ts';
import { failures, ok, rejected } from '../support/results.ts';
import { plain, type Scenario } from '../support/scenario.ts';

/** Rules like those of the custom notification, short enough for the table. */
export function validate({ title = '', image = '' }: NotificationValues): FieldErrors<string> {
  return {
    ...(title === '' && { title: 'Title is required' }),
    ...(image === 'picture' && { image: 'Invalid URL format' }),
  };
}

const refusals = {
  'refused image': rejected('Invalid URL format', [{ path: 'image', msg: 'Invalid URL format' }]),
  'refused both': rejected('Refused', [
    { path: 'account', msg: 'Account is closed' },
    { path: 'image', msg: 'Not reachable' },
    { path: 'title', msg: 'Too long' },
    { path: 'title', msg: 'Too long for a notification' },
  ]),
};

export const notificationSendScenario: Scenario = {
  name: 'notification-send',
  machine: customNotificationMachine,
  inputs: { '': { validate } },
  events: {
    'callForm.change': {
      title: { name: 'title', value: 'Finals tonight' },
      'no title': { name: 'title', value: '' },
      image: { name: 'image', value: 'https://example.com/a.png' },
      'wrong image': { name: 'image', value: 'picture' },
    },
    'callForm.blur': { image: { name: 'image' } },
    ...plain('callForm.submit', 'callForm.confirm', 'callForm.cancel'),
  },
  outcomes: { call: { ok: ok(null, 'Notification sent'), ...refusals, ...failures } },
  names: { ...failures, ...refusals },
};
