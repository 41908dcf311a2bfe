import { fromPromise } from 'xstate';
import type { Api } from '#api/api.ts';
import { sendCustomNotification, sendTrendingNotification } from '#api/calls/notification-calls.ts';
import type { Answer } from '#machines/answer.ts';
import { notificationSendMachine } from '#machines/notification-send/machine.ts';
import type { NotificationValues } from '#machines/notification-send/types.ts';

/** The machine over the call of the trending news notification. */
export function trendingLogic(api: Api) {
  return logicOf(({ message = '', id = '' }) => sendTrendingNotification(api, { message, id }));
}

/** The machine over the call of the custom notification. */
export function customLogic(api: Api) {
  return logicOf(({ title = '', image = '', redirectUrl = '' }) =>
    sendCustomNotification(api, { title, ...(image !== '' && { image }), ...(redirectUrl !== '' && { redirectUrl }) }),
  );
}

function logicOf(send: (values: NotificationValues) => Promise<Answer<unknown>>) {
  return notificationSendMachine.provide({
    actors: { send: fromPromise<Answer<unknown>, NotificationValues>(({ input }) => send(input)) },
  });
}
