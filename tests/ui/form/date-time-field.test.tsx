import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Zone } from '#domain/time/zone.ts';
import { Time } from '#ui/base/time.tsx';
import { ZoneContext } from '#ui/base/zone-context.ts';
import { DateTimeField } from '#ui/form/date-time-field.tsx';
import { TimeNotice } from '#ui/form/time-notice.tsx';

interface FormProps {
  readonly zone: Zone;
  readonly initial?: string;
}

/** A form with the field, and the value that it would send. */
function Form({ zone, initial = '' }: FormProps) {
  const [value, setValue] = useState(initial);
  const choice = useMemo(() => ({ zone, chooseZone: () => undefined }), [zone]);
  return (
    <ZoneContext value={choice}>
      <DateTimeField label="Start" value={value} onChange={setValue} />
      <output aria-label="Sent">{value}</output>
    </ZoneContext>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Start' });
const sent = () => screen.getByRole('status', { name: 'Sent' }).textContent;

async function show(props: FormProps) {
  const user = userEvent.setup();
  render(<Form {...props} />);
  return user;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T10:00:00Z') });
});
afterEach(() => vi.useRealTimers());

describe('the field of a date and time', () => {
  it.each([
    ['ist', '25 Apr 2025, 13:35', /IST · UTC: 2025-04-25 08:05/],
    ['utc', '25 Apr 2025, 08:05', /^UTC: 2025-04-25 08:05/],
  ] as const)('shows the value in the zone %s, with UTC', async (zone, shown, beside) => {
    await show({ zone, initial: '2025-04-25 08:05:00' });
    expect(box().value).toBe(shown);
    expect(screen.getByText(beside)).toBeTruthy();
  });

  it('reads what is typed, shows it beside the label, and in the box once it is left', async () => {
    const user = await show({ zone: 'ist' });
    await user.type(box(), 'tomorrow 6pm');
    expect(box().value).toBe('tomorrow 6pm');
    expect(sent()).toBe('2026-11-26 12:30:00');
    expect(screen.getByText(/^26 Nov 2026, 18:00 IST/)).toBeTruthy();
    await user.tab();
    expect(box().value).toBe('26 Nov 2026, 18:00');
  });

  it('keeps text that it does not understand', async () => {
    const user = await show({ zone: 'ist', initial: '2025-04-25 08:05:00' });
    await user.clear(box());
    await user.type(box(), 'soon');
    await user.tab();
    expect(box().value).toBe('soon');
    expect(sent()).toBe('soon');
    await user.clear(box());
    expect(sent()).toBe('');
  });

  // The value is 18 Jun 2020, 17:30 in India; now is 25 Nov 2026, 15:30.
  it.each([
    ['रात 9 बजे', '2020-06-18 15:30:00'],
    ['26/4', '2027-04-26 12:00:00'],
    ['+2h', '2026-11-25 12:00:00'],
  ])('%s, typed over a value key by key, changes only the part that it names', async (typed, stored) => {
    const user = await show({ zone: 'ist', initial: '2020-06-18 12:00:00' });
    await user.clear(box());
    await user.type(box(), typed);
    expect(box().value).toBe(typed);
    await user.tab();
    expect(sent()).toBe(stored);
  });

  it.each([
    ['5 Dec 2026 18:00 IST', '2026-12-05 12:30:00', 'Read as IST (UTC+5:30)'],
    ['2026-12-05T12:30:00Z', '2026-12-05 12:30:00', 'Read as UTC'],
    ['5 Dec 2026 18:00 SGT', '2026-12-05 10:00:00', 'Read as SGT (UTC+8)'],
    ['5 Dec 2026', '5 Dec 2026', 'The time is missing'],
    ['Fri 5 Dec 2026 6pm', 'Fri 5 Dec 2026 6pm', 'The day of the week is not that of the date'],
    ['31/2/2027 10:00', '31/2/2027 10:00', 'There is no such date'],
  ])('says how it reads "%s"', async (typed, stored, note) => {
    const user = await show({ zone: 'utc' });
    await user.type(box(), typed);
    expect(sent()).toBe(stored);
    expect(screen.getByText(note)).toBeTruthy();
  });

  it('has no value for a time alone, and offers today and tomorrow', async () => {
    const user = await show({ zone: 'ist' });
    await user.type(box(), '6pm');
    expect(sent()).toBe('6pm');
    expect(screen.getByText('The day is missing')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '26 Nov 2026, 18:00 IST' }));
    expect(sent()).toBe('2026-11-26 12:30:00');
    expect(box().value).toBe('26 Nov 2026, 18:00');
    expect(screen.queryByText('The day is missing')).toBeNull();
  });

  it('reads a second edit on the day of the first', async () => {
    const user = await show({ zone: 'ist', initial: '2020-06-18 12:00:00' });
    await user.clear(box());
    await user.type(box(), '26/4{Enter}');
    await user.clear(box());
    await user.type(box(), '20:30');
    expect(sent()).toBe('2027-04-26 15:00:00');
  });

  it('keeps the seconds of a value that is only looked at', async () => {
    const user = await show({ zone: 'ist', initial: '2025-04-25 08:05:15' });
    await user.click(box());
    await user.tab();
    expect(sent()).toBe('2025-04-25 08:05:15');
  });

  it('changes the part at the caret with the arrow keys, and starts at the next quarter of an hour', async () => {
    const user = await show({ zone: 'ist' });
    await user.click(box());
    await user.keyboard('{ArrowUp}');
    expect(box().value).toBe('25 Nov 2026, 15:45');
    await user.keyboard('{ArrowDown}');
    expect(box().value).toBe('24 Nov 2026, 15:45');
    box().setSelectionRange(4, 4);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(box().value).toBe('24 Jan 2027, 15:45');
    expect(box().selectionStart).toBe(3);
    expect(sent()).toBe('2027-01-24 10:15:00');
  });

  it('opens the picker of the browser, whose choice is a time of the zone', async () => {
    const showPicker = vi.fn();
    HTMLInputElement.prototype.showPicker = showPicker;
    const user = await show({ zone: 'ist', initial: '2025-04-25 08:05:00' });
    await user.click(screen.getByRole('button', { name: 'Choose from a calendar' }));
    expect(showPicker).toHaveBeenCalledOnce();
  });
});

it('a time that the clocks show twice can be chosen', async () => {
  const user = userEvent.setup();
  const onChoose = vi.fn();
  const times = [Date.UTC(2026, 9, 25, 0, 30), Date.UTC(2026, 9, 25, 1, 30)] as const;
  render(
    <ZoneContext value={{ zone: 'utc', chooseZone: () => undefined }}>
      <TimeNotice reading={{ kind: 'doubled', times }} choices={times} onChoose={onChoose} />
    </ZoneContext>,
  );
  expect(screen.getByText('The clocks show this time twice')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '25 Oct 2026, 01:30 UTC' }));
  expect(onChoose).toHaveBeenCalledWith(times[1]);
});

it.each<[Zone, string | null]>([
  ['ist', '1 Jan 2027, 00:00'],
  ['utc', '31 Dec 2026, 18:30'],
  // Depends on the machine that runs the test.
  ['device', null],
])('a list shows the same minute as the form in the zone %s', (zone, shown) => {
  render(
    <>
      <Form zone={zone} initial="2026-12-31 18:30:00" />
      <ZoneContext value={{ zone, chooseZone: () => undefined }}>
        <Time at={Date.parse('2026-12-31T18:30:00Z')} />
      </ZoneContext>
    </>,
  );
  expect(screen.getByText(shown ?? box().value).tagName).toBe('TIME');
  expect(box().value).toBe(shown ?? box().value);
});
