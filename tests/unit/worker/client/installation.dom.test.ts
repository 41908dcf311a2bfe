import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPersistence } from '#storage/persistence.ts';
import { clearPersonalStorage } from '#storage/stored-session.ts';
import { type InstallOffer, startInstallation } from '#worker/client/installation.ts';
import { eventually } from '../../../support/eventually.ts';

const day = 24 * 3_600_000;

beforeEach(() => {
  localStorage.clear();
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
  Object.defineProperty(navigator, 'storage', { value: { persist: async () => true }, configurable: true });
});
afterEach(() => vi.useRealTimers());

const offerOf = (outcome: 'accepted' | 'dismissed') =>
  Object.assign(new Event('beforeinstallprompt'), { prompt: vi.fn(async () => ({ outcome })) }) as InstallOffer;

function launch(outcome?: 'accepted' | 'dismissed') {
  const installation = startInstallation(() => outcome && offerOf(outcome));
  if (outcome) installation.send({ type: 'installation.offered' });
  return installation;
}

const hasItem = (installation: ReturnType<typeof launch>) => installation.getSnapshot().hasTag('item');

test('after the user declines, there is no offer for 30 days, even after a sign-out', async () => {
  const first = launch('dismissed');
  expect(hasItem(first)).toBe(true);
  first.send({ type: 'installation.install' });
  await eventually(() => expect(first.getSnapshot().matches('declined')).toBe(true));
  clearPersonalStorage();
  expect(hasItem(launch('accepted'))).toBe(false);
  vi.useFakeTimers({ now: Date.now() + 31 * day, toFake: ['Date'] });
  expect(hasItem(launch('accepted'))).toBe(true);
});

test('after installation the app requests persistent storage and stores the result', async () => {
  expect(readPersistence()).toBe('unasked');
  const installation = launch('accepted');
  installation.send({ type: 'installation.install' });
  await eventually(() => expect(installation.getSnapshot().matches('unavailable')).toBe(true));
  installation.send({ type: 'installation.installed' });
  await eventually(() => expect(readPersistence()).toBe('granted'));
  expect(hasItem(installation)).toBe(false);
});

test('an iPad, which reports itself as a Mac, gets the hint for manual installation', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605');
  expect(hasItem(launch())).toBe(false);
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5);
  const installation = launch();
  expect(hasItem(installation)).toBe(true);
  installation.send({ type: 'installation.install' });
  expect(installation.getSnapshot().hasTag('hint')).toBe(true);
});

test('a plain http address shows the note once', () => {
  Object.defineProperty(window, 'isSecureContext', { value: false, configurable: true });
  const installation = launch();
  expect(installation.getSnapshot().hasTag('note')).toBe(true);
  installation.send({ type: 'installation.close' });
  clearPersonalStorage();
  expect(launch().getSnapshot().hasTag('note')).toBe(false);
});
