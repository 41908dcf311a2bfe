import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listRows } from '#api/calls/entity-calls.ts';
import { entity as matches } from '#entities/declared/matches.ts';
import { withReferenceServer } from '../../support/contract/reference-server.ts';
import { withTab } from '../../support/page/open-tab.ts';
import { pasteImport } from '../support/paste-import.tsx';

withReferenceServer();
const tab = withTab();

const paste = (...lines: readonly string[]) => pasteImport(tab(), matches, lines);

test('a date and a time in two columns are one time, shown beside the text as it will be stored', async () => {
  const user = await paste(
    'Name\tGame\tTournament\tStatus\tDate\tTime (UTC)',
    'Two columns\tDota 2\tTI 2025 Playoffs\tnot_started\t13/12/2026\t18:00',
  );
  expect(await screen.findByText('13/12/2026 18:00')).toBeTruthy();
  expect(screen.getByText(/^→ 1[34] Dec 2026, \d\d:\d\d$/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Edit row 2' }));
  expect(await screen.findByText(/UTC: 2026-12-13 18:00$/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await user.click(screen.getByRole('button', { name: 'Import 1 row' }));
  expect(await screen.findByText('The import is finished')).toBeTruthy();
  const stored = await listRows(tab().api, matches.endpoints.list, { page: 1, perPage: 10, search: 'Two columns' });
  expect(stored).toMatchObject({ data: { data: [{ original_scheduled_at: '2026-12-13 18:00:00' }] } });
});

test('what the times leave open is asked once for all rows, with the number of rows that have it', async () => {
  const user = await paste(
    'Name\tGame\tTournament\tStatus\tStart Time (IST)',
    ...['18:00', '6pm', '5 Dec 2026', '04/05/2026 18:00', '5 Dec 2026 18:00', 'TBD'].map(
      (time, at) => `Open ${at}\tDota 2\tTI 2025 Playoffs\tnot_started\t${time}`,
    ),
  );
  const day = await screen.findByRole('group', { name: /on which day.* Rows: 2/ });
  const time = screen.getByRole('group', { name: /at what time.* Rows: 1/ });
  const order = screen.getByRole('group', { name: /does the day or the month come first.* Rows: 1/ });
  await user.type(within(day).getByLabelText('Day'), '2026-12-13');
  await user.type(within(time).getByLabelText('Time'), '20:00');
  await user.click(within(order).getByRole('radio', { name: /Month first/ }));
  await user.click(screen.getByRole('button', { name: 'Check the rows' }));
  const rows = await screen.findByRole('region', { name: 'Rows' });
  // 18:00 in India.
  expect(within(rows).getAllByText(/^→ 13 Dec 2026/)).toHaveLength(2);
  expect(within(rows).getByText(/^→ 5 Apr 2026/)).toBeTruthy();
  expect(within(rows).getAllByText(/^→ 5 Dec 2026/)).toHaveLength(2);
});

test('what can be left empty is left empty by one press, and a date that can be read both ways is still asked', async () => {
  const user = await paste(
    'Name\tGame\tTournament\tStatus\tStart Time (IST)',
    ...['18:00', '04/05/2026 18:00'].map((time, at) => `Open ${at}\tDota 2\tTI 2025 Playoffs\tnot_started\t${time}`),
  );
  await user.click(await screen.findByRole('button', { name: 'Leave the others empty' }));
  expect(screen.queryByRole('button', { name: /^Leave the other/ })).toBeNull();
  expect(screen.getByText('1 left')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /Day first/ }));
  await user.click(screen.getByRole('button', { name: 'Check the rows' }));
  const rows = await screen.findByRole('region', { name: 'Rows' });
  expect(within(rows).getByText(/^→ 4 May 2026/)).toBeTruthy();
  expect(within(rows).queryByText(/^→ .*18:00.*→/)).toBeNull();
});
