import { assign, setup } from 'xstate';
import { type EffectAction, effect, effectAction } from '../effect.ts';
import type { Tags } from '../tags.ts';

/** Where unsaved input blocks a reload: in this window, or in another one. */
export type Obstacle = 'here' | 'elsewhere';

interface UpdateContext {
  /** The update is applied without a prompt, because the user has not started to work yet. */
  readonly isQuiet: boolean;
  /** The user agreed in another window. This window reloads if nothing would be lost. */
  readonly isAgreed: boolean;
  /** What blocked the last attempt. */
  readonly obstacle: Obstacle | null;
}

type UpdateEvent =
  /** A new version is installed and waits. `quiet`: at a launch or login, before the user starts to work. */
  | { readonly type: 'update.found'; readonly quiet: boolean }
  | { readonly type: 'update.apply' }
  | { readonly type: 'update.later' }
  /** The worker found a dirty form that did not exist when this page asked. */
  | { readonly type: 'update.refused' }
  | { readonly type: 'update.agreedElsewhere' }
  /** The new version controls this page. */
  | { readonly type: 'update.controllerChanged' }
  /** Check for a new version: an hour has passed, or the app is visible again. */
  | { readonly type: 'update.due' };

type UpdateTag = Tags<'ready' | 'blocked' | 'stale' | 'busy'>;

const types = {} as { context: UpdateContext; events: UpdateEvent; tags: UpdateTag };

const check: EffectAction<unknown> = effectAction('check');
const apply: EffectAction<{ isQuiet: boolean }> = effectAction('apply');
const reload: EffectAction<unknown> = effectAction('reload');

/** The parts of the update machine. */
export const updateSetup = setup({
  types,
  actors: {
    /** Finds unsaved input that a reload would lose. Resolves with where it is. */
    findUnsaved: effect<Obstacle | null>('findUnsaved'),
  },
  delays: {
    /** How long 'Later' postpones the prompt. */
    postponement: 3_600_000,
    /** How often a blocked update checks again. */
    recheck: 2000,
    /**
     * How long the new version has to take over. Chromium needs a second, or half a minute if a call woke the old worker
     * while it was replaced, because that worker must be idle first (measured: 0.96 s and 31.0 s).
     */
    applyLimit: 35_000,
  },
  guards: {
    isQuiet: ({ context }) => context.isQuiet,
    isAgreed: ({ context }) => context.isAgreed,
    isOffered: (_, { quiet }: { quiet: boolean }) => !quiet,
    isClear: (_, obstacle: Obstacle | null) => obstacle === null,
    isElsewhere: (_, obstacle: Obstacle | null) => obstacle !== 'here',
  },
  actions: {
    setQuiet: assign({ isQuiet: true }),
    clearQuiet: assign({ isQuiet: false }),
    setAgreement: assign({ isAgreed: true }),
    setObstacle: assign((_, obstacle: Obstacle | null) => ({ obstacle })),
    /** Checks the host for a newer version. */
    check,
    /** Makes the waiting version take over. If the user agreed, notifies the other windows. */
    apply,
    reload,
  },
});
