import { beforeEach, expect, test, vi } from 'vitest';
import { subscribeRegistration } from '#worker/client/subscribe-registration.ts';

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

/** The events that the update received, except `update.due`. */
const received = () => send.mock.calls.flat().filter(({ type }) => type !== 'update.due');

beforeEach(() => {
  registration = new Registration();
  workers = new Workers();
  send = vi.fn();
});

function subscribe(first: object | null, quiet = false): void {
  // Fakes of the browser's objects, as far as the code uses them.
  const fakes = { registration, workers, first } as unknown as Pick<
    Parameters<typeof subscribeRegistration>[0],
    'registration' | 'workers' | 'first'
  >;
  subscribeRegistration({ ...fakes, isQuiet: () => quiet, update: { send } as never });
}

test('the first worker is no update', () => {
  subscribe(null);
  workers.controller = old;
  workers.dispatchEvent(new Event('controllerchange'));
  expect(received()).toEqual([]);
});

test('the next worker that takes control is an update', () => {
  workers.controller = old;
  subscribe(old);
  workers.controller = fresh;
  workers.dispatchEvent(new Event('controllerchange'));
  expect(received()).toEqual([{ type: 'update.controllerChanged' }]);
});

test('a worker that took control before the listener was added is reported', () => {
  workers.controller = fresh;
  subscribe(old);
  expect(received()).toEqual([{ type: 'update.controllerChanged' }]);
});

test('a waiting version is found at once or when its installation ends', () => {
  workers.controller = old;
  registration.waiting = fresh;
  subscribe(old, true);
  expect(received()).toEqual([{ type: 'update.found', quiet: true }]);

  const installing = new EventTarget();
  registration = new Registration();
  registration.installing = installing;
  send = vi.fn();
  subscribe(old);
  registration.dispatchEvent(new Event('updatefound'));
  expect(received()).toEqual([]);
  registration.waiting = fresh;
  installing.dispatchEvent(new Event('statechange'));
  expect(received()).toEqual([{ type: 'update.found', quiet: false }]);
});

test('only the worker’s refusal is reported, other messages are not', () => {
  workers.controller = old;
  subscribe(old);
  workers.dispatchEvent(new MessageEvent('message', { data: { type: 'SOMETHING' } }));
  expect(received()).toEqual([]);
  workers.dispatchEvent(new MessageEvent('message', { data: { type: 'UPDATE_REFUSED' } }));
  expect(received()).toEqual([{ type: 'update.refused' }]);
});

test('checks for a new version at once, every hour and when the app becomes visible', () => {
  vi.useFakeTimers();
  workers.controller = old;
  subscribe(old);
  vi.advanceTimersByTime(3_600_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(send.mock.calls).toEqual(Array.from({ length: 3 }, () => [{ type: 'update.due' }]));
  vi.useRealTimers();
});
