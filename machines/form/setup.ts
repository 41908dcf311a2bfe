import { assign, emit, setup } from 'xstate';
import type { Failure, Rejected, Result } from '#machines/result.ts';
import { resultGuards } from '#machines/result-parts.ts';
import { effect } from '../effect.ts';
import { type Candidate, type Found, foundGuards } from '../look-up.ts';
import { notice } from '../notice.ts';
import { differencesOf, differingFields, merged, unresolved } from './compare.ts';
import { keysAfterSend } from './create-key.ts';
import { invalidPaths, mapFieldErrors, withoutErrorsAt, withoutPathsBelow, withPaths } from './errors.ts';
import { candidateOf, editOf, foundIn, sentBefore } from './found.ts';
import { setAt } from './path.ts';
import { CREATED_AFTER_ALL, OFFLINE } from './texts.ts';
import type {
  FormContext,
  FormEmitted,
  FormEvent,
  FormInput,
  FormOutput,
  FormTag,
  FormValues,
  LoadInput,
  LookUpInput,
  Restored,
  SaveInput,
  Side,
  VersionedRecord,
} from './types.ts';
import { currentBase, elsewhere, isOutdated, isUnversionedEdit } from './versions.ts';

const types = {} as {
  context: FormContext;
  input: FormInput;
  events: FormEvent;
  emitted: FormEmitted;
  output: FormOutput;
  tags: FormTag;
};

