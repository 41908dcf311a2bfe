import { assign, emit, setup } from 'xstate';
import type { Answer, Failure } from '../answer.ts';
import { answerGuards, rejectedOf } from '../answer-parts.ts';
import { effect } from '../effect.ts';
import type { Candidate, Found } from '../look-up/types.ts';
import { differencesOf, merged, type Side, undecided } from './compare.ts';
import { brokenPaths, placeErrors, withoutErrorsAt, withoutPathsBelow, withPaths } from './errors.ts';
import { candidateOf, editOf, foundIn, sentBefore } from './found.ts';
import { setAt } from './path.ts';
import { differingFields } from './selectors.ts';
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
    load: effect<Answer<FormValues>, LoadInput>('load'),
    save: effect<Answer<unknown>, SaveInput>('save'),
    /** Looks up what became of a create without a response. */
    lookUp: effect<Answer<Found>, LookUpInput>('lookUp'),
    /** Keeps what cannot be sent now, and says whether it could. */
    keep: effect<boolean, SaveInput>('keep'),
  },
  guards: {
    ...answerGuards,
    unknownOnEdit: ({ context }, answer: Answer<unknown>) => answer.kind === 'unknown' && context.mode === 'edit',
    offline: (_, answer: Answer<unknown>) => answer.kind === 'offline',
    isEdit: ({ context }) => context.mode === 'edit',
    looksFirst: ({ context }) => context.looksFirst,
    looksFirstAndIsValid: ({ context }) => context.looksFirst && brokenPaths(context).length === 0,
    isFoundUntouched: ({ context }, answer: Answer<Found>) =>
      answer.kind === 'ok' && answer.data.kind === 'saved' && context.sent === context.values,
    isFound: ({ context }, answer: Answer<Found>) =>
      context.hasEdit && answer.kind === 'ok' && answer.data.kind === 'saved',
    isNotSaved: (_, answer: Answer<Found>) => answer.kind === 'ok' && answer.data.kind === 'notSaved',
    isCandidate: ({ context }, id: Candidate['id']) => context.candidates.some((one) => one.id === id),
    isWhatIsTyped: ({ context }, id: Candidate['id']) =>
      context.sent === context.values && context.candidates.some((one) => one.id === id && one.differing.length === 0),
    isOfRecord: ({ context }) => context.mode === 'edit' || context.copyOf !== null,
    isValid: ({ context }) => brokenPaths(context).length === 0,
    isValidEdit: ({ context }) => context.mode === 'edit' && brokenPaths(context).length === 0,
    isKept: (_, isKept: boolean) => isKept,
    /** Nobody else has changed anything that the person has not changed alike. */
    raisesNoQuestion: ({ context }, answer: Answer<FormValues>) =>
      answer.kind === 'ok' && differencesOf(context, answer.data, context.isEqual).every(({ by }) => by === 'mine'),
    isDecided: ({ context }) => isDecided(context),
    isDecidedAndValid: ({ context }) =>
      isDecided(context) && brokenPaths({ ...context, ...withTheirs(context) }).length === 0,
    hasPlace: ({ context }, answer: Answer<unknown>) =>
      answer.kind === 'rejected' && Object.keys(placeErrors(context.values, answer.errors).byPath).length > 0,
    isStored: ({ context }, answer: Answer<FormValues>) => answer.kind === 'ok' && isStored(context, answer.data),
    isStoredAndUntouched: ({ context }, answer: Answer<FormValues>) =>
      answer.kind === 'ok' && isStored(context, answer.data) && context.sent === context.values,
  },
  actions: {
    /** A copy is the person's own from the beginning: all of it is yet to be saved. */
    takeRecord: assign(({ context }, record: FormValues) => ({
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
    takeSentAsBase: assign(({ context }) => ({ base: context.sent ?? context.base })),
    /** The record as it is now; what is typed stays. */
    takeBase: assign((_, base: FormValues) => ({ base, changedElsewhere: null })),
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
    dropFailure: assign({ failure: null, messages: [], serverErrors: {}, sent: null, candidates: [] }),
    noteUnsure: assign({ isUnsure: true, looksFirst: true }),
    noteNotSaved: assign({ isUnsure: false, candidates: [] }),
    setCandidates: assign((_, answer: Answer<Found>) => ({
      candidates: answer.kind === 'ok' && answer.data.kind === 'unsure' ? answer.data.candidates : [],
    })),
    /** The create is an edit of its own record from now on. */
    takeFound: assign(({ context }, id: Candidate['id']) => editOf(context, candidateOf(context.candidates, id))),
    takeFoundIn: assign(({ context }, answer: Answer<Found>) => editOf(context, foundIn(answer))),
    takeOutputFound: assign(({ context }, id: Candidate['id']) => ({
      output: { message: CREATED_AFTER_ALL, data: candidateOf(context.candidates, id).values },
    })),
    takeOutputFoundIn: assign((_, answer: Answer<Found>) => ({
      output: { message: CREATED_AFTER_ALL, data: foundIn(answer).values },
    })),
    noteSent: assign(({ context }) => ({ sent: context.values })),
    keepFailure: assign((_, failure: Failure) => ({ failure, messages: [failure.message] })),
    keepRefusal: assign(({ context }, answer: Answer<unknown>) => {
      const failure = rejectedOf(answer);
      const { byPath, rest } = placeErrors(context.values, failure.errors);
      const isPlaced = Object.keys(byPath).length > 0;
      const messages = rest.length > 0 || isPlaced ? rest.map(({ msg }) => msg) : [failure.message];
      return { failure, messages, serverErrors: byPath };
    }),
    focusFirstRefused: emit(({ context }) => ({
      type: 'form.focusField' as const,
      name: Object.keys(context.serverErrors)[0] ?? '',
    })),
    noteChange: assign((_, changedElsewhere: FormValues) => ({ changedElsewhere, picks: {} })),
    takePick: assign(({ context }, { name, side }: { name: string; side: Side }) => ({
      picks: { ...context.picks, [name]: side },
    })),
    /** What is decided stands in the form, over the record as it is now. */
    takeMerged: assign(({ context }) => ({ ...withTheirs(context), changedElsewhere: null, picks: {} })),
    noteChangeIfAny: assign(({ context }, record: FormValues) => ({
      changedElsewhere: differs(context, record, context.base).length > 0 ? record : null,
    })),
    takeOutput: assign((_, { message, data }: FormOutput) => ({ output: { message, data } })),
    tellSuccess: emit((_, message: string) => ({ type: 'notify' as const, kind: 'success' as const, message })),
    tellKeptFailure: emit(({ context }) => ({
      type: 'notify' as const,
      kind: 'error' as const,
      message: context.failure?.message ?? OFFLINE.message,
    })),
    tellFailure: emit((_, { message }: Failure) => ({ type: 'notify' as const, kind: 'error' as const, message })),
  },
});

function differs({ isEqual }: FormContext, one: FormValues, other: FormValues): readonly string[] {
  return differingFields(one, other, isEqual);
}

function isDecided({ changedElsewhere, picks, isEqual, ...compared }: FormContext): boolean {
  const differences = changedElsewhere === null ? [] : differencesOf(compared, changedElsewhere, isEqual);
  return undecided(differences, picks).length === 0;
}

/** The record as others have changed it, with what the person has changed and picked. */
function withTheirs({
  base,
  values,
  changedElsewhere,
  picks,
  isEqual,
}: FormContext): Pick<FormContext, 'base' | 'values'> {
  const record = changedElsewhere ?? base;
  return { base: record, values: merged({ base, values }, record, picks, isEqual) };
}

/** Every field that the person had changed reads as it was sent. */
export function isStored(context: FormContext, record: FormValues): boolean {
  const { sent, base, isEqual } = context;
  return sent !== null && differs(context, sent, base).every((name) => isEqual(name, sent[name], record[name]));
}
