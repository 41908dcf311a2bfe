import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/session/machine.ts';

/** The session of this tab. In its own file so that features can import it without a cycle. */
export type SessionActor = ActorRefFrom<typeof sessionMachine>;
