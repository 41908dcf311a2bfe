import { checking } from './checking.ts';
import { editing } from './editing.ts';
import { loading } from './loading.ts';
import { reading } from './reading.ts';
import { saving } from './saving.ts';
import { profileSetup } from './setup.ts';

/**
 * 'My Profile' (sections 2, 4, 5 and 8). It is not the form of the entities because it ends where that one stays: a failed
 * save leaves for /dashboard all the same. A changed mobile number is verified before it is sent; one press of Save
 * sends once at most.
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
