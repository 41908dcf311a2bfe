import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { entity as series } from '#entities/declared/series.ts';
import { entity as teams } from '#entities/declared/teams.ts';
import { entity as tournaments } from '#entities/declared/tournament.ts';
import { leagues } from '#server/db/schema/catalogue.ts';
import { withReferenceServer } from '../../support/contract/reference-server.ts';
import { withTab } from '../../support/page/open-tab.ts';
import { ListHost } from '../support/list-host.tsx';
import { renderScreen } from '../support/render-screen.tsx';

const server = withReferenceServer();
const tab = withTab();

const addFilter = () => screen.findByRole('button', { name: 'Filter' });
const chips = async () =>
  within(await screen.findByRole('list', { name: 'Filters' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const lastSearch = () => server.calls('GET /api/v1/teams').at(-1)?.search;

test('a status is chosen in the menu, a game in a dialog; each starts on the first page', async () => {
  const { user } = renderScreen(tab(), <ListHost entity={teams} from={{ page: 2 }} />);
  await user.click(await addFilter());
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toContain('Status: Inactive');
  await user.click(screen.getByRole('menuitem', { name: 'Status: Active' }));
  await waitFor(async () => expect(await chips()).toEqual(['Status: Active']));
  expect(lastSearch()).toBe('?page=1&listPerPage=10&status=1&type=web');

  await user.click(await addFilter());
  await user.click(await screen.findByRole('menuitem', { name: 'Game…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filter by Game' }));
  await user.click(dialog.getByRole('combobox', { name: 'Game' }));
  await user.click(await dialog.findByRole('option', { name: 'BGMI' }));
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  await waitFor(async () => expect(await chips()).toEqual(['Game: BGMI', 'Status: Active']));
  expect(lastSearch()).toMatch(/status=1/);
  expect(lastSearch()).toMatch(/game_id=\d+/);
});

test('a filter is changed, removed, and all are cleared', async () => {
  const from = { filters: { game_id: '1', status: '1' } };
  const { user } = renderScreen(tab(), <ListHost entity={teams} from={from} />);
  await waitFor(async () => expect(await chips()).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Status: Active' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Inactive' }));
  await waitFor(async () => expect((await chips()).at(-1)).toBe('Status: Inactive'));
  await user.click(screen.getByRole('button', { name: 'Remove the filter Status' }));
  await waitFor(async () => expect(await chips()).toHaveLength(1));
  expect(document.activeElement).toBe(await addFilter());
  // An empty list offers it too, until the rows are there.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear the filters' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Remove the filter Game' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Filters' })).toBeNull());
  await waitFor(() => expect(lastSearch()).toBe('?page=1&listPerPage=10&type=web'));
});

test('a filter of the address without a field shows the name of its record, and is removed', async () => {
  const { user } = renderScreen(tab(), <ListHost entity={tournaments} from={{ filters: { team_id: '40' } }} />);
  await waitFor(async () => expect(await chips()).toEqual(['Team: FS Esports']));
  await waitFor(() => expect(document.querySelectorAll('td[data-primary]')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Remove the filter Team' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Filters' })).toBeNull());
  await waitFor(() => expect(document.querySelectorAll('td[data-primary]')).toHaveLength(10));
});

test('a record that cannot be read has its id', async () => {
  renderScreen(tab(), <ListHost entity={series} from={{ filters: { league_id: '1' } }} />);
  const [league] = await server.db().select().from(leagues).where(eq(leagues.id, 1));
  expect(league?.name).toBeTruthy();
  await waitFor(async () => expect(await chips()).toEqual([`League: ${league?.name}`]));
  cleanup();
  renderScreen(tab(), <ListHost entity={series} from={{ filters: { league_id: '1,99999' } }} />);
  await waitFor(async () => expect(await chips()).toEqual([`League: ${league?.name}, #99999`]));
});

test('filters without matches say so and are cleared with one press', async () => {
  const { user } = renderScreen(
    tab(),
    <ListHost entity={teams} from={{ filters: { game_id: '99999', status: '1' } }} />,
  );
  await screen.findByText('No records match the filters');
  await user.click((await screen.findAllByRole('button', { name: 'Clear the filters' }))[0] ?? document.body);
  await waitFor(() => expect(document.querySelectorAll('td[data-primary]')).toHaveLength(10));
});

test('a server without capabilities gets no filters', async () => {
  server.failNext('GET /api/v1/capabilities', { status: 404, body: { status: false, message: 'Not found' } });
  renderScreen(tab(), <ListHost entity={teams} />);
  await screen.findByRole('button', { name: 'View' });
  await waitFor(() => expect(server.calls('GET /api/v1/capabilities')).toHaveLength(1));
  await waitFor(() => expect(tab().api.pending.current()).toEqual([]));
  expect(screen.queryByRole('button', { name: 'Filter' })).toBeNull();
});
