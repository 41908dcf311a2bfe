import { failureOf, faultOf, okOf, rejectedOf } from '../answer-parts.ts';
import { profileSetup } from './setup.ts';
import { NOT_SENT } from './texts.ts';

/**
 * Sends the profile, once. "On failure the local names are updated and the user still goes to /dashboard" (section 4):
 * what the server has answered ends the form, whatever it was, unless it names a field that can be mended here. What
 * never reached the server, or was never answered, keeps the form.
 */
export const saving = profileSetup.createStateConfig({
  tags: 'busy',
  entry: 'dropFailure',
  invoke: {
    src: 'save',
    input: ({ context: { base, values } }) => ({ base, values }),
    onDone: [
      {
        guard: { type: 'ok', params: ({ event }) => event.output },
        target: 'saved',
        actions: [
          { type: 'takeMessage', params: ({ event }) => okOf(event.output) },
          { type: 'announceSaved', params: ({ event }) => okOf(event.output).data },
          { type: 'tellSuccess', params: ({ event }) => okOf(event.output) },
        ],
      },
      { guard: { type: 'sessionExpired', params: ({ event }) => event.output }, target: 'awaitingSignIn.toSave' },
      {
        guard: { type: 'hasPlace', params: ({ event }) => event.output },
        target: 'editing',
        actions: [
          { type: 'keepRefusal', params: ({ event }) => rejectedOf(event.output) },
          { type: 'tellFailure', params: ({ event }) => failureOf(event.output) },
          'focusFirstRefused',
        ],
      },
      {
        guard: { type: 'offline', params: ({ event }) => event.output },
        target: 'editing',
        actions: [
          { type: 'keepFailure', params: NOT_SENT },
          { type: 'tellFailure', params: NOT_SENT },
        ],
      },
      { guard: { type: 'unknown', params: ({ event }) => event.output }, target: 'checking' },
      {
        target: 'savedLocally',
        actions: [
          { type: 'takeMessage', params: ({ event }) => failureOf(event.output) },
          'announceSavedLocally',
          { type: 'tellFailure', params: ({ event }) => failureOf(event.output) },
        ],
      },
    ],
    onError: {
      target: 'savedLocally',
      actions: [
        { type: 'takeMessage', params: ({ event }) => faultOf(event.error) },
        'announceSavedLocally',
        { type: 'tellFailure', params: ({ event }) => faultOf(event.error) },
      ],
    },
  },
});
