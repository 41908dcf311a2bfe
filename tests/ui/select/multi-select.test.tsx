import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { MultiSelect } from '#ui/select/multi-select.tsx';
import type { OptionItem } from '#ui/select/option-item.ts';
import { show } from '../support/show.ts';

const teams: OptionItem[] = [
  { id: 1, name: 'Team Soul' },
  { id: 2, name: 'Orangutan' },
  { id: 3, name: 'Gods Reign' },
  { id: 4, name: 'Retired', disabled: true },
];

function Field({ options = teams }: { options?: readonly OptionItem[] }) {
  const [value, setValue] = useState<readonly OptionItem[]>([]);
  return <MultiSelect label="Teams" options={options} value={value} onChange={setValue} />;
}

const box = () => screen.getByRole('combobox', { name: 'Teams' });
const count = () => screen.getByText(/^\d+ selected$/).textContent;
const checked = () => screen.getAllByRole('option', { selected: true }).map((option) => option.textContent);

describe('a multi-select', () => {
  it('stays open while options are checked and unchecked, and counts them', async () => {
    const user = show(<Field />);
    expect(count()).toBe('0 selected');
    await user.click(box());
    await user.click(screen.getByRole('option', { name: 'Orangutan' }));
    await user.click(screen.getByRole('option', { name: 'Team Soul' }));
    expect(checked()).toEqual(['Team Soul', 'Orangutan']);
    expect(count()).toBe('2 selected');
    await user.click(screen.getByRole('option', { name: 'Team Soul' }));
    expect(count()).toBe('1 selected');
  });

  it('checks and unchecks all but disabled options', async () => {
    const user = show(<Field />);
    await user.click(box());
    await user.click(screen.getByRole('button', { name: 'Check All' }));
    expect(count()).toBe('3 selected');
    expect(checked()).toEqual(['Team Soul', 'Orangutan', 'Gods Reign']);
    await user.click(screen.getByRole('button', { name: 'Uncheck All' }));
    expect(count()).toBe('0 selected');
  });

  it('checks all options that match the typed text, even before the list is filtered', async () => {
    const user = show(<Field />);
    await user.type(box(), 'o');
    await user.click(screen.getByRole('button', { name: 'Check All' }));
    expect(count()).toBe('3 selected');
    await user.clear(box());
    await user.type(box(), 'soul');
    await user.click(screen.getByRole('button', { name: 'Uncheck All' }));
    expect(count()).toBe('2 selected');
  });

  it('removes a single option with its tag', async () => {
    const user = show(<Field />);
    await user.click(box());
    await user.click(screen.getByRole('option', { name: 'Gods Reign' }));
    await user.click(screen.getByRole('button', { name: 'Remove Gods Reign' }));
    expect(count()).toBe('0 selected');
  });

  it("says 'No record found' for an empty list and 'No results found' for a filter without a match", async () => {
    const user = userEvent.setup();
    const { unmount } = render(<Field options={[]} />);
    await user.click(box());
    expect(screen.getByText('No record found')).toBeTruthy();
    unmount();
    render(<Field />);
    await user.type(box(), 'chess');
    expect(await screen.findByText('No results found')).toBeTruthy();
  });

  it('is fully reachable by keyboard: Tab moves to Check All and the list stays open', async () => {
    const user = show(<Field />);
    await user.click(box());
    await user.tab();
    await user.keyboard('{Enter}');
    expect(count()).toBe('3 selected');
  });
});
