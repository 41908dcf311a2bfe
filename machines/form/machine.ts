import { checking, lookingUp, lookingUpFirst } from './checking.ts';
import { followingKey } from './create-key.ts';
import { editing } from './editing.ts';
import { isSameValue } from './is-equal.ts';
import { comparing, loading, reading } from './reading.ts';
import { saving, storing } from './saving.ts';
import { formSetup } from './setup.ts';

/**
 * The form of any entity, to create or to edit (sections 2, 5 and 8). Failures never change the user's input. Only Save
 * sends a save, and an edit never overwrites a change that the user has not seen: the server compares the version of the
 * record, or the form reads the record first. One exception: a save that failed because the session expired continues after
 * the same user signs in again.
 */
export const formMachine = formSetup.createMachine({
  id: 'form',
  context: ({ input }) => ({
    isEqual: (_, one, other) => isSameValue(one, other),
    duplicateOf: null,
    hasEdit: true,
    newestBefore: null,
    key: null,
    draft: null,
    ...input,
    isKeyed: false,
    nextKey: followingKey(input.key ?? null),
    keyed: null,
    base: input.initial,
    version: null,
    values: input.initial,
    sent: null,
    isUnsure: false,
    looksFirst: false,
    candidates: [],
    touched: [],
    serverErrors: {},
    failure: null,
    messages: [],
    changedElsewhere: null,
    versionElsewhere: null,
    resolutions: {},
    output: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'isToRead', target: 'loading' },
        { target: 'editing', actions: 'startWithDraft' },
      ],
    },
    loading,
    loadFailed: {
      tags: ['loadFailed', 'noContent'],
      on: {
        'form.retry': 'loading',
        'session.resumed': 'loading',
        'form.restore': { target: 'editing', actions: { type: 'restoreUnread', params: ({ event }) => event } },
      },
    },
    editing,
    reading,
    comparing,
    saving,
    checking,
    lookingUp,
    lookingUpFirst,
    storing,
    awaitingSignIn: {
      tags: 'awaitingSignIn',
      initial: 'toLoad',
      states: {
        toLoad: { tags: ['loading', 'noContent'], on: { 'session.resumed': '#form.loading' } },
        /** Nothing was sent. An edit is compared with the record again, because much time may have passed. */
        toSave: {
          on: {
            'session.resumed': [
              { guard: 'isUnversionedEdit', target: '#form.reading' },
              { guard: 'looksFirst', target: '#form.lookingUpFirst' },
              { target: '#form.saving' },
            ],
          },
        },
        toCheck: { tags: 'mayBeSent', on: { 'session.resumed': '#form.checking' } },
        toLookUp: { tags: 'mayBeSent', on: { 'session.resumed': '#form.lookingUp' } },
      },
    },
    saved: { type: 'final', tags: 'saved' },
    /** Stored to be sent later. */
    waiting: { type: 'final', tags: 'noContent' },
  },
  output: ({ context }) => {
    if (!context.output) throw new Error('The form ended without an output');
    return context.output;
  },
});
