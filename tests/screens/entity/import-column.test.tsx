import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listRows } from '#api/calls/entity-calls.ts';
import { entity as teams } from '#entities/declared/teams.ts';
import { withReferenceServer } from '../../support/contract/reference-server.ts';
import { withTab } from '../../support/page/open-tab.ts';
import { pasteImport } from '../support/paste-import.tsx';

withReferenceServer();
const tab = withTab();

const paste = (...lines: readonly string[]) => pasteImport(tab(), teams, lines);

const dialog = () => within(screen.getByRole('dialog', { name: 'Change a column' }));

test('one value is set for all rows, also in a field without a column, and a part of texts is replaced', async () => {
  const user = await paste(
    'Name\tGame\tStatus',
    'Lions (old)\tDota 2\tActive',
    'Tigers (OLD)\tDota 2\tsoon',
    'Bears\tDota 2\tInactive',
  );

  await user.click(await screen.findByRole('button', { name: 'Change the column Name' }));
  await user.selectOptions(dialog().getByLabelText('Change'), 'A part of the text');
  await user.type(dialog().getByLabelText('Find'), ' (old)');
  await user.click(dialog().getByRole('button', { name: 'Change 2 rows' }));

  await user.click(screen.getByRole('button', { name: 'Change the column Status' }));
  await user.selectOptions(dialog().getByLabelText('Which rows'), 'Rows with an error in it');
  await user.click(dialog().getByRole('button', { name: 'Change 1 row' }));

  await user.click(screen.getByRole('button', { name: 'Change a column…' }));
  await user.selectOptions(dialog().getByLabelText('Field'), 'Full Name');
  await user.type(dialog().getByRole('textbox', { name: 'Full Name' }), 'Of the zoo');
  await user.click(dialog().getByRole('button', { name: 'Change 3 rows' }));

  const rows = within(await screen.findByRole('region', { name: 'Rows' }));
  expect(rows.getAllByText('Of the zoo')).toHaveLength(3);
  await user.click(await screen.findByRole('button', { name: 'Import 3 rows' }));
  expect(await screen.findByText('The import is finished')).toBeTruthy();
  const stored = await listRows(tab().api, teams.endpoints.list, { page: 1, perPage: 10, search: '' });
  const rowsStored = stored.kind === 'ok' ? stored.data.data : [];
  const added = rowsStored.filter((row) => row['full_name'] === 'Of the zoo').map((row) => String(row['name']));
  expect([...added].sort()).toEqual(['Bears', 'Lions', 'Tigers']);
});

test('rows with one text of the file are changed, and nothing when no value would change', async () => {
  const user = await paste(
    'Name\tGame\tStatus',
    'Lions\tDota 2\tActive',
    'Tigers\tDota 2\tActive',
    'Bears\tDota 2\tInactive',
  );
  await user.click(await screen.findByRole('button', { name: 'Change the column Status' }));
  await user.selectOptions(dialog().getByLabelText('Which rows'), 'Rows with “Active”: 2');
  const change = () => dialog().getByRole<HTMLButtonElement>('button', { name: /^Change \d/ });
  const isActive = dialog().getByRole<HTMLInputElement>('switch').checked;
  if (!isActive) await user.click(dialog().getByRole('switch'));
  expect([change().textContent, change().disabled]).toEqual(['Change 0 rows', true]);
  await user.click(dialog().getByRole('switch'));
  expect([change().textContent, change().disabled]).toEqual(['Change 2 rows', false]);
});
