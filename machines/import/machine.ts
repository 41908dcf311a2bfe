import { when } from '../routes.ts';
import { checking, finding, findingFirst, start } from './checking.ts';
import { preparing } from './preparing.ts';
import { sending } from './sending.ts';
import { importSetup } from './setup.ts';
import { initialContext } from './storing.ts';
import { ENDED_ELSEWHERE, NOT_REMOVED } from './texts.ts';

/** Takes the import for this window, at once or when the other window ends. */
function acquireState({ isWaiting }: { readonly isWaiting: boolean }) {
  return importSetup.createStateConfig({
    tags: isWaiting ? 'elsewhere' : 'busy',
    invoke: {
      src: 'acquire',
      input: ({ context: { series, revision } }) => ({ series, revision, isWaiting }),
      onDone: [
        {
          guard: when('isAcquired'),
          target: 'open',
          actions: { type: 'setAcquired', params: ({ event }) => event.output },
        },
        { guard: when('isElsewhere'), target: 'elsewhere' },
        { target: 'closed', actions: { type: 'notifyFailure', params: ENDED_ELSEWHERE } },
      ],
    },
    ...(isWaiting && { on: { 'import.goOn': 'acquiring' as const } }),
  });
}

/** What the user can do when nothing is being sent. */
const whenStopped = {
  'import.back': '#import.open.checking',
  'import.decide': {
    guard: { type: 'hasUnknownResult', params: ({ event }: { event: { row: number } }) => event.row },
    target: '#import.open.sending.settling',
    actions: { type: 'decide', params: ({ event }: { event: { row: number; isSaved: boolean } }) => event },
  },
  'import.close': '#import.removing',
} as const;

/**
 * Imports the rows of a spreadsheet into a list. A row is never sent blindly again: it has its own idempotency key, and
 * one without a response is looked up. The import is stored from the check on, and continues after a reload.
 */
export const importMachine = importSetup.createMachine({
  id: 'import',
  context: ({ input }) => initialContext(input),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'wasStored', target: 'acquiring' }, { target: 'preparing' }] },
    preparing,
    acquiring: acquireState({ isWaiting: false }),
    /** Another window has the import. */
    elsewhere: acquireState({ isWaiting: true }),
    open: {
      initial: 'deciding',
      invoke: { src: 'hold', input: ({ context: { series } }) => ({ series }), onDone: 'elsewhere' },
      states: {
        deciding: {
          always: [
            { guard: 'hasStarted', target: 'stopped' },
            { guard: 'isUnfound', target: 'finding' },
            { target: 'checking' },
          ],
        },
        checking,
        finding,
        findingFirst,
        /** Nothing was found yet. */
        awaitingSignIn: {
          tags: ['awaitingSignIn', 'checking'],
          on: { 'session.resumed': 'finding', 'import.back': 'checking' },
        },
        sending,
        stopped: { always: [{ guard: 'hasPending', target: 'paused' }, { target: 'finished' }] },
        paused: { tags: ['sending', 'paused'], on: { ...whenStopped, 'import.goOn': start } },
        /** No row waits. Failed rows can be corrected, or sent again as they are. */
        finished: {
          tags: ['sending', 'finished'],
          on: {
            ...whenStopped,
            'import.retryFailed': { guard: 'hasFailed', target: 'sending', actions: ['retryFailed', 'startSending'] },
          },
        },
      },
    },
    removing: {
      tags: 'busy',
      invoke: {
        src: 'remove',
        input: ({ context: { series } }) => ({ series }),
        onDone: [
          { guard: when('isRemoved'), target: 'closed' },
          { target: 'closed', actions: { type: 'notifyFailure', params: NOT_REMOVED } },
        ],
      },
    },
    closed: { type: 'final' },
  },
});