/** The form's parts: its effects (to be provided), guards and actions. */
export const formSetup = setup({
  types,
  actors: {
    /** Reads the current record as values of the form. */
    load: effect<Result<FormValues>, LoadInput>('load'),
    save: effect<Result<unknown, FormValues>, SaveInput>('save'),
    /** Looks up whether a create without a response was stored. */
    lookUp: effect<Result<Found>, LookUpInput>('lookUp'),
    /** Stores a save that cannot be sent now. Resolves with whether it was stored. */
    store: effect<boolean, SaveInput>('store'),
  },
  guards: {
    ...resultGuards,
    ...foundGuards,
    unknownOnEdit: ({ context }, result: Result<unknown>) => result.kind === 'unknown' && context.mode === 'edit',
    /** The server had a problem, or a proxy in front of it: a create may have been stored. */
    mayHaveHappened: ({ context }, { kind }: Result<unknown>) => kind === 'fault' && context.mode === 'create',
    isEdit: ({ context }) => context.mode === 'edit',
    looksFirst: ({ context }) => context.looksFirst,
    looksFirstAndIsValid: ({ context }) => context.looksFirst && invalidPaths(context).length === 0,
    isFoundUntouched: ({ context }, result: Result<Found>) =>
      result.kind === 'ok' && result.data.kind === 'saved' && context.sent === context.values,
    isFound: ({ context }, result: Result<Found>) =>
      context.hasEdit && result.kind === 'ok' && result.data.kind === 'saved',
    isCandidate: ({ context }, id: Candidate['id']) => context.candidates.some((one) => one.id === id),
    isUneditedMatch: ({ context }, id: Candidate['id']) =>
      context.sent === context.values && context.candidates.some((one) => one.id === id && one.differing.length === 0),
    isToRead: ({ context: { mode, duplicateOf, draft } }) =>
      draft === null && (mode === 'edit' || duplicateOf !== null),
    isValid: ({ context }) => invalidPaths(context).length === 0,
    isUnversionedEdit: ({ context }) => isUnversionedEdit(context),
    isValidUnversionedEdit: ({ context }, isUnversioned: boolean) =>
      isUnversionedEdit({ ...context, ...(isUnversioned && { version: null }) }) && invalidPaths(context).length === 0,
    isPersisted: (_, isPersisted: boolean) => isPersisted,
    /** No other user changed a field, except to the same value. */
    isUnchangedByOthers: ({ context }, result: Result<FormValues>) =>
      result.kind === 'ok' && isUnchangedByOthers(context, result.data),
    /** The record has a newer version, but no other user changed a field, except to the same value. */
    isOutdatedOnly: ({ context }, result: Result<unknown, FormValues>) =>
      isOutdated(context, result) && result.version !== null && isUnchangedByOthers(context, result.current),
    isOutdated: ({ context }, result: Result<unknown, FormValues>) => isOutdated(context, result),
    /** The newer version is what the save would make: an earlier send was stored, or another user did the same. */
    isOutdatedByItself: ({ context }, result: Result<unknown, FormValues>) =>
      isOutdated(context, result) && hasAllChanges(context, result.current),
    hasAllChanges: ({ context }, result: Result<FormValues>) =>
      result.kind === 'ok' && hasAllChanges(context, result.data),
    isResolved: ({ context }) => isResolved(context),
    isResolvedAndValid: ({ context }) => isResolvedAndValid(context),
    isResolvedVersion: ({ context }) => context.versionElsewhere !== null && isResolvedAndValid(context),
    hasField: ({ context }, result: Result<unknown>) =>
      result.kind === 'rejected' && Object.keys(mapFieldErrors(context.values, result.errors).byPath).length > 0,
    isStored: ({ context }, result: Result<FormValues>) => result.kind === 'ok' && isStored(context, result.data),
    isStoredAndUntouched: ({ context }, result: Result<FormValues>) =>
      result.kind === 'ok' && isStored(context, result.data) && context.sent === context.values,
  },
  actions: {
    /** A copy keeps the empty base, so that all its values count as changed. */
    setRecord: assign(({ context }, { record, version }: VersionedRecord) => ({
      duplicateOf: null,
      ...(context.mode === 'edit' && { base: record, version }),
      values: record,
      ...elsewhere(null),
    })),
    /** If the record differs from the one that the draft was made from, another user has changed it. */
    restore: assign(({ context }, restored: Restored) => ({
      ...sentBefore(context, restored),
      values: restored.values,
      touched: [],
      serverErrors: {},
      ...elsewhere(
        differs(context, context.base, restored.base).length > 0
          ? { record: context.base, version: context.version }
          : null,
      ),
    })),
    restoreUnread: assign(({ context }, restored: Restored) => unread(context, restored)),
    startWithDraft: assign(({ context }) =>
      context.draft === null ? {} : { ...unread(context, context.draft), draft: null },
    ),
    /** The sent values are stored. They are the base of later input, and of later changes by others. */
    setSentAsBase: assign(({ context }, { record, version }: VersionedRecord) => {
      const base = context.sent ?? context.base;
      return { base, version: differs(context, base, record).length === 0 ? version : null };
    }),
    /** Sets the current record as base and leaves the input unchanged. */
    setBase: assign((_, { record, version }: VersionedRecord) => ({
      base: record,
      version,
      ...elsewhere(null),
    })),
    setValues: assign(({ context }, { name, value, also }: { name: string; value: unknown; also?: FormValues }) => {
      let { values, touched, serverErrors } = context;
      for (const [path, next] of Object.entries({ [name]: value, ...also })) {
        values = setAt(values, path, next);
        touched = withoutPathsBelow(touched, path);
        serverErrors = withoutErrorsAt(serverErrors, path);
      }
      return { values, touched, serverErrors };
    }),
    touch: assign(({ context }, { name }: { name: string }) => ({ touched: withPaths(context.touched, [name]) })),
    touchInvalid: assign(({ context }) => ({ touched: withPaths(context.touched, invalidPaths(context)) })),
    focusFirstInvalid: emit(({ context }) => ({
      type: 'form.focusField' as const,
      name: invalidPaths(context)[0] ?? '',
    })),
    discard: assign(({ context }) => ({
      ...currentBase(context),
      values: context.changedElsewhere ?? context.base,
      ...elsewhere(null),
      touched: [],
      serverErrors: {},
      failure: null,
      messages: [],
      isUnsure: false,
      looksFirst: false,
      candidates: [],
    })),
    clearFailure: assign({ failure: null, messages: [], serverErrors: {}, sent: null, candidates: [] }),
    noteUnsure: assign({ isUnsure: true, looksFirst: true }),
    lookFirst: assign({ looksFirst: true }),
    noteNotSaved: assign({ isUnsure: false, candidates: [] }),
    setCandidates: assign((_, result: Result<Found>) => ({
      candidates: result.kind === 'ok' && result.data.kind === 'unsure' ? result.data.candidates : [],
    })),
    /** Turns the create into an edit of the record that was found. */
    setFound: assign(({ context }, id: Candidate['id']) => editOf(context, candidateOf(context.candidates, id))),
    setFoundIn: assign(({ context }, result: Result<Found>) => editOf(context, foundIn(result))),
    setOutputFound: assign(({ context }, id: Candidate['id']) => ({
      output: { message: CREATED_AFTER_ALL, data: candidateOf(context.candidates, id).values },
    })),
    setOutputFoundIn: assign((_, result: Result<Found>) => ({
      output: { message: CREATED_AFTER_ALL, data: foundIn(result).values },
    })),
    clearVersion: assign({ version: null }),
    noteKeyed: assign(({ context }, isKeyed: boolean) => ({ isKeyed: context.isKeyed || isKeyed })),
    noteSent: assign(({ context }) => ({
      sent: context.values,
      ...(context.mode === 'create' && keysAfterSend(context)),
    })),
    setFailure: assign((_, failure: Failure) => ({ failure, messages: [failure.message] })),
    setFieldErrors: assign(({ context }, failure: Rejected) => {
      const { byPath, rest } = mapFieldErrors(context.values, failure.errors);
      const hasFieldErrors = Object.keys(byPath).length > 0;
      const messages = rest.length > 0 || hasFieldErrors ? rest.map(({ msg }) => msg) : [failure.message];
      return { failure, messages, serverErrors: byPath };
    }),
    focusFirstRejected: emit(({ context }) => ({
      type: 'form.focusField' as const,
      name: Object.keys(context.serverErrors)[0] ?? '',
    })),
    noteChange: assign((_, current: VersionedRecord) => ({ ...elsewhere(current), resolutions: {} })),
    setResolution: assign(({ context }, { name, side }: { name: string; side: Side }) => ({
      resolutions: { ...context.resolutions, [name]: side },
    })),
    /** Applies the user's resolutions on top of the current record. */
    setMerged: assign(({ context }) => ({ ...mergedWithTheirs(context), ...elsewhere(null), resolutions: {} })),
    noteChangeIfAny: assign(({ context }, current: VersionedRecord) =>
      elsewhere(differs(context, current.record, context.base).length > 0 ? current : null),
    ),
    setOutput: assign((_, { message, data, series }: FormOutput) => ({
      output: { message, data, ...(series !== undefined && { series }) },
    })),
    notifySuccess: emit((_, message: string) => notice('success', message)),
    notifyStoreFailure: emit(({ context }) => notice('error', context.failure?.message ?? OFFLINE.message)),
    notifyFailure: emit((_, { message }: Failure) => notice('error', message)),
  },
});

