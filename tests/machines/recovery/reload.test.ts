import { expect, it } from 'vitest';
import type { CodeInput, FormerCode } from '#machines/code/setup.ts';
import { secondsLeft } from '#machines/countdown.ts';
import { describePath, explore, type ReachedState } from '../support/explore.ts';
import { start, step } from '../support/step.ts';
import type { RecoverySnapshot } from './invariants.ts';
import { recoveryScenario, SENT, validate } from './scenario.ts';

const { machine, inputs } = recoveryScenario;

/** What the tab has stored at the end of a path. */
function storedAt({ input, path }: ReachedState): FormerCode | null {
  let { snapshot } = start(machine, inputs[input]);
  let { former = null } = inputs[input] as CodeInput;
  for (const { event } of path) {
    const outcome = step(machine, snapshot, event);
    snapshot = outcome.snapshot;
    const stored = outcome.effects.does.findLast(({ type }) => type === 'remember');
    if (stored) former = stored.params as FormerCode | null;
  }
  return former;
}

const reloaded = (former: FormerCode | null, now: number) =>
  start(machine, { validate, now, former }).snapshot as RecoverySnapshot;

it('continues after a reload in every state, with the same wait and without the code', () => {
  for (const state of explore(recoveryScenario).states) {
    const { context, ...snapshot } = state.snapshot as RecoverySnapshot;
    const next = reloaded(storedAt(state), context.now);
    const isEntering = snapshot.tags.has('entering');
    expect(next.hasTag('entering'), describePath(state)).toBe(isEntering);
    expect(next.context.values.otp, describePath(state)).toBe('');
    if (!isEntering) continue;
    expect(next.context.values.recipient, describePath(state)).toBe(context.values.recipient);
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
