import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { entity as matches } from '#entities/declared/matches.ts';
import { entity as teams } from '#entities/declared/teams.ts';
import { entity as tournaments } from '#entities/declared/tournament.ts';
import type { Entity } from '#entities/define.ts';
import { withReferenceServer } from '../../support/contract/reference-server.ts';
import { withTab } from '../../support/page/open-tab.ts';
import { renderForm } from '../support/render-form.tsx';
import { box } from '../support/team-form.ts';

const server = withReferenceServer();
const tab = withTab();

const openForm = (entity: Entity, id: number | null = null) => renderForm(tab(), entity, { id });

const cellOf = (element: HTMLElement | null) => element?.closest<HTMLElement>('[data-space]');

test('the fields of a match are in groups with headings', async () => {
  openForm(matches);
  const heading = await screen.findByRole('heading', { level: 2, name: 'Schedule and status' });
  const group = within(heading.parentElement ?? document.body);
  await group.findByRole('textbox', { name: 'Original Scheduled Date' });
  group.getByRole('combobox', { name: 'Status' });
  const match = screen.getByRole('heading', { level: 2, name: 'Match' });
  within(match.parentElement ?? document.body).getByRole('textbox', { name: 'Name' });
});

test('short fields are in columns; a point table has the full width', async () => {
  openForm(tournaments);
  expect(cellOf(await box('Name'))?.dataset['space']).toBe('line');
  expect(cellOf(await screen.findByRole('group', { name: 'Point Table' }))?.dataset['space']).toBe('full');
});

test('placeholders have the shape of the form while a record loads', async () => {
  server.failNext('GET /api/v1/events/tournament/11', 'silent');
  openForm(tournaments, 11);
  await screen.findByRole('heading', { level: 2, name: 'Tournament' });
  const spaces = [...document.querySelectorAll<HTMLElement>('[data-space]')].map(({ dataset }) => dataset['space']);
  expect(spaces).toEqual([...Array.from({ length: 8 }, () => 'line'), 'full']);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('the bar names the unsaved changes in the order of the form, and describes Save', async () => {
  const { user } = openForm(teams, 40);
  const save = await screen.findByRole('button', { name: 'Save' });
  expect(save.getAttribute('aria-describedby')).toBeNull();
  await user.type(await box('Full Name'), 's');
  screen.getByRole('button', { name: 'Save', description: '1 unsaved change: Full Name' });
  await user.type(await box('Name'), 's');
  const summary = screen.getByText('2 unsaved changes: Name, Full Name');
  screen.getByRole('button', { name: 'Save', description: '2 unsaved changes: Name, Full Name' });
  // It changes with the typing, so a screen reader must not announce it.
  expect(summary.closest('[role="status"], [aria-live]')).toBeNull();
  await user.type(await box('Name'), '{Backspace}');
  await user.type(await box('Full Name'), '{Backspace}');
  await waitFor(() => expect(screen.queryByText(/unsaved change/)).toBeNull());
});
