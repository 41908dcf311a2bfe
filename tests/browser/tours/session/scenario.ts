import { sessionMachine } from '#machines/session/machine.ts';
import { ann, annRenamed, bob, first, sessionScenario } from '../../../machines/session/scenario.ts';

/** The part of the session scenario that a browser can reach. */
export const scenario = {
  ...sessionScenario,
  machine: sessionMachine,
  events: {
    ...sessionScenario.events,
    'session.signedIn': { ann: { user: ann, tokens: first }, bob: { user: bob, tokens: first } },
    'session.tokenRejected': { '': { accessToken: 'a1' }, refreshed: { accessToken: 'a2' } },
    'session.userUpdated': { '': { user: annRenamed } },
  },
  outcomes: {
    ...sessionScenario.outcomes,
    restore: {
      ...sessionScenario.outcomes['restore'],
      'no refresh token': { user: ann, tokens: { accessToken: 'a1', refreshToken: null, userId: 1 }, online: true },
    },
  },
};
