import { formSetup } from './setup.ts';
import { OFFLINE } from './texts.ts';

/** The person's turn. `unconfirmed`: a save was sent and nobody knows whether it happened; only a press sends again. */
export const editing = formSetup.createStateConfig({
  initial: 'usual',
  on: {
    'form.change': { actions: { type: 'setValue', params: ({ event }) => event } },
    'form.blur': { actions: { type: 'touch', params: ({ event }) => event } },
    'form.save': [
      {
        guard: 'isValidAndUnread',
        target: '#form.keeping',
        actions: { type: 'keepFailure', params: OFFLINE },
      },
      { guard: 'isValid', target: '#form.saving' },
      { actions: ['touchBroken', 'focusFirstBroken'] },
    ],
    'form.discard': { target: '.usual', actions: 'discard' },
  },
  states: {
    usual: {
      on: {
        'form.restore': { actions: { type: 'restore', params: ({ event }) => event } },
        'form.recordChanged': [
          {
            guard: { type: 'isAsLoaded', params: ({ event }) => event.record },
            actions: 'noteNoChange',
          },
          { guard: 'isDirty', actions: { type: 'noteChange', params: ({ event }) => event.record } },
          { actions: { type: 'takeRecord', params: ({ event }) => event.record } },
        ],
      },
    },
    unconfirmed: {
      on: {
        'form.retry': { guard: 'isEdit', target: '#form.checking' },
        'form.recordChanged': { guard: 'isEdit', target: '#form.checking' },
      },
    },
  },
});
