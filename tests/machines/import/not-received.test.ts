import { expect, it } from 'vitest';
import { importMachine } from '#machines/import/machine.ts';
import { countsOf } from '#machines/import/rows.ts';
import type { ImportSnapshot } from '#machines/import/selectors.ts';
import { NOT_RECEIVED } from '#machines/import/texts.ts';
import type { RowToSend } from '#machines/import/types.ts';
import { runningEffects } from '../support/events.ts';
import { failures, ok } from '../support/results.ts';
import { type Outcome, start, step } from '../support/step.ts';
import { inputOf, rowOf, storedOf } from './fixtures.ts';

const notSaved = ok({ kind: 'notSaved' });
const repeatable = ok({ kind: 'repeatable' });

/** An import whose only row was sent and had no response. */
function unanswered({ isKeyed }: { readonly isKeyed: boolean }): Outcome {
  const opened = end(start(importMachine, inputOf(storedOf([rowOf('Lions')]))), {
    kind: 'acquired',
    stored: null,
    isKeyed,
  });
  const started = step(importMachine, opened.snapshot, { type: 'import.start' });
  return end(end(started, 'stored'), failures.unknown);
}

/** An import that was open when the page ended, after its row was sent with this key. */
function interrupted(key: string | null): Outcome {
  const stored = storedOf([rowOf('Lions', { progress: { kind: 'sending', key } })], { hasStarted: true });
  const opened = end(start(importMachine, inputOf(stored)), { kind: 'acquired', stored: null, isKeyed: key !== null });
  return press(opened, 'import.goOn');
}

/** Ends the running effect, which is not the lock. */
function end({ snapshot }: Outcome, output: unknown): Outcome {
  const running = runningEffects(snapshot).find(({ src }) => src !== 'hold');
  if (running === undefined) throw new Error('No effect runs');
  return step(importMachine, snapshot, { type: `xstate.done.actor.${running.id}`, output, actorId: running.id });
}

const press = ({ snapshot }: Outcome, type: string) => step(importMachine, snapshot, { type });
const sends = ({ effects }: Outcome) => effects.starts.some(({ src }) => src === 'send');
const snapshotOf = ({ snapshot }: Outcome) => snapshot as ImportSnapshot;

it.each([
  ['had no response', () => unanswered({ isKeyed: false })],
  ['was being sent when the page ended', () => interrupted(null)],
])('a row without a key that %s and is not found is sent again only by its user', (_, begin) => {
  const lookedUp = end(begin(), notSaved);
  expect(sends(lookedUp)).toBe(false);
  const paused = end(lookedUp, 'stored');
  expect(snapshotOf(paused).matches({ open: 'paused' })).toBe(true);
  expect(snapshotOf(paused).context.failure).toEqual(NOT_RECEIVED);
  const sent = end(press(paused, 'import.goOn'), notSaved);
  expect(sends(sent)).toBe(true);
  // The word of the user counts for one call.
  expect(sends(end(end(sent, failures.unknown), notSaved))).toBe(false);
});

it.each([
  ['had no response', () => unanswered({ isKeyed: true })],
  ['was being sent when the page ended', () => interrupted('key')],
])('a row with a key that %s is sent again at once', (_, begin) => {
  expect(sends(end(begin(), repeatable))).toBe(true);
});

it.each([
  ['with a key that the server no longer seems to have', 'key', false],
  ['with a key', 'key', true],
  ['without a key, by its user', null, false],
])('a row that could not be sent again %s is looked up before it is sent', (_, key, isKeyed) => {
  const stored = storedOf([rowOf('Lions', { progress: { kind: 'sending', key } })], { hasStarted: true });
  const opened = end(start(importMachine, inputOf(stored)), { kind: 'acquired', stored: null, isKeyed });
  const answer = key === null ? notSaved : repeatable;
  const lookedUp = end(press(opened, 'import.goOn'), answer);
  const again = key === null ? end(press(end(lookedUp, 'stored'), 'import.goOn'), answer) : lookedUp;
  expect(sends(again)).toBe(true);
  const reconnected = press(end(again, failures.offline), 'import.reconnected');
  expect(sends(reconnected)).toBe(false);
  expect(reconnected.effects.starts).toMatchObject([{ src: 'lookUp', input: { key } }]);
});

it('a row without a key is looked up repeatedly, also after a reload: it may still arrive', () => {
  const lookUp = interrupted(null).effects.starts.find(({ src }) => src === 'lookUp')?.input as RowToSend;
  expect(lookUp).toMatchObject({ key: null, isRepeated: true });
});

it('no row begins after Pause: not while it is stored, and not again after its lookup', () => {
  const opened = end(start(importMachine, inputOf(storedOf([rowOf('Lions'), rowOf('Tigers')]))), {
    kind: 'acquired',
    stored: null,
    isKeyed: true,
  });
  const storing = press(opened, 'import.start');
  const stopped = end(end(press(storing, 'import.pause'), 'stored'), 'stored');
  expect(snapshotOf(stopped).matches({ open: 'paused' })).toBe(true);
  expect(countsOf(snapshotOf(stopped).context.rows)).toMatchObject({ create: 2, sending: 0 });

  const lookingUp = press(unanswered({ isKeyed: true }), 'import.pause');
  const paused = end(end(lookingUp, repeatable), 'stored');
  expect(snapshotOf(paused).matches({ open: 'paused' })).toBe(true);
  expect(snapshotOf(paused).context.failure).toBeNull();
  expect(countsOf(snapshotOf(paused).context.rows)).toMatchObject({ sending: 1 });
  // It is looked up again before it is sent again.
  const continued = press(paused, 'import.goOn');
  expect(sends(continued)).toBe(false);
  expect(sends(end(continued, repeatable))).toBe(true);

  // The user has said that it may be sent, and presses Pause before it is.
  const refused = end(end(unanswered({ isKeyed: false }), notSaved), 'stored');
  const again = press(press(refused, 'import.goOn'), 'import.pause');
  expect(sends(end(again, notSaved))).toBe(false);
});
