import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ownApi } from '#api/api.ts';
import { updateRecord } from '#api/calls/record-calls.ts';
import { HistoryScreen } from '#screens/history/history-screen.tsx';
import { withReferenceServer } from '../support/contract/reference-server.ts';
import { renderScreen } from './support/render-screen.tsx';
import { withTeamDesk } from './support/team-desk.ts';

const server = withReferenceServer();
const desk = withTeamDesk();

/** Holds the search of the address, like the router. */
function Host() {
  const [search, setSearch] = useState({});
  return <HistoryScreen search={search} onSearch={(change) => setSearch(change)} />;
}

test('a question that was opened before the list is read again stays open', async () => {
  const { tab, team, teamId } = desk();
  await updateRecord(ownApi(tab.api), 'PATCH /api/v1/teams/{id}', teamId, { ...team, full_name: 'Theirs' });
  const { user } = renderScreen(tab, <Host />);
  const [restore] = await screen.findAllByRole('button', { name: /^Restore / });
  if (restore === undefined) throw new Error('Nothing can be restored');
  server.failNext('GET /api/v1/history', 'silent');
  await user.click(screen.getByRole('switch', { name: 'Deleted records' }));
  await user.click(restore);
  const question = within(screen.getByRole('alertdialog'));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  question.getByRole('button', { name: 'Restore' });
  expect(screen.queryByRole('alertdialog')).not.toBeNull();
});
