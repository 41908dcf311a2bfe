import { formSetup } from './setup.ts';
import { WAITING } from './texts.ts';

/** Without a connection a save is kept, to be sent by another press. What cannot be kept stays in the form. */
export const keeping = formSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'keep',
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
        guard: { type: 'isKept', params: ({ event }) => event.output },
        target: 'waiting',
        actions: [
          { type: 'takeOutput', params: { message: WAITING, data: null } },
          { type: 'tellSuccess', params: WAITING },
        ],
      },
      { target: 'editing', actions: 'tellKeptFailure' },
    ],
    onError: { target: 'editing', actions: 'tellKeptFailure' },
  },
});
