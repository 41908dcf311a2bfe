import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LazyCode, lazyCode } from '#ui/loading/lazy-code.ts';
import { LazyPage } from '#ui/loading/lazy-page.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

interface Code {
  readonly words: string;
}

const show = (code: LazyCode<Code>) => render(<LazyPage code={code}>{({ words }) => <h1>{words}</h1>}</LazyPage>);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const arrives = (after: number) => () =>
  new Promise<Code>((resolve) => setTimeout(() => resolve({ words: 'Teams' }), after));
const isMissing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const press = () => act(() => screen.getByRole('button', { name: 'Retry' }).click());

test('says that it loads, then that it is slow, then shows the screen', async () => {
  show(lazyCode(arrives(6000)));
  expect(screen.getByRole('status').textContent).toBe('Loading...');
  await pass(4500);
  expect(screen.getByRole('status').textContent).toContain('the network is slow');
  await pass(2000);
  expect(screen.getByRole('heading').textContent).toBe('Teams');
});

test('gives up after 120 seconds, and shows what comes later all the same', async () => {
  show(lazyCode(arrives(130_000)));
  await pass(119_000);
  expect(screen.queryByRole('alert')).toBeNull();
  await pass(2000);
  expect(screen.getByRole('alert').textContent).toContain('This screen could not be loaded');
  await pass(10_000);
  expect(screen.getByRole('heading').textContent).toBe('Teams');
});

test('Retry fetches again, as often as it is pressed, and the page is never reloaded', async () => {
  const reload = vi.spyOn(window.location, 'reload');
  const load = vi.fn<() => Promise<Code>>(isMissing);
  show(lazyCode(load));
  await pass(0);
  press();
  await pass(0);
  expect(load).toHaveBeenCalledTimes(2);
  load.mockImplementation(arrives(10));
  press();
  expect(screen.queryByRole('alert')).toBeNull();
  await pass(20);
  expect(screen.getByRole('heading').textContent).toBe('Teams');
  expect(load).toHaveBeenCalledTimes(3);
  expect(reload).not.toHaveBeenCalled();
});

test('what has arrived once shows at once', async () => {
  const code = lazyCode(arrives(10));
  const first = show(code);
  await pass(20);
  first.unmount();
  show(code);
  expect(screen.getByRole('heading').textContent).toBe('Teams');
});

/** Comes when all has been drawn once, and before anything is done about it. */
function Arrival({ onDrawn }: { onDrawn: () => void }) {
  useLayoutEffect(onDrawn, [onDrawn]);
  return null;
}

test('what arrives while the page is being drawn without it is shown', async () => {
  const teams: Code = { words: 'Teams' };
  const arrived = vi.fn<() => Code | undefined>(() => undefined);
  const code: LazyCode<Code> = { ...lazyCode(isMissing), arrived };
  render(
    <>
      <LazyPage code={code}>{({ words }) => <h1>{words}</h1>}</LazyPage>
      <Arrival onDrawn={() => arrived.mockReturnValue(teams)} />
    </>,
  );
  await pass(0);
  expect(screen.getByRole('heading').textContent).toBe('Teams');
});
