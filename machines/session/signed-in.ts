import { access } from './access.ts';
import { keeping } from './keeping.ts';
import { sessionSetup } from './setup.ts';

/** A person with tokens. */
export const signedIn = sessionSetup.createStateConfig({
  type: 'parallel',
  tags: 'session',
  exit: 'dropTokens',
  on: {
    'session.signOut': 'signingOut',
    'session.endedElsewhere': 'signedOut',
    'session.startedElsewhere': {
      guard: { type: 'isOtherPerson', params: ({ event }) => event.userId },
      target: 'signedOut',
    },
  },
  states: {
    access,
    keeping,
  },
});
