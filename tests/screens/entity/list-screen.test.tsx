import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { entity as games } from '#entities/declared/games.ts';
import { entity as teams } from '#entities/declared/teams.ts';
import { teams as teamTable } from '#server/db/schema/catalogue.ts';
import { withReferenceServer } from '../../support/contract/reference-server.ts';
import { withoutRetries, withTab } from '../../support/page/open-tab.ts';
import { ListHost } from '../support/list-host.tsx';
import { renderScreen } from '../support/render-screen.tsx';

const server = withReferenceServer();
const tab = withTab();

const table = () => screen.findByRole('table', { name: 'Teams' });
/** The names of the rows, once loaded. */
async function names(): Promise<(string | null)[]> {
  const links = await within(await table()).findAllByRole('link');
  return links.map(({ textContent }) => textContent);
}

test('rows show their names and those of referenced records', async () => {
  renderScreen(tab(), <ListHost entity={teams} from={{ search: 'soul' }} />);
  expect(await names()).toEqual(['Team Soul']);
  const row = within(screen.getByRole('row', { name: /Team Soul/ }));
  row.getByText('BGMI');
  row.getByText('India');
  row.getByRole('switch', { name: 'Team Soul is active', checked: true });
  expect(row.getByRole('link').getAttribute('href')).toBe('#/teams/edit/46');
});

test('a record whose name nobody can see is linked by its id, and its search and menus name it so', async () => {
  const stored = await server.db().select({ name: teamTable.name }).from(teamTable).where(eq(teamTable.id, 46));
  const rename = (name: string) => server.db().update(teamTable).set({ name }).where(eq(teamTable.id, 46));
  try {
    await rename('\u200b\u2800');
    renderScreen(tab(), <ListHost entity={teams} from={{ search: 'team  soul\u2060' }} />);
    expect(await names()).toEqual(['#46']);
    const row = within(screen.getByRole('row', { name: /Team Soul/ }));
    row.getByRole('button', { name: 'Actions for #46' });
    row.getByRole('switch', { name: '#46 is active' });
  } finally {
    await rename(stored[0]?.name ?? '');
  }
});

test('the pager assumes 17 records until the first response', async () => {
  renderScreen(tab(), <ListHost entity={teams} />);
  await screen.findByText('1–10 of 17');
  await names();
  screen.getByText(/^1–10 of (?!17$)\d+$/);
});

test('the next page and another page size are requested, and a search starts on the first page', async () => {
  const { user } = renderScreen(tab(), <ListHost entity={teams} />);
  const first = await names();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(async () => expect(await names()).not.toEqual(first));
  await user.selectOptions(screen.getByLabelText('Rows per page'), '25');
  await waitFor(async () => expect(await names()).toHaveLength(25));
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'soul');
  await waitFor(async () => expect(await names()).toEqual(['Team Soul']));
  expect(server.calls('GET /api/v1/teams').map(({ search }) => search)).toEqual([
    '?page=1&listPerPage=10&type=web',
    '?page=2&listPerPage=10&type=web',
    '?page=1&listPerPage=25&type=web',
    '?page=1&listPerPage=25&search=soul&type=web',
  ]);
});

test('a page past the end is replaced by the last one', async () => {
  renderScreen(tab(), <ListHost entity={teams} from={{ page: 900 }} />);
  expect(await names()).not.toEqual([]);
  expect(server.calls('GET /api/v1/teams').length).toBeGreaterThan(1);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next page' }).disabled).toBe(true);
});

test('a search without matches shows the search text and is cleared with one press', async () => {
  const { user } = renderScreen(tab(), <ListHost entity={teams} from={{ search: 'no such <team>' }} />);
  await screen.findByText('Nothing matches "no such <team>"');
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(await names()).toHaveLength(10);
});

test('a list without records offers to create the first', async () => {
  const none = { data: [], totalData: 0, totalPageCount: 0 };
  server.failNext('GET /api/v1/teams', { status: 200, body: { status: true, message: 'Success', data: none } });
  const { user, location } = renderScreen(tab(), <ListHost entity={teams} />);
  await screen.findByText('Nothing here yet');
  await screen.findByText('Teams take part in tournaments and matches.');
  const [atTop, instead] = screen.getAllByRole('button', { name: 'Create Team' });
  await user.click(instead ?? atTop ?? document.body);
  expect(location()).toBe('/teams/create');
});

test.each([
  ['serverFault', 'This list could not be loaded', 'Something went wrong on the server (0f3c2a1b)'],
  ['page', 'This list could not be loaded', 'The server sent an unexpected reply'],
  ['unreachable', 'This page is not available offline', 'The server did not reply'],
] as const)('a list that fails with %s shows the reason and is read again with Retry', async (fault, title, reason) => {
  server.failNext('GET /api/v1/teams', fault);
  const { user } = renderScreen(withoutRetries(tab()), <ListHost entity={teams} />);
  await screen.findByText(title);
  screen.getByText(reason);
  expect(screen.queryByLabelText('Rows per page')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await names()).toHaveLength(10);
});

test('records without a picture show their initials', async () => {
  renderScreen(tab(), <ListHost entity={games} from={{ search: 'bgmi' }} />);
  const row = await screen.findByRole('row', { name: /BGMI/ });
  within(row).getByText('B');
});
