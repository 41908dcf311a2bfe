import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from '#ui/toast/toast.ts';
import { Toaster } from '#ui/toast/toaster.tsx';

/** Effects run at the end of `act`, so each state of a toast needs its own call. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const shown = () => screen.queryAllByRole('status', { hidden: true }).flatMap((list) => Array.from(list.children));
const words = () => shown().map((each) => each.textContent);

describe('toasts', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('appear in a polite live region, newest first, for the durations of section 9', async () => {
    render(<Toaster />);
    toast.success('Saved');
    toast.error('Refused');
    const loading = toast.loading('Loading...');
    await vi.dynamicImportSettled();
    await pass(50);
    expect(words()).toEqual(['Loading...', 'Refused', 'Saved']);
    expect(shown()[0]?.parentElement?.getAttribute('aria-live')).toBe('polite');

    // The library removes a toast one second later, after it has faded out.
    await pass(2000);
    await pass(1000);
    expect(words()).toEqual(['Loading...', 'Refused']);
    await pass(1000);
    await pass(1000);
    expect(words()).toEqual(['Loading...']);
    await pass(600_000);
    expect(words()).toEqual(['Loading...']);

    toast.success("You're successfully logged in", { id: loading });
    await pass(50);
    expect(words()).toEqual(["You're successfully logged in"]);
    toast.dismiss();
    await pass(50);
    await pass(1000);
    expect(words()).toEqual([]);
  });

  it('pause while one of them has the focus', async () => {
    render(<Toaster />);
    toast.success('Saved');
    await pass(50);
    screen.getByRole('button', { name: 'Dismiss' }).focus();
    await pass(10_000);
    expect(words()).toEqual(['Saved']);

    // Dismissed by code while it has the focus: there is no blur event.
    toast.dismiss();
    await pass(50);
    await pass(1000);
    toast.success('Saved again');
    await pass(50);
    expect(words()).toEqual(['Saved again']);
    await pass(2000);
    await pass(1000);
    expect(words()).toEqual([]);
  });

  it('are inert while they fade out, and restore the focus', async () => {
    render(
      <>
        <input aria-label="Name" />
        <Toaster />
      </>,
    );
    screen.getByLabelText('Name').focus();
    toast.error('Refused');
    await pass(50);
    const dismiss = screen.getByRole('button', { name: 'Dismiss' });
    dismiss.focus();
    act(() => {
      dismiss.click();
    });
    await pass(50);
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    expect(shown().map((each) => each.hasAttribute('inert'))).toEqual([true]);

    // A press that does not move the focus restores none.
    screen.getByLabelText('Name').blur();
    toast.error('Refused again');
    await pass(50);
    act(() => {
      screen.getAllByRole('button', { name: 'Dismiss' })[0]?.click();
    });
    expect(document.activeElement).toBe(document.body);
  });

  it('are at most 20 at once', async () => {
    render(<Toaster />);
    for (let number = 1; number <= 25; number++) toast.loading(`Row ${number}`);
    await pass(50);
    expect(words()).toHaveLength(20);
    expect(words()[0]).toBe('Row 25');
  });
});
