import { formSetup } from './setup.ts';

/** The person's turn. `unconfirmed`: a save was sent and nobody knows whether it happened; only a press sends again. */
export const editing = formSetup.createStateConfig({
  initial: 'usual',
  on: {
    'form.change': { actions: { type: 'setValues', params: ({ event }) => event } },
    'form.blur': { actions: { type: 'touch', params: ({ event }) => event } },
    'form.save': [
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
      },
    },
  },
});
