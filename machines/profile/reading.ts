import { failureOf, faultOf, okOf } from '#machines/result-parts.ts';
import { profileSetup } from './setup.ts';
import { NOT_SENT } from './texts.ts';

/**
 * Before the profile is sent it is read: what was changed elsewhere meanwhile comes into the form where the person has
 * typed nothing, is told, and waits for another press.
 */
export const reading = profileSetup.createStateConfig({
  tags: 'busy',
  entry: 'clearFailure',
  invoke: {
    src: 'load',
    onDone: [
      { guard: { type: 'isAsKnown', params: ({ event }) => event.output }, target: 'saving' },
      {
        guard: { type: 'ok', params: ({ event }) => event.output },
        target: 'editing',
        actions: { type: 'setTheirs', params: ({ event }) => okOf(event.output).data },
      },
      { guard: { type: 'sessionExpired', params: ({ event }) => event.output }, target: 'awaitingSignIn.toSave' },
      {
        guard: { type: 'offline', params: ({ event }) => event.output },
        target: 'editing',
        actions: [
          { type: 'setFailure', params: NOT_SENT },
          { type: 'notifyFailure', params: NOT_SENT },
        ],
      },
      {
        target: 'editing',
        actions: [
          { type: 'setFailure', params: ({ event }) => failureOf(event.output) },
          { type: 'notifyFailure', params: ({ event }) => failureOf(event.output) },
        ],
      },
    ],
    onError: {
      target: 'editing',
      actions: [
        { type: 'setFailure', params: ({ event }) => faultOf(event.error) },
        { type: 'notifyFailure', params: ({ event }) => faultOf(event.error) },
      ],
    },
  },
});
