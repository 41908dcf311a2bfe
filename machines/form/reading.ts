import { failed, setFailure, when } from '../routes.ts';
import { formSetup } from './setup.ts';
import { recordIn, savedBefore } from './versions.ts';

/** Reads the record to edit or to copy. A failure is stored and shown (section 8). */
export const loading = formSetup.createStateConfig({
  tags: ['busy', 'loading', 'noContent'],
  entry: 'clearFailure',
  invoke: {
    src: 'load',
    input: ({ context: { id, duplicateOf } }) =>
      duplicateOf === null ? { id, isOpened: true } : { id: duplicateOf, isDuplicate: true },
    onDone: [
      {
        guard: when('ok'),
        target: 'editing',
        actions: { type: 'setRecord', params: recordIn },
      },
      { guard: when('sessionExpired'), target: 'awaitingSignIn.toLoad' },
      failed('loadFailed'),
    ],
  },
});

/**
 * Reads the record before an edit without a version is sent, so that changes by others are shown first. If the device is
 * offline, nothing was sent and the save is stored to be sent later.
 */
export const reading = formSetup.createStateConfig({
  tags: 'busy',
  entry: 'clearFailure',
  invoke: {
    src: 'load',
    input: ({ context }) => ({ id: context.id }),
    onDone: [
      { guard: when('hasAllChanges'), target: 'saved', actions: savedBefore(recordIn) },
      {
        guard: when('isUnchangedByOthers'),
        target: 'saving',
        actions: { type: 'setBase', params: recordIn },
      },
      {
        guard: when('ok'),
        target: 'comparing',
        actions: { type: 'noteChange', params: recordIn },
      },
      { guard: when('sessionExpired'), target: 'awaitingSignIn.toSave' },
      {
        guard: when('offline'),
        target: 'storing',
        actions: setFailure,
      },
      failed('editing'),
    ],
  },
});

/** Another user changed the record. The form shows base, mine and theirs; the user resolves the conflicts before sending. */
export const comparing = formSetup.createStateConfig({
  tags: 'comparing',
  on: {
    'form.resolve': { actions: { type: 'setResolution', params: ({ event }) => event } },
    'form.save': [
      { guard: 'isResolvedVersion', target: 'saving', actions: 'setMerged' },
      // Read again: the record may have changed while the user compared.
      { guard: 'isResolvedAndValid', target: 'reading', actions: 'setMerged' },
      { guard: 'isResolved', target: 'editing', actions: ['setMerged', 'touchInvalid', 'focusFirstInvalid'] },
    ],
    'form.back': 'editing',
  },
});
