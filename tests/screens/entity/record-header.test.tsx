import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listRows } from '#api/calls/entity-calls.ts';
import { entity as matches } from '#entities/declared/matches.ts';
import { entity as players } from '#entities/declared/player.ts';
import { entity as teams } from '#entities/declared/teams.ts';
import { entity as tournaments } from '#entities/declared/tournament.ts';
import type { Entity } from '#entities/define.ts';
import type { ListRow } from '#machines/list/types.ts';
import { withReferenceServer } from '../../support/contract/reference-server.ts';
import { withoutRetries, withTab } from '../../support/page/open-tab.ts';
import { renderForm } from '../support/render-form.tsx';

const server = withReferenceServer();
const tab = withTab();

async function rowsOf(entity: Entity): Promise<readonly ListRow[]> {
  const result = await listRows(tab().api, entity.endpoints.list, { page: 1, perPage: 100, search: '' });
  if (result.kind !== 'ok') throw new Error(result.message);
  return result.data.data;
}

const show = (entity: Entity, id: number, services = tab()) =>
  renderForm(services, entity, { id, listTo: `/${entity.path}?page=2` });
const heading = () => screen.getByRole('heading', { level: 1 });
const href = (link: HTMLElement) => link.getAttribute('href');

test('the page of a record has its name as heading and title, and the title of the specification beside its list', async () => {
  const [tournament] = await rowsOf(tournaments);
  show(tournaments, Number(tournament?.id));
  await waitFor(() => expect(heading().textContent).toBe(tournament?.['label']));
  expect(document.title).toBe(`${String(tournament?.['label'])} · Matchdesk`);
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
  expect(href(crumbs.getByRole('link', { name: 'Tournaments' }))).toBe('#/tournament?page=2');
  expect(crumbs.getByText('Edit Tournament').getAttribute('aria-current')).toBe('page');
});

test('a record that loads has the heading of the specification, and one that fails too', async () => {
  server.failNext('GET /api/v1/teams/{id}', 'serverFault');
  show(teams, 33, withoutRetries(tab()));
  await waitFor(() => expect(heading().textContent).toBe('Edit Team'));
  await screen.findByText('This record could not be loaded');
  expect(heading().textContent).toBe('Edit Team');
});

test('the row of a list names the record before it is read', async () => {
  const rows = await rowsOf(teams);
  tab().visibleRows.note('teams', { query: { page: 1, perPage: 10, search: '' }, rows, total: rows.length });
  server.failNext(`GET /api/v1/teams/${rows[0]?.id}`, 'silent');
  show(teams, Number(rows[0]?.id));
  await waitFor(() => expect(heading().textContent).toBe(rows[0]?.['name']));
});

test('the records that a record belongs to are links', async () => {
  const [tournament] = await rowsOf(tournaments);
  show(tournaments, Number(tournament?.id));
  const link = await screen.findByRole('link', { name: String(tournament?.['series_name']) });
  expect(href(link)).toBe(`#/series/edit/${String(tournament?.['series_id'])}`);
});

test('beside them are its days in the chosen zone, and the number of its teams', async () => {
  show(tournaments, 11);
  // In the database: 2025-04-25 08:05:00 and 2025-04-27 18:29:59, in UTC.
  const days = await screen.findByText('25 to 27 Apr 2025');
  expect(days.title).toMatch(/^25 Apr 2025, .* to 27 Apr 2025, .*2025-04-27 18:29:59 UTC\)$/);
  await screen.findByText('16 teams');
});

test('a start without an end has its time', async () => {
  const match = (await rowsOf(matches)).find(({ original_scheduled_at: at }) => at !== null);
  show(matches, Number(match?.id));
  const start = await screen.findByText(/^\d+ [A-Z][a-z]{2} \d{4}, \d\d:\d\d$/);
  expect(start.title).toContain(`${String(match?.['original_scheduled_at'])} UTC`);
});

test("a player's game is found by its pandascore_id", async () => {
  const player = (await rowsOf(players)).find(({ current_game_id: game }) => game !== null);
  const games = await listRows(tab().api, 'GET /api/v1/games', { page: 1, perPage: 100, search: '' });
  const game =
    games.kind === 'ok' ? games.data.data.find(({ name }) => name === player?.['current_game_name']) : undefined;
  show(players, Number(player?.id));
  const link = await screen.findByRole('link', { name: String(game?.['name']) });
  expect(href(link)).toBe(`#/games/edit/${game?.id}`);
});

test('a game without a Pandascore id is shown in the form, with the reason why it cannot be chosen', async () => {
  const player = (await rowsOf(players)).find((row) => row['current_game_id'] === null && row['current_game_name']);
  const game = String(player?.['current_game_name']);
  show(players, Number(player?.id));
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: /Game/ });
  await waitFor(() => expect(box.value).toBe(game));
  expect(screen.getByText(`${game} has no Pandascore id, so it cannot be chosen here.`)).toBeTruthy();
});

test('a team that the form cannot change is named there, with the reason', async () => {
  const player = (await rowsOf(players)).find(({ current_team_id: team }) => team !== null);
  show(players, Number(player?.id));
  await screen.findByRole('combobox', { name: /Game/ });
  const form = within(document.querySelector('form') ?? document.body);
  expect(form.getByText('Set by the data provider, not here')).toBeTruthy();
  const link = form.getByRole('link', { name: String(player?.['current_team_name']) });
  expect(href(link)).toBe(`#/teams/edit/${String(player?.['current_team_id'])}`);
});

test('the heading has the actions of the record; a deleted record leaves its page', async () => {
  const [player] = await rowsOf(players);
  const name = String(player?.['name']);
  const { user, onDone } = show(players, Number(player?.id));
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Duplicate', 'Delete']);
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog', { name: `Delete ${name}?` });
  expect(onDone).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect((await rowsOf(players)).some(({ id }) => id === player?.id)).toBe(false);
});

test('a new record has the title of the specification and a way back to its list', async () => {
  renderForm(tab(), teams);
  await screen.findByRole('heading', { name: 'Create Team' });
  expect(href(screen.getByRole('link', { name: 'Teams' }))).toBe('#/teams');
});
