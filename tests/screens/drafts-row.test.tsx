import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DraftsRow } from '#screens/dashboard/later/attention-row.tsx';

test.each([
  { total: 2, waiting: 0, title: 'Unsent drafts: 2', reason: 'Entered on this device, not saved yet' },
  { total: 2, waiting: 2, title: 'Drafts waiting: 2', reason: 'Saved on this device, not sent yet' },
  { total: 3, waiting: 2, title: 'Drafts waiting: 2', reason: 'Drafts on this device: 3' },
])('the drafts of the dashboard: $title, with a reason that adds to it', ({ title, reason, ...drafts }) => {
  render(<DraftsRow drafts={drafts} />);
  const row = screen.getByRole('listitem');
  expect([...row.querySelectorAll('b, b + span')].map(({ textContent }) => textContent)).toEqual([title, reason]);
});
