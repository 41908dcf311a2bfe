import type { OwnApi } from '#api/api.ts';
import { sendCustomNotification, sendTrendingNotification } from '#api/calls/notification-calls.ts';
import { effectOf } from '#machines/effect.ts';
import { customNotificationMachine, trendingNotificationMachine } from '#machines/notification-send/machine.ts';

/** The machine with the call of the trending news notification. */
export function trendingLogic(api: OwnApi) {
  return trendingNotificationMachine.provide({
    actors: {
      call: effectOf(({ input: { values } }) => {
        const { message = '', id = '' } = values;
        return sendTrendingNotification(api, { message, id });
      }),
    },
  });
}

/** The machine with the call of the custom notification. */
export function customLogic(api: OwnApi) {
  return customNotificationMachine.provide({
    actors: {
      call: effectOf(({ input: { values } }) => {
        const { title = '', image = '', redirectUrl = '' } = values;
        const optional = { ...(image !== '' && { image }), ...(redirectUrl !== '' && { redirectUrl }) };
        return sendCustomNotification(api, { title, ...optional });
      }),
    },
  });
}
