import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPendingCalls, type PendingCall } from '#domain/pending-calls.ts';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = async (milliseconds: number) => {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  // What an effect of that has put off.
  await act(() => vi.advanceTimersByTimeAsync(0));
};
const status = () => screen.queryByRole('status')?.textContent ?? null;
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function begin(kind: PendingCall['kind'], calls = createPendingCalls()) {
  const stop = vi.fn();
  const retry = vi.fn();
  const call = { kind, attempt: 1, sent: null, stop, retry: kind === 'read' ? retry : null };
  let change: ReturnType<typeof calls.add> = () => undefined;
  const add = () => {
    change = calls.add({ ...call, startedAt: Date.now() });
  };
  return { calls, stop, retry, add, change: (changes: Partial<PendingCall> | null) => act(() => change(changes)) };
}

test('says after eight seconds that a call is slow, and for how long it has been', async () => {
  const { calls, add } = begin('read');
  render(<SlowNotice calls={calls} />);
  act(add);
  await pass(7900);
  expect(status()).toBeNull();
  await pass(200);
  expect(status()).toBe('This is taking longer than usual');
  screen.getByText('0:08');
  await pass(64_000);
  screen.getByText('1:12');
});

test('announces the words once: the time is not in what is announced, nor read', async () => {
  const { calls, add } = begin('read');
  render(<SlowNotice calls={calls} />);
  act(add);
  await act(() => vi.advanceTimersByTimeAsync(8000));
  // The region is there before its words, or no screen reader would hear of them.
  const region = screen.getByRole('status');
  const changes: string[] = [];
  const observer = new MutationObserver((records) => changes.push(...records.map(() => region.textContent)));
  observer.observe(region, { childList: true, subtree: true, characterData: true });
  expect(region.textContent).toBe('');
  await pass(10_000);
  expect(changes).toEqual(['This is taking longer than usual']);
  expect(screen.getByText('0:18').getAttribute('aria-hidden')).toBe('true');
  expect(region.contains(screen.getByText('0:18'))).toBe(false);
});

test('goes with the answer, and says nothing of a call that is quick', async () => {
  const { calls, add, change } = begin('read');
  render(<SlowNotice calls={calls} />);
  act(add);
  await pass(9000);
  change(null);
  expect(status()).toBeNull();
  act(add);
  await pass(7000);
  expect(status()).toBeNull();
  change(null);
  await pass(9000);
  expect(status()).toBeNull();
});

test('a read can be tried again, and given up once that did not help', async () => {
  const { calls, add, retry, stop, change } = begin('read');
  render(<SlowNotice calls={calls} />);
  act(add);
  await pass(8100);
  expect(buttons()).toEqual(['Try again']);
  press('Try again');
  expect(retry).toHaveBeenCalledOnce();
  change({ attempt: 2, startedAt: Date.now() });
  await pass(10);
  expect(status()).toBe('Trying again');
  screen.getByText('0:00');
  await pass(8100);
  expect(status()).toBe('This is taking longer than usual');
  expect(buttons()).toEqual(['Try again', 'Stop waiting']);
  press('Stop waiting');
  expect(stop).toHaveBeenCalledOnce();
});

test('a write can be stopped, and never sent again', async () => {
  const { calls, add, stop } = begin('write');
  render(<SlowNotice calls={calls} />);
  act(add);
  await pass(8100);
  expect(buttons()).toEqual(['Stop waiting']);
  press('Stop waiting');
  expect(stop).toHaveBeenCalledOnce();
});

test('offers what stands for stopping where there is something better', async () => {
  const { calls, add, stop } = begin('write');
  const cancel = vi.fn();
  render(<SlowNotice calls={calls} onCancel={cancel} />);
  act(add);
  await pass(8100);
  expect(buttons()).toEqual(['Cancel']);
  press('Cancel');
  expect(cancel).toHaveBeenCalledOnce();
  expect(stop).not.toHaveBeenCalled();
});

test('of several calls it concerns those that are slow, and shows the time of the oldest', async () => {
  const calls = createPendingCalls();
  const [first, second, third] = [begin('read', calls), begin('read', calls), begin('read', calls)];
  render(<SlowNotice calls={calls} />);
  act(first.add);
  await pass(3000);
  act(second.add);
  await pass(7000);
  act(third.add);
  await pass(1100);
  screen.getByText('0:11');
  press('Try again');
  expect([first, second, third].map(({ retry }) => retry.mock.calls.length)).toEqual([1, 1, 0]);
  first.change(null);
  await pass(1000);
  screen.getByText('0:09');
});
