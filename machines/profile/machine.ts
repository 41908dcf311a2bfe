import type { SnapshotFrom } from 'xstate';
import { errorsAmong } from '../field-errors.ts';
import { checking, loading, reading, saving } from './calls.ts';
import { changedFields } from './fields.ts';
import { profileSetup } from './setup.ts';
import type { ProfileContext, ProfileErrors } from './types.ts';

/**
 * The user edits. `unconfirmed`: a save had no response and the check failed. Unless the user changes a value, the profile
 * is checked before it is sent again.
 */
export const editing = profileSetup.createStateConfig({
  tags: 'editing',
  initial: 'usual',
  on: {
    'profile.change': { actions: { type: 'setValue', params: ({ event }) => event } },
    'profile.blur': { actions: { type: 'showErrorsOf', params: ({ event }) => event } },
    'profile.save': [
      { guard: 'isValidWithNewPhone', target: 'verifyingPhone' },
      { guard: 'isValid', target: 'reading' },
      { actions: ['showAllErrors', 'focusFirstError'] },
    ],
  },
  states: {
    usual: {},
    unconfirmed: {
      tags: ['unconfirmed', 'mayBeSent'],
      on: {
        'profile.change': { target: 'usual', actions: { type: 'setValue', params: ({ event }) => event } },
        'profile.retry': '#profile.checking',
        // The save may be stored: check before sending again.
        'profile.save': '#profile.checking',
      },
    },
  },
});

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
    loadFailed: {
      tags: ['loadFailed', 'noContent'],
      on: { 'profile.retry': 'loading', 'session.resumed': 'loading' },
    },
    editing,
    verifyingPhone: {
      tags: 'dialog',
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
        toLoad: {
          tags: ['loading', 'noContent'],
          on: { 'session.resumed': '#profile.loading', 'profile.retry': '#profile.loading' },
        },
        toSave: { on: { 'session.resumed': '#profile.reading' } },
        toCheck: { tags: 'mayBeSent', on: { 'session.resumed': '#profile.checking' } },
      },
    },
    saved: { type: 'final', tags: 'saved' },
    savedLocally: { type: 'final' },
  },
  output: ({ context: { message } }) => ({ message }),
});

export type ProfileSnapshot = SnapshotFrom<typeof profileMachine>;

/** The errors that the user sees: broken rules of the fields in `shown`, and the server's errors. */
export function visibleErrors({ values, base, validate, shown, serverErrors }: ProfileContext): ProfileErrors {
  return { ...serverErrors, ...errorsAmong(shown, validate(values, base)) };
}

/** Whether the user has changed a field. */
export function isDirty({ values, base }: ProfileContext): boolean {
  return changedFields(values, base).length > 0;
}

/** Whether the form accepts Save. It does while fields are invalid: Save then shows all errors. */
export function canSave(snapshot: ProfileSnapshot): boolean {
  return snapshot.hasTag('editing');
}