function differs({ isEqual }: FormContext, one: FormValues, other: FormValues): readonly string[] {
  return differingFields(one, other, isEqual);
}

function isUnchangedByOthers(context: FormContext, record: FormValues): boolean {
  return differencesOf(context, record, context.isEqual).every(({ by }) => by === 'mine');
}

function isResolvedAndValid(context: FormContext): boolean {
  return isResolved(context) && invalidPaths({ ...context, ...mergedWithTheirs(context) }).length === 0;
}

function isResolved({ changedElsewhere, resolutions, isEqual, ...compared }: FormContext): boolean {
  const differences = changedElsewhere === null ? [] : differencesOf(compared, changedElsewhere, isEqual);
  return unresolved(differences, resolutions).length === 0;
}

/** Restores a draft without the record as it is now: its base is what the draft was made from. */
function unread(context: FormContext, restored: Restored) {
  const { base, version = null, values } = restored;
  return {
    ...sentBefore(context, restored),
    duplicateOf: null,
    base,
    version,
    values,
    touched: [],
    failure: null,
    messages: [],
  };
}

/** Whether the record contains every change of the form, and nobody has changed anything else. There is nothing to send. */
function hasAllChanges(context: FormContext, record: FormValues): boolean {
  const { values, base } = context;
  return differs(context, values, base).length > 0 && differs(context, values, record).length === 0;
}

/** The record as changed by others, merged with the user's changes and resolutions. */
function mergedWithTheirs(context: FormContext): Pick<FormContext, 'base' | 'version' | 'values'> {
  const { base, values, resolutions, isEqual } = context;
  const current = currentBase(context);
  return { ...current, values: merged({ base, values }, current.base, resolutions, isEqual) };
}

/** Whether the record contains every change that the user sent. */
export function isStored(context: FormContext, record: FormValues): boolean {
  const { sent, base, isEqual } = context;
  return sent !== null && differs(context, sent, base).every((name) => isEqual(name, sent[name], record[name]));
}
