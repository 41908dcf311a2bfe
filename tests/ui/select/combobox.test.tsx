import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Combobox, type ComboboxProps } from '#ui/select/combobox.tsx';
import type { OptionItem } from '#ui/select/option-item.ts';
import { show } from '../support/show.ts';

const games: OptionItem[] = [
  { id: 1, name: 'BGMI' },
  { id: 2, name: 'Valorant' },
  { id: 3, name: 'Pokémon Unite' },
  { id: 4, name: 'Dota 2', disabled: true, hint: 'It has no provider id' },
];

function Field({ initial = null, ...props }: Partial<ComboboxProps> & { initial?: OptionItem | null }) {
  const [value, setValue] = useState<OptionItem | null>(initial);
  return (
    <>
      <Combobox
        label="Game"
        options={games}
        {...props}
        value={value}
        onChange={(item) => {
          setValue(item);
          props.onChange?.(item);
        }}
      />
      <button type="button">Elsewhere</button>
    </>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Game' });
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const names = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('a combobox', () => {
  it('shows the name of the current value even if it is not among the options', () => {
    render(<Field initial={{ id: 99, name: 'Free Fire' }} />);
    expect(box().value).toBe('Free Fire');
  });

  it('ignores case and accents', async () => {
    const user = show(<Field />);
    await user.type(box(), 'POKEMON');
    await waitFor(() => expect(names()).toEqual(['Pokémon Unite']));
    await user.keyboard('{Enter}');
    expect(box().value).toBe('Pokémon Unite');
    expect(names()).toEqual([]);
  });

  it('opens with all options each time', async () => {
    const user = show(<Field initial={games[1] ?? null} />);
    await user.click(box());
    expect(names()).toHaveLength(4);
    expect(screen.getByRole('option', { name: 'Valorant' }).getAttribute('aria-selected')).toBe('true');
  });

  it('closes on a press outside and keeps the value', async () => {
    const onBlur = vi.fn();
    const user = show(<Field initial={games[0] ?? null} onBlur={onBlur} />);
    await user.click(box());
    await user.keyboard('val');
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(names()).toEqual([]);
    expect(box().value).toBe('BGMI');
    expect(onBlur).toHaveBeenCalledTimes(1);
  });

  it('keeps the typed text while the user looks at another window, and while options and the value arrive', () => {
    const { rerender } = render(<Field initial={{ id: 2, name: '#2' }} options={[]} status="loading" />);
    fireEvent.click(box());
    fireEvent.change(box(), { target: { value: 'poké ' } });
    vi.spyOn(document, 'hasFocus').mockReturnValueOnce(false);
    fireEvent.focusOut(box());
    expect(box().value).toBe('poké ');
    rerender(<Field initial={{ id: 2, name: 'Valorant' }} options={games} status="ready" />);
    expect(box().value).toBe('poké ');
  });

  it('does not choose an option on Tab', async () => {
    const onChange = vi.fn();
    const user = show(<Field onChange={onChange} />);
    await user.type(box(), 'bg');
    await user.tab();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('lists a disabled option with its reason and does not choose it', async () => {
    const onChange = vi.fn();
    const user = show(<Field onChange={onChange} />);
    await user.type(box(), 'dota');
    await waitFor(() => expect(names()).toHaveLength(1));
    expect(screen.getByRole('option').textContent).toBe('Dota 2It has no provider id');
    await user.click(screen.getByRole('option'));
    await user.keyboard('{Enter}');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is cleared by deleting the text, and by its button unless it is required', async () => {
    const user = userEvent.setup();
    const onChange = vi.fn();
    const { unmount } = render(<Field initial={games[0] ?? null} onChange={onChange} />);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onChange).toHaveBeenLastCalledWith(null);
    unmount();
    const { unmount: unmountSecond } = render(<Field initial={games[0] ?? null} onChange={onChange} />);
    onChange.mockClear();
    await user.clear(box());
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
    await user.tab();
    expect(box().value).toBe('');
    unmountSecond();
    render(<Field required initial={games[0] ?? null} onChange={onChange} />);
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
    onChange.mockClear();
    await user.clear(screen.getByRole('combobox'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('closes its list on Escape, then leaves Escape to the dialog, and never clears the value', () => {
    const onKeyDown = vi.fn();
    render(
      // biome-ignore lint/a11y/noStaticElementInteractions: represents a dialog
      <div onKeyDown={onKeyDown}>
        <Field initial={games[0] ?? null} />
      </div>,
    );
    fireEvent.click(box());
    expect(names()).toHaveLength(4);
    fireEvent.keyDown(box(), { key: 'Escape' });
    expect(names()).toEqual([]);
    expect(onKeyDown).not.toHaveBeenCalled();
    expect(fireEvent.keyDown(box(), { key: 'Escape' })).toBe(true);
    expect(onKeyDown).toHaveBeenCalledTimes(1);
    expect(box().value).toBe('BGMI');
  });

  it('offers a retry when the options could not be loaded', async () => {
    const onRetry = vi.fn();
    const user = show(<Field options={[]} status="failed" onRetry={onRetry} />);
    await user.click(box());
    expect(screen.getByText('The options could not be loaded')).toBeTruthy();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

describe('typing into a combobox', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('filters 700 ms after the last keystroke and opens with all options the next time', () => {
    render(<Field />);
    fireEvent.change(box(), { target: { value: 'v' } });
    pass(500);
    fireEvent.change(box(), { target: { value: 'va' } });
    pass(699);
    expect(names()).toHaveLength(4);
    pass(1);
    expect(names()).toEqual(['Valorant']);
    fireEvent.keyDown(box(), { key: 'Escape' });
    fireEvent.click(box());
    expect(names()).toHaveLength(4);
  });

  it('does not change the options during a press, which would lose the choice', () => {
    const onChange = vi.fn();
    render(<Field onChange={onChange} />);
    fireEvent.change(box(), { target: { value: 'valo' } });
    const option = screen.getByRole('option', { name: 'Valorant' });
    fireEvent.pointerDown(option);
    pass(700);
    expect(names()).toHaveLength(4);
    fireEvent.pointerUp(option);
    fireEvent.click(option);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(games[1]);
    // A second press soon after the first.
    fireEvent.change(box(), { target: { value: 'bgmi' } });
    fireEvent.pointerDown(box());
    pass(700);
    expect(names()).toHaveLength(4);
    fireEvent.pointerUp(box());
    pass(100);
    expect(names()).toEqual(['BGMI']);
    fireEvent.change(box(), { target: { value: 'pok' } });
    pass(700);
    expect(names()).toEqual(['Pokémon Unite']);
  });

  it('filters at once on Enter, which chooses the first match', () => {
    const onChange = vi.fn();
    render(<Field onChange={onChange} />);
    fireEvent.change(box(), { target: { value: 'valo' } });
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(onChange).toHaveBeenCalledExactlyOnceWith(games[1]);
  });

  it("shows 'Loading...' while the options load, and not that nothing was found", () => {
    const { rerender } = render(<Field options={[]} status="loading" />);
    fireEvent.change(box(), { target: { value: 'chess' } });
    pass(700);
    expect(screen.getByText('Loading...')).toBeTruthy();
    expect(screen.queryByText('No results found')).toBeNull();
    rerender(<Field />);
    expect(screen.getByText('No results found')).toBeTruthy();
  });

  it('finds options that a very long list does not show at first', () => {
    const many = Array.from({ length: 5000 }, (_, at) => ({ id: at, name: `Team ${at}` }));
    render(<Field options={many} />);
    fireEvent.click(box());
    expect(names()).toHaveLength(200);
    expect(screen.getByText('4800 more: type to find them')).toBeTruthy();
    fireEvent.change(box(), { target: { value: 'team 4999' } });
    pass(700);
    expect(names()).toEqual(['Team 4999']);
    expect(screen.queryByText(/type to find them/)).toBeNull();
  });
});
