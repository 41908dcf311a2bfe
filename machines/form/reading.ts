import { failureOf, okOf } from '#machines/result-parts.ts';
import { failed, faulted, when } from '../routes.ts';
import { formSetup } from './setup.ts';

/**
 * Before an edit is sent its record is read: what others have changed meanwhile is shown first. A record that cannot be
 * read without a connection leaves the save to be kept, known not to have been sent.
 */
export const reading = formSetup.createStateConfig({
  tags: 'busy',
  entry: 'clearFailure',
  invoke: {
    src: 'load',
    input: ({ context }) => ({ id: context.id }),
    onDone: [
      {
        guard: when('raisesNoQuestion'),
        target: 'saving',
        actions: { type: 'setBase', params: ({ event }) => okOf(event.output).data },
      },
      {
        guard: when('ok'),
        target: 'comparing',
        actions: { type: 'noteChange', params: ({ event }) => okOf(event.output).data },
      },
      { guard: when('sessionExpired'), target: 'awaitingSignIn.toSave' },
      {
        guard: when('offline'),
        target: 'storing',
        actions: { type: 'setFailure', params: ({ event }) => failureOf(event.output) },
      },
      failed('editing'),
    ],
    onError: faulted('editing'),
  },
});

/** Somebody else has changed the record: base, mine and theirs are shown, and only what is decided goes out. */
export const comparing = formSetup.createStateConfig({
  on: {
    'form.resolve': { actions: { type: 'setResolution', params: ({ event }) => event } },
    'form.save': [
      // Read again: it may have changed once more while the person was looking.
      { guard: 'isResolvedAndValid', target: 'reading', actions: 'setMerged' },
      { guard: 'isResolved', target: 'editing', actions: ['setMerged', 'touchBroken', 'focusFirstBroken'] },
    ],
    'form.back': 'editing',
  },
});
