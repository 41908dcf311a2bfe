import { expect, it } from 'vitest';
import { secondsLeft } from '#machines/countdown.ts';
import type { RecoverySnapshot } from '#machines/recovery/selectors.ts';
import type { RecoveryFormer, RecoveryInput } from '#machines/recovery/types.ts';
import { describePath, explore, type ReachedState } from '../support/explore.ts';
import { start, step } from '../support/step.ts';
import { recoveryScenario, SENT, validate } from './scenario.ts';

const { machine, inputs } = recoveryScenario;

/** What the tab has stored at the end of a path. */
function storedAt({ input, path }: ReachedState): RecoveryFormer | null {
  let { snapshot } = start(machine, inputs[input]);
  let { former } = inputs[input] as RecoveryInput;
  for (const { event } of path) {
    const outcome = step(machine, snapshot, event);
    snapshot = outcome.snapshot;
    const stored = outcome.effects.does.findLast(({ type }) => type === 'remember');
    if (stored) former = stored.params as RecoveryFormer | null;
  }
  return former;
}

const reloaded = (former: RecoveryFormer | null, now: number) =>
  start(machine, { validate, now, former }).snapshot as RecoverySnapshot;

it('continues after a reload in every state, with the same wait and without the code', { timeout: 30_000 }, () => {
  for (const state of explore(recoveryScenario).states) {
    // A reload restarts a clock that failed.
    if (state.path.some(({ label }) => label === 'tick throws')) continue;
    const { context, ...snapshot } = state.snapshot as RecoverySnapshot;
    const next = reloaded(storedAt(state), context.now);
    const isEntering = snapshot.tags.has('entering');
    expect(next.hasTag('entering'), describePath(state)).toBe(isEntering);
    expect(next.context.values.otp, describePath(state)).toBe('');
    if (!isEntering) continue;
    expect(next.context.values.username, describePath(state)).toBe(context.values.username);
    expect(secondsLeft(next.context), describePath(state)).toBe(secondsLeft(context));
    expect(next.hasTag('busy'), describePath(state)).toBe(false);
  }
});

it('continues the countdown while the tab was closed', () => {
  const former = { username: 'ann', resendAt: SENT + 30_000 };
  expect(secondsLeft(reloaded(former, SENT + 12_000).context)).toBe(18);
  expect(reloaded(former, SENT + 12_000).matches({ entering: { countdown: 'running' } })).toBe(true);
  expect(reloaded(former, SENT + 600_000).matches({ entering: { countdown: 'over' } })).toBe(true);
});
