import { beforeEach, expect, test, vi } from 'vitest';
import { subscribeRegistration } from '#update/subscribe-registration.ts';

class Registration extends EventTarget {
  waiting: object | null = null;
  installing: EventTarget | null = null;
}

class Workers extends EventTarget {
  controller: object | null = null;
}

const [old, fresh] = [{ version: 1 }, { version: 2 }];
let registration = new Registration();
let workers = new Workers();
let send = vi.fn<(event: { type: string }) => void>();

/** What the update was told, besides that it is time to look. */
const told = () => send.mock.calls.flat().filter(({ type }) => type !== 'update.due');

beforeEach(() => {
  registration = new Registration();
  workers = new Workers();
  send = vi.fn();
});

function follow(first: object | null, quiet = false): void {
  // Fakes of what a browser gives, as far as it is asked here.
  const fakes = { registration, workers, first } as unknown as Pick<
    Parameters<typeof subscribeRegistration>[0],
    'registration' | 'workers' | 'first'
  >;
  subscribeRegistration({ ...fakes, isQuiet: () => quiet, update: { send } as never });
}

test('the first worker of all brings no update', () => {
  follow(null);
  workers.controller = old;
  workers.dispatchEvent(new Event('controllerchange'));
  expect(told()).toEqual([]);
});

test('the next one to take over does', () => {
  workers.controller = old;
  follow(old);
  workers.controller = fresh;
  workers.dispatchEvent(new Event('controllerchange'));
  expect(told()).toEqual([{ type: 'update.controllerChanged' }]);
});

test('one that took over before anybody listened is not missed', () => {
  workers.controller = fresh;
  follow(old);
  expect(told()).toEqual([{ type: 'update.controllerChanged' }]);
});

test('a version that waits is found: at once, or when it has been installed', () => {
  workers.controller = old;
  registration.waiting = fresh;
  follow(old, true);
  expect(told()).toEqual([{ type: 'update.found', quiet: true }]);

  const installing = new EventTarget();
  registration = new Registration();
  registration.installing = installing;
  send = vi.fn();
  follow(old);
  registration.dispatchEvent(new Event('updatefound'));
  expect(told()).toEqual([]);
  registration.waiting = fresh;
  installing.dispatchEvent(new Event('statechange'));
  expect(told()).toEqual([{ type: 'update.found', quiet: false }]);
});

test('the worker’s refusal is passed on, other messages are not', () => {
  workers.controller = old;
  follow(old);
  workers.dispatchEvent(new MessageEvent('message', { data: { type: 'SOMETHING' } }));
  expect(told()).toEqual([]);
  workers.dispatchEvent(new MessageEvent('message', { data: { type: 'UPDATE_REFUSED' } }));
  expect(told()).toEqual([{ type: 'update.refused' }]);
});

test('looks for a newer version at once, every hour and whenever the app is seen again', () => {
  vi.useFakeTimers();
  workers.controller = old;
  follow(old);
  vi.advanceTimersByTime(3_600_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(send.mock.calls).toEqual(Array.from({ length: 3 }, () => [{ type: 'update.due' }]));
  vi.useRealTimers();
});
