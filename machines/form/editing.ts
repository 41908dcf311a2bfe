import { formSetup } from './setup.ts';
import { CREATED_AFTER_ALL, CREATED_BEFORE_CHANGES } from './texts.ts';

const noteKeyed = {
  type: 'noteKeyed',
  params: ({ event: { isKeyed = false } }: { event: { isKeyed?: boolean } }) => isKeyed,
} as const;

/** The form opened without waiting for what the server offers: whether its version counts is decided at the save. */
const unversionedEdit = {
  type: 'isValidUnversionedEdit',
  params: ({ event: { isUnversioned = false } }: { event: { isUnversioned?: boolean } }) => isUnversioned,
} as const;

/**
 * The user edits. `unconfirmed`: a save had no response and the lookup failed. `unsure`: the lookup found records that may
 * be the one that was sent. A create without a response is looked up before Save sends it again.
 */
export const editing = formSetup.createStateConfig({
  tags: 'editing',
  initial: 'usual',
  on: {
    'form.change': { actions: { type: 'setValues', params: ({ event }) => event } },
    'form.blur': { actions: { type: 'touch', params: ({ event }) => event } },
    'form.save': [
      { guard: 'looksFirstAndIsValid', target: '#form.lookingUpFirst', actions: noteKeyed },
      { guard: unversionedEdit, target: '#form.reading', actions: 'clearVersion' },
      { guard: 'isValid', target: '#form.saving', actions: noteKeyed },
      { actions: ['touchInvalid', 'focusFirstInvalid'] },
    ],
    'form.discard': { target: '.usual', actions: 'discard' },
  },
  states: {
    usual: {
      on: {
        'form.restore': { actions: { type: 'restore', params: ({ event }) => event } },
      },
    },
    unconfirmed: {
      tags: ['unconfirmed', 'mayBeSent'],
      on: {
        // The save may be stored: check before sending again.
        'form.save': { guard: 'isEdit', target: '#form.checking' },
        'form.lookAgain': [{ guard: 'isEdit', target: '#form.checking' }, { target: '#form.lookingUp' }],
      },
    },
    unsure: {
      tags: ['unsure', 'mayBeSent'],
      on: {
        'form.chooseFound': [
          {
            guard: { type: 'isUneditedMatch', params: ({ event }) => event.id },
            target: '#form.saved',
            actions: [
              { type: 'setOutputFound', params: ({ event }) => event.id },
              { type: 'notifySuccess', params: CREATED_AFTER_ALL },
            ],
          },
          {
            guard: { type: 'isCandidate', params: ({ event }) => event.id },
            target: 'usual',
            actions: [
              { type: 'setFound', params: ({ event }) => event.id },
              { type: 'notifySuccess', params: CREATED_BEFORE_CHANGES },
            ],
          },
        ],
        'form.sendAgain': [
          { guard: 'isValid', target: '#form.saving' },
          { actions: ['touchInvalid', 'focusFirstInvalid'] },
        ],
        'form.lookAgain': '#form.lookingUp',
        'form.back': 'unconfirmed',
      },
    },
  },
});
