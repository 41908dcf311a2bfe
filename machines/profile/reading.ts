import { failureOf, faultOf, okOf } from '../answer-parts.ts';
import { profileSetup } from './setup.ts';
import { NOT_SENT } from './texts.ts';

/**
 * Before the profile is sent it is read: what was changed elsewhere meanwhile comes into the form where the person has
 * typed nothing, is told, and waits for another press.
 */
export const reading = profileSetup.createStateConfig({
  tags: 'busy',
  entry: 'dropFailure',
  invoke: {
    src: 'load',
    onDone: [
      { guard: { type: 'isAsKnown', params: ({ event }) => event.output }, target: 'saving' },
      {
        guard: { type: 'ok', params: ({ event }) => event.output },
        target: 'editing',
        actions: { type: 'takeTheirs', params: ({ event }) => okOf(event.output).data },
      },
      { guard: { type: 'sessionExpired', params: ({ event }) => event.output }, target: 'awaitingSignIn.toSave' },
      {
        guard: { type: 'offline', params: ({ event }) => event.output },
        target: 'editing',
        actions: [
          { type: 'keepFailure', params: NOT_SENT },
          { type: 'tellFailure', params: NOT_SENT },
        ],
      },
      {
        target: 'editing',
        actions: [
          { type: 'keepFailure', params: ({ event }) => failureOf(event.output) },
          { type: 'tellFailure', params: ({ event }) => failureOf(event.output) },
        ],
      },
    ],
    onError: {
      target: 'editing',
      actions: [
        { type: 'keepFailure', params: ({ event }) => faultOf(event.error) },
        { type: 'tellFailure', params: ({ event }) => faultOf(event.error) },
      ],
    },
  },
});
