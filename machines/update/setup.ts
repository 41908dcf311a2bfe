import { assign, setup } from 'xstate';
import { type EffectAction, effect, effectAction } from '../effect.ts';
import type { Obstacle, UpdateContext, UpdateEvent, UpdateTag } from './types.ts';

const types = {} as { context: UpdateContext; events: UpdateEvent; tags: UpdateTag };

const check: EffectAction<unknown> = effectAction('check');
const apply: EffectAction<{ isQuiet: boolean }> = effectAction('apply');
const reload: EffectAction<unknown> = effectAction('reload');

/** The parts of the update machine. */
export const updateSetup = setup({
  types,
  actors: {
    /** Where there is something typed that a reload would take, if anywhere. */
    findUnsaved: effect<Obstacle | null>('findUnsaved'),
  },
  delays: {
    /** How long 'Deferred' is. */
    postponement: 3_600_000,
    /** How often an obstacle is looked at again. */
    recheck: 2000,
    /**
     * How long the new version has to take over. Chromium takes a second, and half a minute where a call has woken the
     * former worker while it was being replaced: it must be idle for so long first (measured: 0.96 s and 31.0 s).
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
    beQuiet: assign({ isQuiet: true }),
    beAsked: assign({ isQuiet: false }),
    setAgreement: assign({ isAgreed: true }),
    setObstacle: assign((_, obstacle: Obstacle | null) => ({ obstacle })),
    /** Asks the host whether there is a newer version. */
    check,
    /** Tells the version that waits to take over, and the other windows that somebody has agreed, if somebody has. */
    apply,
    reload,
  },
});
