import { checking } from './checking.ts';
import { editing } from './editing.ts';
import { loading } from './loading.ts';
import { reading } from './reading.ts';
import { saving } from './saving.ts';
import { profileSetup } from './setup.ts';

/**
 * 'My Profile' (sections 2, 4, 5 and 8). It does not use the form machine of the entities, because a failed save leaves for
 * /dashboard too. A changed mobile number is verified before it is sent. One press of Save sends at most once.
 */
export const profileMachine = profileSetup.createMachine({
  id: 'profile',
  context: ({ input }) => ({
    ...input,
    base: input.initial,
    values: {
      firstName: input.initial.firstName,
      lastName: input.initial.lastName,
      phone: input.initial.phone,
      picture: input.initial.picture,
    },
    shown: [],
    serverErrors: {},
    verifiedPhone: null,
    changedElsewhere: [],
    failure: null,
    message: '',
  }),
  initial: 'loading',
  states: {
    loading,
    loadFailed: { on: { 'profile.retry': 'loading', 'session.resumed': 'loading' } },
    editing,
    verifyingPhone: {
      on: {
        'profile.phoneVerified': { target: 'reading', actions: 'noteVerified' },
        'profile.phoneCancelled': { target: 'editing', actions: 'focusPhone' },
      },
    },
    reading,
    saving,
    checking,
    awaitingSignIn: {
      tags: 'awaitingSignIn',
      initial: 'toLoad',
      states: {
        toLoad: { on: { 'session.resumed': '#profile.loading', 'profile.retry': '#profile.loading' } },
        toSave: { on: { 'session.resumed': '#profile.reading' } },
        toCheck: { on: { 'session.resumed': '#profile.checking' } },
      },
    },
    saved: { type: 'final' },
    savedLocally: { type: 'final' },
  },
  output: ({ context: { message } }) => ({ message }),
});
