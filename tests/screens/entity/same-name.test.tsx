import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { entity as maps } from '#entities/declared/bgmi-allmatches.ts';
import { entity as teams } from '#entities/declared/teams.ts';
import { entity as users } from '#entities/declared/user.ts';
import type { Entity } from '#entities/define.ts';
import { withReferenceServer } from '../../support/contract/reference-server.ts';
import { withTab } from '../../support/page/open-tab.ts';
import { renderForm } from '../support/render-form.tsx';
import { box } from '../support/team-form.ts';

const server = withReferenceServer();
const tab = withTab();

const list = 'GET /api/v1/teams';
const searches = () => server.calls(list).flatMap(({ search }) => new URLSearchParams(search).get('search') ?? []);

const openForm = (entity: Entity, id: number | null = null) => renderForm(tab(), entity, { id });

async function retype(user: UserEvent, name: string, typed: string) {
  await user.clear(await box(name));
  // At once: the delay between keys would depend on the machine.
  await user.paste(typed);
}

const hint = () => screen.queryByText(/A record with this name exists/);
const link = (name: string) => screen.findByRole<HTMLAnchorElement>('link', { name });

test('a name that a record has shows a link to it, without a search for each key', async () => {
  const { user } = openForm(teams);
  await retype(user, 'Name', '  team soul ');
  expect((await link('Team Soul')).getAttribute('href')).toMatch(/^#\/teams\/edit\/\d+$/);
  expect(hint()?.closest('[aria-live="polite"]')).not.toBeNull();
  expect(searches()).toEqual(['team soul']);
  await user.type(await box('Name'), 'x');
  expect(hint()).toBeNull();
});

test('a record does not find itself, and its unchanged name is not searched', async () => {
  const { user } = openForm(teams, 40);
  const own = (await box('Name')).value;
  await retype(user, 'Full Name', 'Another Name');
  await retype(user, 'Name', own.toUpperCase());
  await waitFor(() => expect(searches()).toHaveLength(1));
  await retype(user, 'Name', 'Team Soul');
  await link('Team Soul');
  expect(searches()).toEqual([own.toUpperCase(), 'Team Soul']);
});

test('a search that fails shows nothing, and a short name is not searched', async () => {
  const { user } = openForm(teams);
  await retype(user, 'Name', 'Te');
  server.failNext(list, 'serverFault');
  await user.paste('am Soul');
  await waitFor(() => expect(searches()).toEqual(['Team Soul']));
  expect(hint()).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the name of a user is in two fields', async () => {
  const { user } = openForm(users);
  await retype(user, 'Full Name', 'Asha');
  await retype(user, 'Last Name', 'Rao');
  await link('Asha · Rao');
});

test('a record that is named by a dropdown and numbers gets no hint', async () => {
  openForm(maps);
  await box('Day');
  expect(document.querySelector('form [data-space] > [aria-live]')).toBeNull();
});
