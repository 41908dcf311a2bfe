import { expect, it } from 'vitest';
import { countdownAt, countdownFrom, RESEND_DELAY_MS, secondsLeft } from '#machines/countdown.ts';
import { fc } from '../../support/fast-check.ts';

const SENT = 1_000_000;

it.each([
  [0, 30],
  [1, 30],
  [999, 30],
  [1000, 29],
  [29_000, 1],
  [29_999, 1],
  [30_000, 0],
  [3_600_000, 0],
])('after %i ms it shows %i seconds', (passed, seconds) => {
  expect(secondsLeft(countdownAt(countdownFrom(SENT), SENT + passed))).toBe(seconds);
});

it('has no wait when another code can be requested at once', () => {
  expect(countdownAt({ resendAt: null }, SENT)).toEqual({ now: SENT, resendAt: null });
  expect(secondsLeft({ now: SENT, resendAt: null })).toBe(0);
});

it('waits no longer than a full countdown when the clock is set back', () => {
  const hourEarlier = SENT - 3_600_000;
  const back = countdownAt(countdownFrom(SENT), hourEarlier);
  expect(secondsLeft(back)).toBe(30);
  expect(secondsLeft(countdownAt(back, hourEarlier + RESEND_DELAY_MS))).toBe(0);
});

it('shows the same second, however often the clock is read', () => {
  const readings = fc.array(fc.nat({ max: 40_000 }), { maxLength: 20 }).map((all) => all.toSorted((a, b) => a - b));
  fc.assert(
    fc.property(readings, fc.nat({ max: 40_000 }), (former, last) => {
      const seen = former.filter((passed) => passed <= last);
      const often = seen.reduce((wait, passed) => countdownAt(wait, SENT + passed), countdownFrom(SENT));
      expect(countdownAt(often, SENT + last)).toEqual(countdownAt(countdownFrom(SENT), SENT + last));
    }),
  );
});
