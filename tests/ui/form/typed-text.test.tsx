import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DayInput } from '#ui/form/day-input.tsx';
import { Combobox } from '#ui/select/combobox.tsx';
import type { OptionItem } from '#ui/select/option-item.ts';
import { SearchBox } from '#ui/table/search-box.tsx';
import { fc } from '../../support/fast-check.ts';

/** Holds the search, like the address. */
function SearchHost({ onSearch }: { onSearch: (value: string) => void }) {
  const [value, setValue] = useState('');
  const change = (next: string) => {
    onSearch(next);
    setValue(next);
  };
  return (
    <>
      <SearchBox label="Search" value={value} onChange={change} />
      <button type="button" onClick={() => setValue('godlike')}>
        Another search
      </button>
      <output>{value}</output>
    </>
  );
}

/** Holds the search like an address that a slow device opens some time after it was reported. */
function SlowHost({ delayMs }: { delayMs: number }) {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchBox label="Search" value={value} onChange={(next) => window.setTimeout(setValue, delayMs, next)} />
      <output>{value}</output>
    </>
  );
}

const countries = [{ id: 1, name: 'Afghanistan' }];

function CountryHost() {
  const [chosen, setChosen] = useState<OptionItem | null>({ id: 2, name: 'India' });
  return <Combobox label="Country" options={countries} value={chosen} onChange={setChosen} />;
}

function CountrySearchHost() {
  const [value, setValue] = useState('');
  return <SearchBox label="Country" value={value} onChange={setValue} />;
}

/** What the browser sends for a paste. */
const pasteOf = (text: string) => ({ clipboardData: { getData: () => text } });

function DayHost({ isOptional = false }: { isOptional?: boolean }) {
  const [day, setDay] = useState('2020-06-18');
  return (
    <>
      <DayInput aria-label="Day" value={day} onDay={setDay} isOptional={isOptional} />
      <output>{day}</output>
    </>
  );
}

describe('a search', () => {
  const searched: string[] = [];
  const box = () => screen.getByRole<HTMLInputElement>('searchbox');
  const value = () => screen.getByRole('status').textContent;
  const pause = () => act(() => vi.advanceTimersByTimeAsync(350));

  beforeEach(() => {
    searched.length = 0;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    render(<SearchHost onSearch={(value) => searched.push(value)} />);
  });
  afterEach(() => vi.useRealTimers());

  /** One event for each letter, as the browser sends them. */
  function type(words: string) {
    for (const letter of words) fireEvent.change(box(), { target: { value: box().value + letter } });
  }

  it('keeps a space at the end through a pause', async () => {
    type('Sniper ');
    await pause();
    expect([box().value, value()]).toEqual(['Sniper ', 'Sniper']);
    type('017');
    await pause();
    expect([box().value, value()]).toEqual(['Sniper 017', 'Sniper 017']);
    expect(searched).toEqual(['Sniper', 'Sniper 017']);
  });

  it('keeps every spelling that means the same search', async () => {
    type(' Sniper');
    await pause();
    fireEvent.change(box(), { target: { value: ' Snipe' } });
    type('r  ');
    await pause();
    expect([box().value, value()]).toEqual([' Sniper  ', 'Sniper']);
    expect(searched).toEqual(['Sniper']);
  });

  it('is searched at once when the focus leaves', async () => {
    type('soul');
    fireEvent.blur(box());
    expect(value()).toBe('soul');
    await pause();
    expect(searched).toEqual(['soul']);
  });

  it('is replaced by another search, and what was not searched yet is dropped', async () => {
    type('soul');
    fireEvent.click(screen.getByRole('button', { name: 'Another search' }));
    expect(box().value).toBe('godlike');
    await pause();
    expect(value()).toBe('godlike');
  });

  it('is dropped by Back, also to an address with the same search', async () => {
    type('soul');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    await pause();
    expect([box().value, value()]).toEqual(['', '']);
  });
});

describe('a field whose value comes back later', () => {
  const box = () => screen.getByRole<HTMLInputElement>('searchbox');
  const value = () => screen.getByRole('status').textContent;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => vi.useRealTimers());

  const key = fc.record({
    letter: fc.constantFrom('a', 'b', ' ', 'delete'),
    pauseMs: fc.constantFrom(40, 349, 351, 900),
  });

  it('shows what was typed after each key and each pause, and reports it in the end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(0, 100, 500, 2000), fc.array(key, { maxLength: 12 }), async (delayMs, keys) => {
        cleanup();
        render(<SlowHost delayMs={delayMs} />);
        let typed = '';
        for (const { letter, pauseMs } of keys) {
          typed = letter === 'delete' ? typed.slice(0, -1) : typed + letter;
          fireEvent.change(box(), { target: { value: typed } });
          await act(() => vi.advanceTimersByTimeAsync(pauseMs));
          expect(box().value).toBe(typed);
        }
        await act(() => vi.advanceTimersByTimeAsync(5000));
        expect([box().value, value()]).toEqual([typed, typed.trim()]);
      }),
    );
  });
});

describe('a key that comes before the value of the last pause is rendered', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // As in a browser: React renders in its own time.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each([
    ['combobox', CountryHost],
    ['searchbox', CountrySearchHost],
  ])('stays in a %s', async (role, Host) => {
    act(() => void render(<Host />));
    const box = screen.getByRole<HTMLInputElement>(role);
    const type = (text: string) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(box, text);
      box.dispatchEvent(new InputEvent('input', { bubbles: true }));
    };
    box.focus();
    type('Afghanis');
    await rendered();
    vi.advanceTimersByTime(700);
    type('Afghanist');
    await rendered();
    expect(box.value).toBe('Afghanist');
  });
});

/** React renders in a task of its own. */
const rendered = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

describe('a day', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('Day');
  const day = () => screen.getByRole('status').textContent;

  it('is opened once its year is complete, and is not overwritten before', () => {
    render(<DayHost />);
    for (const typed of ['0002-06-18', '0020-06-18', '0203-06-18']) {
      fireEvent.change(field(), { target: { value: typed } });
      expect([field().value, day()]).toEqual([typed, '2020-06-18']);
    }
    fireEvent.change(field(), { target: { value: '2033-06-18' } });
    expect([field().value, day()]).toEqual(['2033-06-18', '2033-06-18']);
  });

  it('shows the open day again when an incomplete one is left', () => {
    render(<DayHost />);
    fireEvent.change(field(), { target: { value: '' } });
    expect([field().value, day()]).toEqual(['', '2020-06-18']);
    fireEvent.blur(field());
    expect(field().value).toBe('2020-06-18');
  });

  it.each([
    ['5-Dec-26', '2026-12-05'],
    ['Saturday, December 5, 2026', '2026-12-05'],
    ['५ दिसंबर 2026', '2026-12-05'],
    ['5.12.2026 18:00', '2026-12-05'],
    ['soon', '2020-06-18'],
  ])('reads "%s" when it is pasted', async (text, read) => {
    render(<DayHost />);
    fireEvent.paste(field(), pasteOf(text));
    await act(() => vi.dynamicImportSettled());
    expect([field().value, day()]).toEqual([read, read]);
  });

  it('can be emptied where it is optional', () => {
    render(<DayHost isOptional />);
    fireEvent.change(field(), { target: { value: '' } });
    expect([field().value, day()]).toEqual(['', '']);
  });
});
