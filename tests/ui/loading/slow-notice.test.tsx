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
  // Runs timers that effects have set.
  await act(() => vi.advanceTimersByTimeAsync(0));
};
const status = () => screen.queryByRole('status')?.textContent ?? null;
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function start(kind: PendingCall['kind'], calls = createPendingCalls()) {
  const stop = vi.fn();
  const retry = vi.fn();
  const call = { kind, attempt: 1, sent: null, stop, retry: kind === 'read' ? retry : null };
  let change: ReturnType<typeof calls.add> = () => undefined;
  const add = () => {
    change = calls.add({ ...call, startedAt: Date.now() });
  };
  return { calls, stop, retry, add, change: (changes: Partial<PendingCall> | null) => act(() => change(changes)) };
}

/** A notice with a call that is slow. */
async function startSlow(kind: PendingCall['kind'], props: { onCancel?: () => void } = {}) {
  const started = start(kind);
  render(<SlowNotice calls={started.calls} {...props} />);
  act(started.add);
  await pass(8100);
  return started;
}

test('appears after eight seconds and shows the waiting time', async () => {
  const { calls, add } = start('read');
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

test('announces its text once, without the time', async () => {
  const { calls, add } = start('read');
  render(<SlowNotice calls={calls} />);
  act(add);
  await act(() => vi.advanceTimersByTimeAsync(8000));
  // The region is rendered before its text, so that screen readers announce it.
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

test('disappears with the response, and does not appear for fast calls', async () => {
  const { calls, add, change } = start('read');
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

test('a read can be tried again, then stopped', async () => {
  const { retry, stop, change } = await startSlow('read');
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

test('a write can be stopped but not sent again', async () => {
  const { stop } = await startSlow('write');
  expect(buttons()).toEqual(['Stop waiting']);
  press('Stop waiting');
  expect(stop).toHaveBeenCalledOnce();
});

test('offers Cancel in place of Stop waiting if the owner handles it', async () => {
  const cancel = vi.fn();
  const { stop } = await startSlow('write', { onCancel: cancel });
  expect(buttons()).toEqual(['Cancel']);
  press('Cancel');
  expect(cancel).toHaveBeenCalledOnce();
  expect(stop).not.toHaveBeenCalled();
});

test('concerns the slow ones of several calls and shows the time of the oldest', async () => {
  const calls = createPendingCalls();
  const [first, second, third] = [start('read', calls), start('read', calls), start('read', calls)];
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
