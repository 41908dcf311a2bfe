import { expect, it } from 'vitest';
import { secondsLeft } from '#machines/countdown.ts';
import type { RecoverySnapshot } from '#machines/recovery/selectors.ts';
import type { RecoveryFormer, RecoveryInput } from '#machines/recovery/types.ts';
import { explore, type Place, tellPath } from '../support/explore.ts';
import { start, step } from '../support/step.ts';
import { recoveryScenario, SENT, validate } from './scenario.ts';

const { machine, inputs } = recoveryScenario;

/** What the tab has remembered at the end of a path. */
function rememberedAt({ input, path }: Place): RecoveryFormer | null {
  let { snapshot } = start(machine, inputs[input]);
  let { former } = inputs[input] as RecoveryInput;
  for (const { event } of path) {
    const outcome = step(machine, snapshot, event);
    snapshot = outcome.snapshot;
    const kept = outcome.effects.does.findLast(({ type }) => type === 'remember');
    if (kept) former = kept.params as RecoveryFormer | null;
  }
  return former;
}

const reloaded = (former: RecoveryFormer | null, now: number) =>
  start(machine, { validate, now, former }).snapshot as RecoverySnapshot;

it('goes on after a reload at every step, with the same wait and without the code', { timeout: 30_000 }, () => {
  for (const place of explore(recoveryScenario).places) {
    // A clock that failed is asked again by the reload.
    if (place.path.some(({ label }) => label === 'tick throws')) continue;
    const { context, ...snapshot } = place.snapshot as RecoverySnapshot;
    const next = reloaded(rememberedAt(place), context.now);
    const isEntering = snapshot.tags.has('entering');
    expect(next.hasTag('entering'), tellPath(place)).toBe(isEntering);
    expect(next.context.values.otp, tellPath(place)).toBe('');
    if (!isEntering) continue;
    expect(next.context.values.username, tellPath(place)).toBe(context.values.username);
    expect(secondsLeft(next.context), tellPath(place)).toBe(secondsLeft(context));
    expect(next.hasTag('busy'), tellPath(place)).toBe(false);
  }
});

it('counts on while the tab was away', () => {
  const former = { username: 'ann', resendAt: SENT + 30_000 };
  expect(secondsLeft(reloaded(former, SENT + 12_000).context)).toBe(18);
  expect(reloaded(former, SENT + 12_000).matches({ entering: { countdown: 'running' } })).toBe(true);
  expect(reloaded(former, SENT + 600_000).matches({ entering: { countdown: 'over' } })).toBe(true);
});
