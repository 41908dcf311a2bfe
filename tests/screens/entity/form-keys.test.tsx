import { screen, waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { entity as teams } from '#entities/declared/teams.ts';
import { FormScreen } from '#screens/entity/form/form-screen.tsx';
import { teams as teamRows } from '#server/db/schema/catalogue.ts';
import { capabilitiesOf } from '#session/capabilities/capabilities.ts';
import { withReferenceServer } from '../../support/contract/reference-server.ts';
import { withTab } from '../../support/page/open-tab.ts';
import { renderScreen } from '../support/render-screen.tsx';
import { box, fillInTeam, save } from '../support/team-form.ts';

/** Creates without a response on a server with keys. */

const server = withReferenceServer();
const tab = withTab();

beforeEach(async () => {
  await capabilitiesOf(tab().api);
});

function openForm() {
  const onDone = vi.fn();
  const shown = renderScreen(tab(), <FormScreen entity={teams} mode="create" id={null} onDone={onDone} />);
  return { ...shown, onDone };
}

const create = 'POST /api/v1/teams';
const storedTeams = (name: string) => server.db().select().from(teamRows).where(eq(teamRows.name, name));

test('a create whose response is lost is sent again, and saved once without a question', async () => {
  const { user, onDone } = openForm();
  await fillInTeam(user, 'Received later');
  server.failNext(create, 'answerLost');
  await save(user);
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(server.calls(create)).toHaveLength(2);
  expect(await storedTeams('Received later')).toHaveLength(1);
});

test('a create without any response asks no question, and the next Save sends it again', async () => {
  const { user, onDone } = openForm();
  await fillInTeam(user, 'Received last');
  for (let times = 0; times < 3; times += 1) server.failNext(create, 'answerLost');
  await save(user);
  await screen.findByText(/The server did not reply. This may have been saved./);
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  expect((await box('Name')).value).toBe('Received last');
  await save(user);
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(server.calls(create)).toHaveLength(4);
  expect(await storedTeams('Received last')).toHaveLength(1);
});
