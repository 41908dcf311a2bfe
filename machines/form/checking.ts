import { notifyFailure, report, when } from '../routes.ts';
import { formSetup, isStored } from './setup.ts';
import {
  CREATED_AFTER_ALL,
  CREATED_BEFORE_CHANGES,
  NOT_CREATED,
  NOT_SAVED,
  SAVED_AFTER_ALL,
  UNCONFIRMED,
} from './texts.ts';
import { recordIn, savedBefore } from './versions.ts';

/** Reads the record to find out whether a save without a response was stored. Sends nothing. */
export const checking = formSetup.createStateConfig({
  tags: ['busy', 'lookingUp', 'mayBeSent'],
  invoke: {
    src: 'load',
    input: ({ context }) => ({ id: context.id, isSaved: (record) => isStored(context, record) }),
    onDone: [
      {
        guard: when('isStoredAndUntouched'),
        target: 'saved',
        actions: savedBefore(recordIn),
      },
      {
        guard: when('isStored'),
        target: 'editing',
        actions: [
          { type: 'setSentAsBase', params: recordIn },
          'clearFailure',
          { type: 'noteChangeIfAny', params: recordIn },
          { type: 'notifySuccess', params: SAVED_AFTER_ALL },
        ],
      },
      {
        guard: when('ok'),
        target: 'editing',
        actions: [
          { type: 'setFailure', params: NOT_SAVED },
          { type: 'noteChangeIfAny', params: recordIn },
          { type: 'notifyFailure', params: NOT_SAVED },
        ],
      },
      { guard: when('sessionExpired'), target: 'awaitingSignIn.toCheck' },
      { target: 'editing.unconfirmed', actions: notifyFailure },
    ],
  },
});

/** Looks up in the list whether a create without a response was stored. */
function lookUpState(next: 'editing' | 'saving') {
  return formSetup.createStateConfig({
    tags: ['busy', 'lookingUp', 'mayBeSent'],
    invoke: {
      src: 'lookUp',
      input: ({ context: { sent, values, newestBefore, keyed } }) => ({
        values: sent ?? values,
        newestBefore,
        isRepeated: next === 'editing',
        hasKey: keyed === values,
      }),
      onDone: [
        {
          guard: when('isFoundUntouched'),
          target: 'saved',
          actions: [
            { type: 'setOutputFoundIn', params: ({ event }) => event.output },
            { type: 'notifySuccess', params: CREATED_AFTER_ALL },
          ],
        },
        {
          guard: when('isFound'),
          target: 'editing',
          actions: [
            { type: 'setFoundIn', params: ({ event }) => event.output },
            { type: 'notifySuccess', params: CREATED_BEFORE_CHANGES },
          ],
        },
        next === 'saving'
          ? { guard: when('maySend'), target: 'saving' }
          : {
              guard: when('isNotSaved'),
              target: 'editing',
              actions: ['noteNotSaved', ...report(NOT_CREATED)],
            },
        {
          guard: when('ok'),
          target: 'editing.unsure',
          actions: [
            { type: 'setFailure', params: UNCONFIRMED },
            { type: 'setCandidates', params: ({ event }) => event.output },
          ],
        },
        { guard: when('sessionExpired'), target: 'awaitingSignIn.toLookUp' },
        { target: 'editing.unconfirmed', actions: [{ type: 'setFailure', params: UNCONFIRMED }, notifyFailure] },
      ],
    },
  });
}

/** After a send without a response. The request may still be on its way, so the lookup is repeated. */
export const lookingUp = lookUpState('editing');

/** After Save, before the same create is sent again. */
export const lookingUpFirst = lookUpState('saving');
