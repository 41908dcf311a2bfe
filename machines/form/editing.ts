import { formSetup } from './setup.ts';
import { CREATED_AFTER_ALL, CREATED_BEFORE_CHANGES } from './texts.ts';

/**
 * The user's turn. `unconfirmed`: a save was sent and could not be looked up. `unsure`: the lookup has found records of
 * which one may be it. A create that went out without a response is looked up before a press sends it again.
 */
export const editing = formSetup.createStateConfig({
  initial: 'usual',
  on: {
    'form.change': { actions: { type: 'setValues', params: ({ event }) => event } },
    'form.blur': { actions: { type: 'touch', params: ({ event }) => event } },
    'form.save': [
      { guard: 'looksFirstAndIsValid', target: '#form.lookingUpFirst' },
      { guard: 'isValidEdit', target: '#form.reading' },
      { guard: 'isValid', target: '#form.saving' },
      { actions: ['touchBroken', 'focusFirstBroken'] },
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
      on: {
        // What was sent may be stored: a press sends nothing before that is known.
        'form.save': { guard: 'isEdit', target: '#form.checking' },
        'form.lookAgain': [{ guard: 'isEdit', target: '#form.checking' }, { target: '#form.lookingUp' }],
      },
    },
    unsure: {
      on: {
        'form.chooseFound': [
          {
            guard: { type: 'isWhatIsTyped', params: ({ event }) => event.id },
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
          { actions: ['touchBroken', 'focusFirstBroken'] },
        ],
        'form.lookAgain': '#form.lookingUp',
      },
    },
  },
});
