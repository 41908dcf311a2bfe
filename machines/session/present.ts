import { persisting } from './persisting.ts';
import { sessionSetup } from './setup.ts';
import { signedIn } from './signed-in.ts';
import { tokenless } from './tokenless.ts';

/** There is a user. Local storage is updated also while the session is expired. */
export const present = sessionSetup.createStateConfig({
  type: 'parallel',
  tags: 'session',
  on: {
    'session.signOut': 'signingOut',
    'session.endedElsewhere': 'signedOut',
    'session.startedElsewhere': {
      guard: { type: 'isOtherUser', params: ({ event }) => event.userId },
      target: 'signedOut',
    },
  },
  states: {
    access: { initial: 'signedIn', states: { signedIn, tokenless } },
    persisting,
  },
});
