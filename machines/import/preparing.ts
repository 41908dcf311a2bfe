import { okOf } from '#machines/result-parts.ts';
import { setFailure, when } from '../routes.ts';
import { importSetup } from './setup.ts';
import { NO_ROWS } from './texts.ts';
import type { Conversion, ImportContext, ImportEvent } from './types.ts';

/** From a file to rows. Nothing is stored before the check, so leaving is enough to discard it. */
export const preparing = importSetup.createStateConfig({
  initial: 'choosing',
  states: {
    choosing: {
      tags: 'choosing',
      on: {
        'import.choose': {
          target: 'reading',
          actions: ['clearFailure', { type: 'setFileName', params: ({ event }) => event.source.name }],
        },
      },
    },
    reading: {
      tags: ['busy', 'reading'],
      invoke: {
        src: 'read',
        input: ({ event }) => sourceOf(event),
        onDone: [
          {
            guard: when('hasSheet'),
            target: 'mapping',
            actions: [
              { type: 'setSheets', params: ({ event }) => event.output },
              { type: 'setSheet', params: 0 },
            ],
          },
          { guard: when('ok'), target: 'choosing', actions: { type: 'setFailure', params: NO_ROWS } },
          { target: 'choosing', actions: setFailure },
        ],
      },
      on: { 'import.back': 'choosing' },
    },
    mapping: {
      tags: 'matching',
      on: {
        'import.chooseSheet': {
          guard: { type: 'isSheet', params: ({ event }) => event.sheet },
          actions: { type: 'setSheet', params: ({ event }) => event.sheet },
        },
        'import.match': {
          guard: { type: 'isColumn', params: ({ event }) => event.column },
          actions: { type: 'setMatch', params: ({ event }) => event },
        },
        'import.next': {
          guard: 'isMatched',
          target: 'converting',
          actions: { type: 'setResolved', params: null },
        },
        'import.back': { target: 'choosing', actions: 'clearFailure' },
      },
    },
    converting: {
      initial: 'running',
      on: { 'import.back': { target: 'mapping', actions: 'clearFailure' } },
      states: {
        running: {
          tags: ['busy', 'converting'],
          entry: 'clearFailure',
          invoke: {
            src: 'convert',
            input: ({ context }) => conversionOf(context),
            onDone: [
              {
                guard: when('mustAsk'),
                target: 'asking',
                actions: { type: 'setResolved', params: ({ event }) => okOf(event.output).data.resolved },
              },
              {
                guard: when('ok'),
                target: '#import.acquiring',
                actions: { type: 'setConverted', params: ({ event }) => okOf(event.output).data },
              },
              { guard: when('sessionExpired'), target: 'awaitingSignIn' },
              { guard: when('offline'), target: 'offline', actions: setFailure },
              { target: '#import.preparing.mapping', actions: setFailure },
            ],
          },
        },
        offline: {
          tags: ['awaitingConnection', 'converting'],
          on: { 'import.reconnected': 'running', 'import.goOn': 'running' },
        },
        awaitingSignIn: { tags: ['awaitingSignIn', 'converting'], on: { 'session.resumed': 'running' } },
        /** Each ambiguous or unknown value is asked once, for all its rows. */
        asking: {
          tags: 'asking',
          on: {
            'import.answer': {
              guard: { type: 'isQuestion', params: ({ event }) => event.question },
              actions: { type: 'setAnswer', params: ({ event }) => event },
            },
            'import.next': { guard: 'isAnswered', target: 'running' },
          },
        },
      },
    },
  },
});

function sourceOf(event: ImportEvent) {
  if (event.type !== 'import.choose') throw new Error('No file is chosen');
  return event.source;
}

function conversionOf({ sheet, match, resolved, answers }: ImportContext): Conversion {
  if (sheet === null) throw new Error('No sheet is chosen');
  return { sheet, match, resolved, answers };
}
