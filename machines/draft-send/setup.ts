import { assign, emit, setup } from 'xstate';
import type { Failure, Result } from '#machines/result.ts';
import { rejectedOf, resultGuards } from '#machines/result-parts.ts';
import { effect } from '../effect.ts';
import { differencesOf, differingFields, merged, unresolved } from '../form/compare.ts';
import { mapFieldErrors } from '../form/errors.ts';
import type { FormErrors, FormInput, FormValues, Resolutions, Side, VersionedRecord } from '../form/types.ts';
import { isOutdated, isUnversionedEdit } from '../form/versions.ts';
import { type Candidate, type Found, foundGuards } from '../look-up.ts';
import { type Notice, notice } from '../notice.ts';
import type { Tags } from '../tags.ts';

export interface DraftSendInput extends Pick<FormInput, 'mode' | 'validate' | 'isEqual'> {
  /** The record that the draft was made from. */
  readonly base: FormValues;
  readonly values: FormValues;
  /** The draft was sent before and had no response. */
  readonly isUnsure: boolean;
  /** The version of `base`. Null if it has none, or if the server has no versions. */
  readonly version?: string | null;
}

export interface DraftSendContext extends Required<DraftSendInput> {
  /** The value of `isUnsure` before the last send. A response to that send says nothing about earlier ones. */
  readonly wasUnsure: boolean;
  /** The current record, if it differs from `base`; otherwise `null`. */
  readonly theirs: FormValues | null;
  /** The version of `theirs`, or else of `base`. If it is null, Send reads the record first. */
  readonly version: string | null;
  readonly resolutions: Resolutions;
  /** Records that may be the one that was sent. The user decides. */
  readonly candidates: readonly Candidate[];
  readonly failure: Failure | null;
  /** The server's errors by path. */
  readonly serverErrors: FormErrors;
  readonly message: string;
  /** The id of the send in the server's history. */
  readonly series: string | undefined;
}

/** What is sent. `base` is the record as read last. */
export interface DraftToSend {
  readonly base: FormValues;
  readonly values: FormValues;
  /** The version of `base`, which the server compares. */
  readonly version: string | null;
}

/** `isSaved`: as in `LoadInput` of the form. */
export interface ReadInput {
  readonly isSaved?: (record: FormValues) => boolean;
}

type DraftSendEvent =
  | { readonly type: 'draftSend.send' }
  | { readonly type: 'draftSend.resolve'; readonly name: string; readonly side: Side }
  | { readonly type: 'draftSend.cancel' }
  /** The user says that a candidate is the record that was sent. */
  | { readonly type: 'draftSend.chooseFound' }
  | { readonly type: 'session.resumed' };

type DraftSendEmitted = Notice;

type DraftSendTag = Tags<'idle' | 'busy' | 'awaitingSignIn' | 'comparing' | 'unsure'>;

interface DraftSendOutput {
  readonly message: string;
  readonly series?: string | undefined;
}

const message = 'This draft was changed or sent in another window. Nothing was sent from here.';

/** Shown when the draft has changed since this window read it. Nothing was sent. */
export const CHANGED_ELSEWHERE: Failure = { kind: 'offline', message };

/** Shown when another window has sent the draft and has no response yet. Nothing was sent. */
export const MAYBE_SENT_ELSEWHERE: Failure = { kind: 'unknown', message };

/** Shown when a new record had no response and the server has no such record. */
export const NOT_SENT: Failure = {
  kind: 'offline',
  message: 'Not saved: the server did not receive it. Press Send to send it again.',
};

const types = {} as {
  context: DraftSendContext;
  input: DraftSendInput;
  events: DraftSendEvent;
  emitted: DraftSendEmitted;
  output: DraftSendOutput;
  tags: DraftSendTag;
};

