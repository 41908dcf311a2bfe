import type { ActorRefFrom } from 'xstate';
import type { notificationSendMachine } from '#machines/notification-send/machine.ts';

export type NotificationSendActor = ActorRefFrom<typeof notificationSendMachine>;
