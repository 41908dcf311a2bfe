import { assign, emit, setup } from 'xstate';
import type { Failure, Result } from '#machines/result.ts';
import { rejectedOf, resultGuards } from '#machines/result-parts.ts';
import { effect } from '../effect.ts';
import type { Candidate, Found } from '../look-up/types.ts';
import { differencesOf, differingFields, merged, unresolved } from './compare.ts';
import { brokenPaths, mapFieldErrors, withoutErrorsAt, withoutPathsBelow, withPaths } from './errors.ts';
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
} from './types.ts';

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
    /** The record as it is now, as values of the form. */
    load: effect<Result<FormValues>, LoadInput>('load'),
    save: effect<Result<unknown>, SaveInput>('save'),
    /** Looks up what became of a create without a response. */
    lookUp: effect<Result<Found>, LookUpInput>('lookUp'),
    /** Keeps what cannot be sent now, and says whether it could. */
    store: effect<boolean, SaveInput>('store'),
  },
  guards: {
    ...resultGuards,
    unknownOnEdit: ({ context }, answer: Result<unknown>) => answer.kind === 'unknown' && context.mode === 'edit',
    isEdit: ({ context }) => context.mode === 'edit',
    looksFirst: ({ context }) => context.looksFirst,
    looksFirstAndIsValid: ({ context }) => context.looksFirst && brokenPaths(context).length === 0,
    isFoundUntouched: ({ context }, answer: Result<Found>) =>
      answer.kind === 'ok' && answer.data.kind === 'saved' && context.sent === context.values,
    isFound: ({ context }, answer: Result<Found>) =>
      context.hasEdit && answer.kind === 'ok' && answer.data.kind === 'saved',
    isNotSaved: (_, answer: Result<Found>) => answer.kind === 'ok' && answer.data.kind === 'notSaved',
    isCandidate: ({ context }, id: Candidate['id']) => context.candidates.some((one) => one.id === id),
    isWhatIsTyped: ({ context }, id: Candidate['id']) =>
      context.sent === context.values && context.candidates.some((one) => one.id === id && one.differing.length === 0),
    isOfRecord: ({ context }) => context.mode === 'edit' || context.copyOf !== null,
    isValid: ({ context }) => brokenPaths(context).length === 0,
    isValidEdit: ({ context }) => context.mode === 'edit' && brokenPaths(context).length === 0,
    isPersisted: (_, isPersisted: boolean) => isPersisted,
    /** Nobody else has changed anything that the person has not changed alike. */
    raisesNoQuestion: ({ context }, answer: Result<FormValues>) =>
      answer.kind === 'ok' && differencesOf(context, answer.data, context.isEqual).every(({ by }) => by === 'mine'),
    isResolved: ({ context }) => isResolved(context),
    isResolvedAndValid: ({ context }) =>
      isResolved(context) && brokenPaths({ ...context, ...withTheirs(context) }).length === 0,
    hasField: ({ context }, answer: Result<unknown>) =>
      answer.kind === 'rejected' && Object.keys(mapFieldErrors(context.values, answer.errors).byPath).length > 0,
    isStored: ({ context }, answer: Result<FormValues>) => answer.kind === 'ok' && isStored(context, answer.data),
    isStoredAndUntouched: ({ context }, answer: Result<FormValues>) =>
      answer.kind === 'ok' && isStored(context, answer.data) && context.sent === context.values,
  },
  actions: {
    /** A copy is the person's own from the beginning: all of it is yet to be saved. */
    setRecord: assign(({ context }, record: FormValues) => ({
      copyOf: null,
      base: context.mode === 'edit' ? record : context.base,
      values: record,
      changedElsewhere: null,
    })),
    /** A record that is not the one that the draft was made from counts as changed by somebody else. */
    restore: assign(({ context }, restored: Restored) => ({
      ...sentBefore(context, restored),
      values: restored.values,
      touched: [],
      serverErrors: {},
      changedElsewhere: differs(context, context.base, restored.base).length > 0 ? context.base : null,
    })),
    restoreUnread: assign(({ context }, restored: Restored) => ({
      ...sentBefore(context, restored),
      copyOf: null,
      base: restored.base,
      values: restored.values,
      touched: [],
      failure: null,
      messages: [],
    })),
    /** What was sent is stored: typing went on from there, and what others have changed since is theirs. */
    setSentAsBase: assign(({ context }) => ({ base: context.sent ?? context.base })),
    /** The record as it is now; what is typed stays. */
    setBase: assign((_, base: FormValues) => ({ base, changedElsewhere: null })),
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
    touchBroken: assign(({ context }) => ({ touched: withPaths(context.touched, brokenPaths(context)) })),
    focusFirstBroken: emit(({ context }) => ({
      type: 'form.focusField' as const,
      name: brokenPaths(context)[0] ?? '',
    })),
    discard: assign(({ context }) => ({
      base: context.changedElsewhere ?? context.base,
      values: context.changedElsewhere ?? context.base,
      changedElsewhere: null,
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
    noteNotSaved: assign({ isUnsure: false, candidates: [] }),
    setCandidates: assign((_, answer: Result<Found>) => ({
      candidates: answer.kind === 'ok' && answer.data.kind === 'unsure' ? answer.data.candidates : [],
    })),
    /** The create is an edit of its own record from now on. */
    setFound: assign(({ context }, id: Candidate['id']) => editOf(context, candidateOf(context.candidates, id))),
    setFoundIn: assign(({ context }, answer: Result<Found>) => editOf(context, foundIn(answer))),
    setOutputFound: assign(({ context }, id: Candidate['id']) => ({
      output: { message: CREATED_AFTER_ALL, data: candidateOf(context.candidates, id).values },
    })),
    setOutputFoundIn: assign((_, answer: Result<Found>) => ({
      output: { message: CREATED_AFTER_ALL, data: foundIn(answer).values },
    })),
    noteSent: assign(({ context }) => ({ sent: context.values })),
    setFailure: assign((_, failure: Failure) => ({ failure, messages: [failure.message] })),
    setFieldErrors: assign(({ context }, answer: Result<unknown>) => {
      const failure = rejectedOf(answer);
      const { byPath, rest } = mapFieldErrors(context.values, failure.errors);
      const isPlaced = Object.keys(byPath).length > 0;
      const messages = rest.length > 0 || isPlaced ? rest.map(({ msg }) => msg) : [failure.message];
      return { failure, messages, serverErrors: byPath };
    }),
    focusFirstRefused: emit(({ context }) => ({
      type: 'form.focusField' as const,
      name: Object.keys(context.serverErrors)[0] ?? '',
    })),
    noteChange: assign((_, changedElsewhere: FormValues) => ({ changedElsewhere, resolutions: {} })),
    setResolution: assign(({ context }, { name, side }: { name: string; side: Side }) => ({
      resolutions: { ...context.resolutions, [name]: side },
    })),
    /** What is decided stands in the form, over the record as it is now. */
    setMerged: assign(({ context }) => ({ ...withTheirs(context), changedElsewhere: null, resolutions: {} })),
    noteChangeIfAny: assign(({ context }, record: FormValues) => ({
      changedElsewhere: differs(context, record, context.base).length > 0 ? record : null,
    })),
    setOutput: assign((_, { message, data }: FormOutput) => ({ output: { message, data } })),
    notifySuccess: emit((_, message: string) => ({ type: 'notify' as const, kind: 'success' as const, message })),
    notifyStoreFailure: emit(({ context }) => ({
      type: 'notify' as const,
      kind: 'error' as const,
      message: context.failure?.message ?? OFFLINE.message,
    })),
    notifyFailure: emit((_, { message }: Failure) => ({ type: 'notify' as const, kind: 'error' as const, message })),
  },
});

function differs({ isEqual }: FormContext, one: FormValues, other: FormValues): readonly string[] {
  return differingFields(one, other, isEqual);
}

function isResolved({ changedElsewhere, resolutions, isEqual, ...compared }: FormContext): boolean {
  const differences = changedElsewhere === null ? [] : differencesOf(compared, changedElsewhere, isEqual);
  return unresolved(differences, resolutions).length === 0;
}

/** The record as others have changed it, with what the person has changed and picked. */
function withTheirs({
  base,
  values,
  changedElsewhere,
  resolutions,
  isEqual,
}: FormContext): Pick<FormContext, 'base' | 'values'> {
  const record = changedElsewhere ?? base;
  return { base: record, values: merged({ base, values }, record, resolutions, isEqual) };
}

/** Every field that the person had changed reads as it was sent. */
export function isStored(context: FormContext, record: FormValues): boolean {
  const { sent, base, isEqual } = context;
  return sent !== null && differs(context, sent, base).every((name) => isEqual(name, sent[name], record[name]));
}
