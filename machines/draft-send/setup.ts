import { assign, emit, setup } from 'xstate';
import type { Failure, Result } from '#machines/result.ts';
import { rejectedOf, resultGuards } from '#machines/result-parts.ts';
import { effect } from '../effect.ts';
import { differencesOf, differingFields, merged, unresolved } from '../form/compare.ts';
import { mapFieldErrors } from '../form/errors.ts';
import type { FormValues, Side } from '../form/types.ts';
import type { Found } from '../look-up/types.ts';
import type {
  DraftSendContext,
  DraftSendEmitted,
  DraftSendEvent,
  DraftSendInput,
  DraftSendOutput,
  DraftSendTag,
  DraftToSend,
  ReadInput,
} from './types.ts';

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
    /** The record as it is now. */
    read: effect<Result<FormValues>, ReadInput>('read'),
    /** Looks up what became of a create without a response. */
    lookUp: effect<Result<Found>, { readonly isRepeated: boolean }>('lookUp'),
    /** Removes the draft, whose record is stored. */
    remove: effect<undefined>('remove'),
    send: effect<Result<unknown>, DraftToSend>('send'),
  },
  guards: {
    ...resultGuards,
    isInvalid: ({ context: { values, base, validate, mode } }) => Object.keys(validate(values, base, mode)).length > 0,
    isEdit: ({ context }) => context.mode === 'edit',
    isUnsure: ({ context }) => context.isUnsure,
    isResolved: ({ context }) => isResolved(context),
    isFound: (_, answer: Result<Found>) => answer.kind === 'ok' && answer.data.kind === 'saved',
    isNotSaved: (_, answer: Result<Found>) => answer.kind === 'ok' && answer.data.kind === 'notSaved',
    unknownOnEdit: ({ context }, { kind }: Result<unknown>) => kind === 'unknown' && context.mode === 'edit',
    /** Anything but an answer that says so may have been done. */
    mayHaveHappened: (_, { kind }: Result<unknown>) => kind === 'unknown' || kind === 'fault',
    /** What was mine reads as it was sent: the answer alone was lost. */
    isStoredAlready: ({ context }, answer: Result<FormValues>) =>
      context.isUnsure && answer.kind === 'ok' && isStored(context, answer.data),
    /** As the draft knew it, or as the person has compared it with. */
    isAsKnown: ({ context: { base, theirs, isEqual } }, answer: Result<FormValues>) =>
      answer.kind === 'ok' && differingFields(answer.data, theirs ?? base, isEqual).length === 0,
  },
  actions: {
    setTheirs: assign(({ context }, theirs: FormValues) => ({
      theirs,
      // What was picked against a record that has changed once more is asked again.
      resolutions: context.theirs === null ? context.resolutions : {},
    })),
    setResolution: assign(({ context }, { name, side }: { name: string; side: Side }) => ({
      resolutions: { ...context.resolutions, [name]: side },
    })),
    clearComparison: assign({ theirs: null, resolutions: {}, candidates: [] }),
    setCandidates: assign((_, answer: Result<Found>) => ({
      candidates: answer.kind === 'ok' && answer.data.kind === 'unsure' ? answer.data.candidates : [],
    })),
    clearFailure: assign({ failure: null, serverErrors: {} }),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    /** The result of the send stays unknown. */
    noteUnanswered: assign((_, { message }: Failure) => ({ failure: { kind: 'unknown' as const, message } })),
    setFieldErrors: assign(({ context }, answer: Result<unknown>) => {
      const failure = rejectedOf(answer);
      return { failure, serverErrors: mapFieldErrors(context.values, failure.errors).byPath };
    }),
    noteSending: assign(({ context }) => ({ isUnsure: true, wasUnsure: context.isUnsure })),
    /** A record that is edited has been read since: of a new one the send before may have been done all the same. */
    noteNothingSent: assign(({ context }) => ({ isUnsure: context.mode === 'create' && context.wasUnsure })),
    setMessage: assign((_, message: string) => ({ message })),
    notifySuccess: emit((_, message: string) => ({ type: 'notify' as const, kind: 'success' as const, message })),
    notifyFailure: emit((_, { message }: Failure) => ({ type: 'notify' as const, kind: 'error' as const, message })),
  },
});

/** What a press sends: the draft, or what the person has made of it and the record as it is now. */
export function toSend({ base, values, theirs, resolutions, isEqual }: DraftSendContext): DraftToSend {
  if (theirs === null) return { base, values };
  return { base: theirs, values: merged({ base, values }, theirs, resolutions, isEqual) };
}

function isResolved({ base, values, theirs, resolutions, isEqual }: DraftSendContext): boolean {
  return theirs === null || unresolved(differencesOf({ base, values }, theirs, isEqual), resolutions).length === 0;
}

/** Every field that the draft changes reads in the record as it is in the draft. */
export function isStored({ base, values, isEqual }: DraftSendContext, record: FormValues): boolean {
  return differingFields(values, base, isEqual).every((name) => isEqual(name, values[name], record[name]));
}
