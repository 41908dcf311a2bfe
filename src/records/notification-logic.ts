import type { OwnApi } from '#api/api.ts';
import { sendCustomNotification, sendTrendingNotification } from '#api/calls/notification-calls.ts';
import { effectOf } from '#machines/effect.ts';
import { notificationSendMachine } from '#machines/notification-send/machine.ts';
import type { NotificationValues } from '#machines/notification-send/setup.ts';
import type { Result } from '#machines/result.ts';

/** The machine with the call of the trending news notification. */
export function trendingLogic(api: OwnApi) {
  return logicOf(({ message = '', id = '' }) => sendTrendingNotification(api, { message, id }));
}

/** The machine with the call of the custom notification. */
export function customLogic(api: OwnApi) {
  return logicOf(({ title = '', image = '', redirectUrl = '' }) =>
    sendCustomNotification(api, { title, ...(image !== '' && { image }), ...(redirectUrl !== '' && { redirectUrl }) }),
  );
}

function logicOf(send: (values: NotificationValues) => Promise<Result<unknown>>) {
  return notificationSendMachine.provide({
    actors: { send: effectOf(({ input }) => send(input)) },
  });
}
