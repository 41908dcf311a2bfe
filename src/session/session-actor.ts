import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/session/machine.ts';

/** Who is signed in on this tab. */
export type SessionActor = ActorRefFrom<typeof sessionMachine>;
