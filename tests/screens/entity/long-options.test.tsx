import { screen, waitFor, within } from '@testing-library/react';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { maxOptionsPerResponse } from '#domain/limits.ts';
import { entity as series } from '#entities/declared/series.ts';
import { entity as tournament } from '#entities/declared/tournament.ts';
import { teams } from '#server/db/schema/catalogue.ts';
import { withReferenceServer } from '../../support/contract/reference-server.ts';
import { withTab } from '../../support/page/open-tab.ts';
import { createdId } from '../support/created-id.ts';
import { renderForm } from '../support/render-form.tsx';

const server = withReferenceServer();
const tab = withTab();
let hiddenId = 0;

beforeAll(async () => {
  await server.db().execute(sql`insert into teams (name, full_name, search_text)
    select 'Zz ' || n, 'Zz ' || n, 'zz ' || n from generate_series(1, ${maxOptionsPerResponse}) n`);
  const [found] = await server.db().select({ id: teams.id }).from(teams).where(eq(teams.name, 'Zz 9998'));
  hiddenId = Number(found?.id);
});

test("in an incomplete list of teams, the record's team has its name and typed teams are found", async () => {
  const body = {
    name: 'Winter',
    game_id: '18',
    begin_at: '2026-12-01 10:00:00',
    teams: [{ fieldId: String(hiddenId) }],
  };
  const { user } = renderForm(tab(), series, { id: await createdId(tab(), 'POST /api/v1/events/series', body) });

  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Team' });
  await waitFor(() => expect(box.value).toBe('Zz 9998'));
  await user.clear(box);
  await screen.findByText('Many more: type to find them');
  await user.type(box, 'zz 9999');
  await user.click(await screen.findByRole('option', { name: 'Zz 9999' }));
  expect(box.value).toBe('Zz 9999');
});

test('pasted rows find teams that are not loaded, and unknown names show an error', async () => {
  const { user } = renderForm(tab(), tournament);
  await user.click(await screen.findByRole('button', { name: 'Paste or import' }));
  const box = await screen.findByLabelText('The table as text');
  await user.click(box);
  await user.paste('Team\tTotal\nTeam ZZ-9997\t12\nZz 9996 Esports\t11\nNobody Known\t10');
  await screen.findByRole('button', { name: 'Import 2 of 3 rows' });
  const preview = within(screen.getByRole('region', { name: 'Result' }));
  preview.getByText('Zz 9997');
  preview.getByText('Zz 9996');
  preview.getByText('No team is called Nobody Known');
  // The list, and one search for each row.
  expect(server.calls('GET /api/v1/teams/all')).toHaveLength(4);
});
