import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LazyCode, lazyCode } from '#ui/loading/lazy-code.ts';
import { LazyPage } from '#ui/loading/lazy-page.tsx';
import { letTimePass } from '../../support/let-time-pass.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

interface Code {
  readonly words: string;
}

const show = (code: LazyCode<Code>) => render(<LazyPage code={code}>{({ words }) => <h1>{words}</h1>}</LazyPage>);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const arrives = (after: number) => () => letTimePass(after).then((): Code => ({ words: 'Teams' }));
const isMissing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const press = () => act(() => screen.getByRole('button', { name: 'Retry' }).click());

test('shows that it loads, then that the network is slow, then the screen', async () => {
  show(lazyCode(arrives(6000)));
  expect(screen.getByRole('status').textContent).toBe('Loading...');
  await pass(4500);
  expect(screen.getByRole('status').textContent).toContain('The network is slow');
  await pass(2000);
  expect(screen.getByRole('heading').textContent).toBe('Teams');
});

test('shows an error after 120 seconds, and the screen if it arrives later', async () => {
  show(lazyCode(arrives(130_000)));
  await pass(119_000);
  expect(screen.queryByRole('alert')).toBeNull();
  await pass(2000);
  expect(screen.getByRole('alert').textContent).toContain('This screen could not be loaded');
  await pass(10_000);
  expect(screen.getByRole('heading').textContent).toBe('Teams');
});

test('code that has arrived is not fetched again, and code that failed is', async () => {
  const fetch = vi.fn<() => Promise<Code>>();
  fetch.mockImplementationOnce(isMissing).mockImplementation(arrives(0));
  const code = lazyCode(fetch);
  await expect(code.load()).rejects.toThrow('Failed to fetch');
  for (let load = 0; load < 2; load += 1) {
    const loading = code.load();
    await pass(0);
    expect(await loading).toEqual({ words: 'Teams' });
  }
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('Retry fetches again on each press, and the page is never reloaded', async () => {
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

test('loaded code shows at once', async () => {
  const code = lazyCode(arrives(10));
  const first = show(code);
  await pass(20);
  first.unmount();
  show(code);
  expect(screen.getByRole('heading').textContent).toBe('Teams');
});

/** Calls back after the first render and before the effects run. */
function AfterRender({ onRendered }: { onRendered: () => void }) {
  useLayoutEffect(onRendered, [onRendered]);
  return null;
}

test('code that arrives between render and effects is shown', async () => {
  const teams: Code = { words: 'Teams' };
  const arrived = vi.fn<() => Code | undefined>(() => undefined);
  const code: LazyCode<Code> = { ...lazyCode(isMissing), arrived };
  render(
    <>
      <LazyPage code={code}>{({ words }) => <h1>{words}</h1>}</LazyPage>
      <AfterRender onRendered={() => arrived.mockReturnValue(teams)} />
    </>,
  );
  await pass(0);
  expect(screen.getByRole('heading').textContent).toBe('Teams');
});
