import { checking } from './checking.ts';
import { editing } from './editing.ts';
import { isSameValue } from './is-equal.ts';
import { loading } from './loading.ts';
import { lookingUp, lookingUpFirst } from './looking-up.ts';
import { comparing, reading } from './reading.ts';
import { saving } from './saving.ts';
import { formSetup } from './setup.ts';
import { storing } from './storing.ts';

/**
 * The form of any entity, to create or to edit (sections 2, 5 and 8). What was typed is changed by nobody but the
 * person, whatever fails. A save is sent by a press of Save only, and an edit over no change that was not shown; the one exception is a save that a lost session
 * kept from happening, which goes on once the same person has signed in again.
 */
export const formMachine = formSetup.createMachine({
  id: 'form',
  context: ({ input }) => ({
    isEqual: (_, one, other) => isSameValue(one, other),
    copyOf: null,
    hasEdit: true,
    newestBefore: null,
    ...input,
    base: input.initial,
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
    resolutions: {},
    output: null,
  }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isOfRecord', target: 'loading' }, { target: 'editing' }] },
    loading,
    loadFailed: {
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
        toLoad: { on: { 'session.resumed': '#form.loading' } },
        /** Nothing was sent. An edit is compared anew: it may have been a long time. */
        toSave: {
          on: {
            'session.resumed': [
              { guard: 'isEdit', target: '#form.reading' },
              { guard: 'looksFirst', target: '#form.lookingUpFirst' },
              { target: '#form.saving' },
            ],
          },
        },
        toCheck: { on: { 'session.resumed': '#form.checking' } },
        toLookUp: { on: { 'session.resumed': '#form.lookingUp' } },
      },
    },
    saved: { type: 'final' },
    /** Kept to be sent later. */
    waiting: { type: 'final' },
  },
  output: ({ context }) => {
    if (!context.output) throw new Error('The form ended without an answer');
    return context.output;
  },
});
