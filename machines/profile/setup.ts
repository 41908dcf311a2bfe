import { assign, emit, setup } from 'xstate';
import type { Failure, Rejected, Result } from '#machines/result.ts';
import { resultGuards } from '#machines/result-parts.ts';
import { effect } from '../effect.ts';
import { firstInvalid, groupByField, withName, withoutErrorOf } from '../field-errors.ts';
import { notice } from '../notice.ts';
import { changedElsewhere, changesOf, isStored, mergedValues, needsVerification, PROFILE_FIELDS } from './fields.ts';
import type {
  ProfileContext,
  ProfileEmitted,
  ProfileEvent,
  ProfileField,
  ProfileInput,
  ProfileOutput,
  ProfilePicture,
  ProfileRecord,
  ProfileSave,
  ProfileSaved,
  ProfileTag,
} from './types.ts';

/** Section 8. */
export const NOT_LOADED = 'Error while fetching user profile data';

/** Shown when a save was not sent. */
export const NOT_SENT: Failure = {
  kind: 'offline',
  message: 'You are offline. Your changes were not saved.',
};

/** Shown when a save had no response and the profile could not be read afterwards. */
export const MAYBE_SAVED: Failure = {
  kind: 'unknown',
  message: 'The server did not reply. Your changes may have been saved.',
};

const types = {} as {
  context: ProfileContext;
  input: ProfileInput;
  events: ProfileEvent;
  emitted: ProfileEmitted;
  output: ProfileOutput;
  tags: ProfileTag;
};

/** The profile's parts: its effects (to be provided), guards and actions. */
export const profileSetup = setup({
  types,
  actors: {
    load: effect<Result<ProfileRecord>>('load'),
    save: effect<Result<ProfileSaved>, ProfileSave>('save'),
  },
  guards: {
    ...resultGuards,
    isValid: ({ context: { values, base, validate } }) => firstInvalid(PROFILE_FIELDS, validate(values, base)) === null,
    isValidWithNewPhone: ({ context }) =>
      firstInvalid(PROFILE_FIELDS, context.validate(context.values, context.base)) === null &&
      needsVerification(context),
    hasField: ({ context }, result: Result<unknown>) =>
      result.kind === 'rejected' &&
      firstInvalid(PROFILE_FIELDS, groupByField(context.paths, result.errors).byField) !== null,
    isAsKnown: ({ context }, result: Result<ProfileRecord>) =>
      result.kind === 'ok' && changedElsewhere(context, result.data).length === 0,
    isStored: ({ context }, result: Result<ProfileRecord>) => result.kind === 'ok' && isStored(context, result.data),
  },
  actions: {
    setRecord: assign((_, record: ProfileRecord) => ({
      base: record,
      values: {
        firstName: record.firstName,
        lastName: record.lastName,
        phone: record.phone,
        picture: record.picture,
      },
    })),
    /** Updates the fields that the user has not edited; the others keep the input. */
    setTheirs: assign(({ context: { base, values } }, record: ProfileRecord) => ({
      base: record,
      values: mergedValues({ base, values }, record),
      changedElsewhere: changedElsewhere({ base, values }, record),
    })),
    setValue: assign(({ context }, { name, value }: { name: ProfileField; value: ProfilePicture }) => ({
      values: { ...context.values, [name]: value },
      serverErrors: withoutErrorOf(context.serverErrors, name),
    })),
    showErrorsOf: assign(({ context }, { name }: { name: ProfileField }) => ({ shown: withName(context.shown, name) })),
    showAllErrors: assign({ shown: PROFILE_FIELDS }),
    focusFirstError: emit(({ context: { values, base, validate } }) => ({
      type: 'focusField' as const,
      name: firstInvalid(PROFILE_FIELDS, validate(values, base)) ?? 'firstName',
    })),
    focusFirstRejected: emit(({ context }) => ({
      type: 'focusField' as const,
      name: firstInvalid(PROFILE_FIELDS, context.serverErrors) ?? 'firstName',
    })),
    focusPhone: emit({ type: 'focusField', name: 'phone' }),
    noteVerified: assign(({ context }) => ({ verifiedPhone: context.values.phone })),
    clearFailure: assign({ failure: null, serverErrors: {}, changedElsewhere: [] }),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    setFieldErrors: assign(({ context }, failure: Rejected) => ({
      failure,
      serverErrors: groupByField(context.paths, failure.errors).byField,
    })),
    setMessage: assign((_, { message }: { message: string }) => ({ message })),
    announceSaved: emit(({ context }, saved: ProfileSaved) => ({
      type: 'profile.saved' as const,
      changes: changesOf(context, saved),
    })),
    announceSavedLocally: emit(({ context: { values } }) => ({
      type: 'profile.savedLocally' as const,
      changes: { first_name: values.firstName, last_name: values.lastName },
    })),
    notifyLoading: emit(notice('loading', 'Profile fetching...', 'profile')),
    notifyLoaded: emit(notice('success', 'Profile fetched', 'profile')),
    notifyNotLoaded: emit(notice('error', NOT_LOADED, 'profile')),
    notifySuccess: emit((_, { message }: { message: string }) => notice('success', message)),
    notifyFailure: emit((_, { message }: Failure) => notice('error', message)),
  },
});
