import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatLocalDay } from '#ui/base/time.tsx';
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

type DayHostProps = Pick<ComponentProps<typeof DayInput>, 'isOptional' | 'isInForm' | 'isPast'> & { delayMs?: number };

function DayHost({ delayMs, ...props }: DayHostProps) {
  const [day, setDay] = useState('2020-06-18');
  const open = (next: string) => (delayMs === undefined ? setDay(next) : window.setTimeout(setDay, delayMs, next));
  return (
    <>
      <DayInput aria-label="Day" value={day} onDay={open} {...props} />
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
  const shown = () => [field().value, screen.getByRole('status').textContent];
  const type = (typed: string) => fireEvent.change(field(), { target: { value: typed } });
  const pause = () => act(() => vi.advanceTimersByTimeAsync(700));

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.parse('2026-11-25T10:00:00Z') });
  });
  afterEach(() => vi.useRealTimers());

  it('is opened after a pause, and stays as it was typed until the focus leaves', async () => {
    render(<DayHost />);
    for (const typed of ['1', '18/6', '18/6/20', '18/6/203']) {
      type(typed);
      expect(shown()).toEqual([typed, '2020-06-18']);
    }
    await pause();
    expect(shown()).toEqual(['18/6/203', '2020-06-18']);
    type('18/6/2033');
    await pause();
    expect(shown()).toEqual(['18/6/2033', '2033-06-18']);
    fireEvent.blur(field());
    expect(shown()).toEqual(['18 Jun 2033', '2033-06-18']);
  });

  it.each([
    ['5.12.2026 18:00', '5 Dec 2026'],
    ['कल', '26 Nov 2026'],
  ])('reads "%s" at once on Enter', (typed, day) => {
    render(<DayHost />);
    type(typed);
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(field().value).toBe(day);
    expect(formatLocalDay(shown()[1] ?? '', 'en')).toBe(day);
  });

  it.each(['', 'soon', '31/2/2027'])('shows the open day again when "%s" is left', (typed) => {
    render(<DayHost />);
    type(typed);
    expect(shown()).toEqual([typed, '2020-06-18']);
    fireEvent.blur(field());
    expect(shown()).toEqual(['18 Jun 2020', '2020-06-18']);
  });

  it('that opens later shows at once what was typed', async () => {
    render(<DayHost delayMs={500} />);
    type('18/6/2033');
    fireEvent.blur(field());
    expect(shown()).toEqual(['18 Jun 2033', '2020-06-18']);
    await pause();
    expect(shown()).toEqual(['18 Jun 2033', '2033-06-18']);
  });

  it('can be emptied where it is optional', async () => {
    render(<DayHost isOptional />);
    type('');
    await pause();
    expect(shown()).toEqual(['', '']);
  });

  it('changes by its parts with the arrow keys, and by the calendar', () => {
    const { container } = render(<DayHost />);
    field().setSelectionRange(0, 0);
    fireEvent.keyDown(field(), { key: 'ArrowUp' });
    expect(shown()).toEqual(['19 Jun 2020', '2020-06-19']);
    field().setSelectionRange(4, 4);
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(shown()).toEqual(['19 May 2020', '2020-05-19']);
    const picker = container.querySelector('[type=date]');
    fireEvent.change(picker ?? field(), { target: { value: '2026-12-05' } });
    expect(shown()).toEqual(['5 Dec 2026', '2026-12-05']);
  });

  it('holds what is typed in a form, also a text that is no day', () => {
    render(<DayHost isInForm isOptional />);
    for (const [typed, day] of [
      ['30', '30'],
      ['30/4/98', '2098-04-30'],
      ['soon', 'soon'],
    ] as const) {
      type(typed);
      expect(shown()).toEqual([typed, day]);
    }
    fireEvent.blur(field());
    expect(shown()).toEqual(['soon', 'soon']);
  });

  it('of the past reads a short year as one of the past', () => {
    render(<DayHost isInForm isPast />);
    type('30/4/98');
    expect(shown()).toEqual(['30/4/98', '1998-04-30']);
  });
});
