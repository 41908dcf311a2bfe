import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ownApi } from '#api/api.ts';
import { updateRecord } from '#api/calls/entity-calls.ts';
import { HistoryScreen } from '#screens/history/history-screen.tsx';
import type { SearchParameters } from '#screens/history/history-search.ts';
import { withReferenceServer } from '../support/contract/reference-server.ts';
import { renderScreen } from './support/render-screen.tsx';
import { withTeamDesk } from './support/team-desk.ts';

const server = withReferenceServer();
const desk = withTeamDesk();

/** Holds the search of the address, like the router. */
function Host({ start = {} }: { readonly start?: SearchParameters }) {
  const [search, setSearch] = useState<SearchParameters>(start);
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

test('it needs a connection, and loads when the network is back', async () => {
  const { tab } = desk();
  const { user } = renderScreen(tab, <Host />);
  expect(await screen.findAllByRole('article')).not.toEqual([]);
  act(() => {
    server.failAll('unreachable');
    tab.connection.send({ type: 'connectivity.deviceOffline' });
  });
  await user.click(screen.getByRole('switch', { name: 'Deleted records' }));
  await screen.findByText('The history needs a connection');
  expect(screen.queryByRole('article')).toBeNull();
  act(() => {
    server.recover();
    tab.connection.send({ type: 'connectivity.check' });
  });
  await screen.findByText('No changes match the filters');
});

test('a history that could not be loaded says why, and Retry loads it', async () => {
  server.failNext('GET /api/v1/history', { status: 400, body: { status: false, message: 'Not now' } });
  const { user } = renderScreen(desk().tab, <Host />);
  await screen.findByText('The history could not be loaded');
  screen.getByText('Not now');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findAllByRole('article')).not.toEqual([]);
});

test('instead of a page after the last one, the last page is shown', async () => {
  renderScreen(desk().tab, <Host start={{ page: 99, perPage: 100 }} />);
  expect(await screen.findAllByRole('article')).not.toEqual([]);
  const pages = server.calls('GET /api/v1/history').map(({ search }) => new URLSearchParams(search).get('page'));
  expect(pages).toEqual(['99', '1']);
});
