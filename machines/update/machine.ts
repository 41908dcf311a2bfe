import { when } from '../routes.ts';
import { updateSetup } from './setup.ts';

/** Unsaved input blocks the update. The check is repeated, so the prompt is up to date. */
export const blocked = updateSetup.createStateConfig({
  tags: 'blocked',
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
      },
    },
  },
});

/**
 * A new version of the app. It waits until the user agrees and no window has unsaved input. One press applies it in every
 * window. A window that was not ready when the new version took over continues with the old version, whose files stay
 * cached, and offers to reload.
 */
export const updateMachine = updateSetup.createMachine({
  id: 'update',
  context: { isQuiet: false, isAgreed: false, obstacle: null },
  initial: 'current',
  on: {
    'update.due': { actions: 'check' },
    'update.agreedElsewhere': { actions: 'setAgreement' },
    'update.controllerChanged': [{ guard: 'isAgreed', target: '.arriving' }, { target: '.stale' }],
  },
  states: {
    current: {
      on: {
        'update.found': [
          { guard: { type: 'isOffered', params: ({ event }) => event }, target: 'ready' },
          { target: 'asking', actions: 'setQuiet' },
        ],
      },
    },
    ready: {
      tags: 'ready',
      entry: 'clearQuiet',
      on: { 'update.apply': 'asking', 'update.later': 'postponed' },
    },
    postponed: {
      after: { postponement: 'ready' },
      on: { 'update.found': 'ready' },
    },
    asking: {
      tags: 'busy',
      invoke: {
        src: 'findUnsaved',
        onDone: [
          { guard: when('isClear'), target: 'applying' },
          { guard: 'isQuiet', target: 'ready' },
          { target: 'blocked', actions: { type: 'setObstacle', params: ({ event }) => event.output } },
        ],
      },
    },
    blocked,
    applying: {
      tags: 'busy',
      entry: { type: 'apply', params: ({ context: { isQuiet } }) => ({ isQuiet }) },
      after: { applyLimit: 'ready' },
      on: {
        'update.controllerChanged': 'arriving',
        'update.refused': [
          { guard: 'isQuiet', target: 'ready' },
          { target: 'blocked', actions: { type: 'setObstacle', params: 'elsewhere' } },
        ],
      },
    },
    // The user may have started to type since the press.
    arriving: {
      tags: 'busy',
      invoke: {
        src: 'findUnsaved',
        onDone: [
          { guard: when('isElsewhere'), target: 'reloading' },
          { target: 'stale', actions: { type: 'setObstacle', params: ({ event }) => event.output } },
        ],
      },
      on: { 'update.controllerChanged': {} },
    },
    stale: {
      tags: 'stale',
      exit: { type: 'setObstacle', params: null },
      on: {
        'update.apply': 'arriving',
        'update.agreedElsewhere': { target: 'arriving', actions: 'setAgreement' },
        'update.controllerChanged': {},
      },
    },
    reloading: {
      tags: 'busy',
      entry: 'reload',
      on: { 'update.due': {}, 'update.controllerChanged': {} },
    },
  },
});
