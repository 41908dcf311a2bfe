import { when } from '../routes.ts';
import { updateSetup } from './setup.ts';

/** Something typed stands in the way. It is looked at again every moment, so that the prompt says what is true now. */
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