/** The parts of sending a draft: its effects (to be provided), guards and actions. */
export const draftSendSetup = setup({
  types,
  actors: {
    /** Reads the current record. */
    read: effect<Result<FormValues>, ReadInput>('read'),
    /** Looks up whether a create without a response was stored. */
    lookUp: effect<Result<Found>, { readonly isRepeated: boolean }>('lookUp'),
    /** Deletes the draft, whose record is stored. */
    remove: effect<undefined>('remove'),
    send: effect<Result<unknown, FormValues>, DraftToSend>('send'),
  },
  guards: {
    ...resultGuards,
    ...foundGuards,
    isInvalid: ({ context: { values, base, validate, mode } }) => Object.keys(validate(values, base, mode)).length > 0,
    isUnversionedEdit: ({ context }) => isUnversionedEdit(context),
    isUnsureCreate: ({ context }) => context.mode === 'create' && context.isUnsure,
    isResolved: ({ context }) => isResolved(context),
    isResolvedVersion: ({ context }) => context.version !== null && isResolved(context),
    isFound: (_, result: Result<Found>) => result.kind === 'ok' && result.data.kind === 'saved',
    unknownOnEdit: ({ context }, { kind }: Result<unknown>) => kind === 'unknown' && context.mode === 'edit',
    /** These results do not exclude that the draft was stored. */
    mayHaveHappened: (_, { kind }: Result<unknown>) => kind === 'unknown' || kind === 'fault',
    /** The record contains what was sent: only the response was lost. */
    isStoredAlready: ({ context }, result: Result<FormValues>) =>
      context.isUnsure && result.kind === 'ok' && isStored(context, result.data),
    /** The record is the one that the draft was made from, or the one that the user compared. */
    isAsKnown: ({ context }, result: Result<FormValues>) => result.kind === 'ok' && isAsKnown(context, result.data),
    /** The record has a newer version: an earlier send, which had no response, has stored the draft. */
    isOutdatedByDraft: ({ context }, result: Result<unknown, FormValues>) =>
      context.wasUnsure && isOutdated(context, result) && isStored(context, result.current),
    /** The record has a newer version with the same fields. */
    isOutdatedOnly: ({ context }, result: Result<unknown, FormValues>) =>
      isOutdated(context, result) && result.version !== null && isAsKnown(context, result.current),
    isOutdated: ({ context }, result: Result<unknown, FormValues>) => isOutdated(context, result),
  },
  actions: {
    setVersion: assign((_, { version }: VersionedRecord) => ({ version })),
    setTheirs: assign(({ context }, { record: theirs, version }: VersionedRecord) => ({
      theirs,
      version,
      // If the record changed again, the user resolves the conflicts again.
      resolutions: context.theirs === null ? context.resolutions : {},
    })),
    setResolution: assign(({ context }, { name, side }: { name: string; side: Side }) => ({
      resolutions: { ...context.resolutions, [name]: side },
    })),
    clearComparison: assign(({ context: { theirs, version } }) => ({
      theirs: null,
      version: theirs === null ? version : null,
      resolutions: {},
      candidates: [],
    })),
    setCandidates: assign((_, result: Result<Found>) => ({
      candidates: result.kind === 'ok' && result.data.kind === 'unsure' ? result.data.candidates : [],
    })),
    clearFailure: assign({ failure: null, serverErrors: {} }),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    /** The lookup failed, so the result of the send stays unknown. */
    setUnknownFailure: assign((_, { message }: Failure) => ({ failure: { kind: 'unknown' as const, message } })),
    setFieldErrors: assign(({ context }, result: Result<unknown>) => {
      const failure = rejectedOf(result);
      return { failure, serverErrors: mapFieldErrors(context.values, failure.errors).byPath };
    }),
    noteSending: assign(({ context }) => ({ isUnsure: true, wasUnsure: context.isUnsure })),
    /** An edit was compared with its record before this send. A new record may exist because of an earlier send. */
    noteNothingSent: assign(({ context }) => ({ isUnsure: context.mode === 'create' && context.wasUnsure })),
    setMessage: assign((_, message: string) => ({ message })),
    setSeries: assign((_, series: string | undefined) => ({ series })),
    notifySuccess: emit((_, message: string) => notice('success', message)),
    notifyFailure: emit((_, { message }: Failure) => notice('error', message)),
  },
});

/** What Send sends: the draft, or the draft merged with the current record. */
export function toSend({ base, values, theirs, version, resolutions, isEqual }: DraftSendContext): DraftToSend {
  if (theirs === null) return { base, values, version };
  return { base: theirs, values: merged({ base, values }, theirs, resolutions, isEqual), version };
}

function isAsKnown({ base, theirs, isEqual }: DraftSendContext, record: FormValues): boolean {
  return differingFields(record, theirs ?? base, isEqual).length === 0;
}

function isResolved({ base, values, theirs, resolutions, isEqual }: DraftSendContext): boolean {
  return theirs === null || unresolved(differencesOf({ base, values }, theirs, isEqual), resolutions).length === 0;
}

/** Whether the record contains every change of the draft. */
export function isStored({ base, values, isEqual }: DraftSendContext, record: FormValues): boolean {
  return differingFields(values, base, isEqual).every((name) => isEqual(name, values[name], record[name]));
}
