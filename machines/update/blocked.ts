import { when } from '../routes.ts';
import { updateSetup } from './setup.ts';

/** Unsaved input blocks the update. The check is repeated, so the prompt is up to date. */
export const blocked = updateSetup.createStateConfig({
  tags: 'prompt',
  initial: 'waiting',
  on: { 'update.apply': 'asking', 'update.later': 'postponed' },
  states: {
    waiting: { after: { recheck: 'looking' } },
    looking: {
      invoke: {
        src: 'findUnsaved',
        onDone: [
          {
            guard: when('isClear'),
            target: '#update.ready',
            actions: { type: 'setObstacle', params: null },
          },
          { target: 'waiting', actions: { type: 'setObstacle', params: ({ event }) => event.output } },
        ],
        onError: 'waiting',
      },
    },
  },
});
