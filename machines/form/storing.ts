import { when } from '../routes.ts';
import { formSetup } from './setup.ts';
import { WAITING } from './texts.ts';

/** Stores a save while offline, so that the user can send it later. If that fails, the values stay in the form. */
export const storing = formSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'store',
    input: ({ context: { mode, id, base, values, isUnsure, newestBefore } }) => ({
      mode,
      id,
      base,
      values,
      isUnsure,
      newestBefore,
    }),
    onDone: [
      {
        guard: when('isPersisted'),
        target: 'waiting',
        actions: [
          { type: 'setOutput', params: { message: WAITING, data: null } },
          { type: 'notifySuccess', params: WAITING },
        ],
      },
      { target: 'editing', actions: 'notifyStoreFailure' },
    ],
    onError: { target: 'editing', actions: 'notifyStoreFailure' },
  },
});
