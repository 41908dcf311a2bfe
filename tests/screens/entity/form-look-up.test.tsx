import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { entity as teams } from '#entities/declared/teams.ts';
import { teams as teamRows } from '#server/db/schema/catalogue.ts';
import { capabilitiesOf } from '#session/capabilities/capabilities.ts';
import { withReferenceServer } from '../../support/contract/reference-server.ts';
import { withTab } from '../../support/page/open-tab.ts';
import { renderForm } from '../support/render-form.tsx';
import { box, fillInTeam, save } from '../support/team-form.ts';

const server = withReferenceServer();
const tab = withTab();

const create = 'POST /api/v1/teams';
const storedTeams = (name: string) => server.db().select().from(teamRows).where(eq(teamRows.name, name));

/** Fills in a new team and saves it, without a response. */
async function saveUnheard(name: string) {
  const { user, onDone } = renderForm(tab(), teams);
  await fillInTeam(user, name);
  server.failNext(create, 'answerLost');
  await save(user);
  return { user, onDone };
}

const notReplied = /The server did not reply. This may have been saved./;

describe('on a server with keys of creates', () => {
  beforeEach(async () => {
    await capabilitiesOf(tab().api);
  });

  test('a create without any response asks no question, and the next Save sends it again', async () => {
    for (let times = 0; times < 2; times += 1) server.failNext(create, 'answerLost');
    const { user, onDone } = await saveUnheard('Received last');
    await screen.findByText(notReplied);
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
    expect((await box('Name')).value).toBe('Received last');
    await save(user);
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(server.calls(create)).toHaveLength(4);
    expect(await storedTeams('Received last')).toHaveLength(1);
  });
});

describe('on a server without keys of creates', () => {
  beforeEach(async () => {
    const body = { status: false, message: 'There is no such call' };
    server.failNext('GET /api/v1/capabilities', { status: 404, body });
    await capabilitiesOf(tab().api);
  });

  test('a create without a response whose record may be older is not sent again automatically', async () => {
    const { user, onDone } = await saveUnheard('Unheard');
    await screen.findByText(notReplied);
    screen.getByText('All fields match');
    expect((await box('Name')).value).toBe('Unheard');
    expect(server.calls(create)).toHaveLength(1);
    expect(onDone).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: /^This one: Unheard/ }));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(server.calls(create)).toHaveLength(1);
  });

  const changesLeft = 'Saved as it was sent. Press Save to send your later changes.';

  /** The create is known to be stored and the form has later changes. Save sends them to that record. */
  async function expectEdit(user: UserEvent, name: string, onDone: () => void) {
    await screen.findByText(changesLeft);
    expect(onDone).not.toHaveBeenCalled();
    expect((await box('Full Name')).value).toBe(`${name} Esports Club`);
    await save(user);
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    const stored = await storedTeams(name);
    expect(stored).toEqual([expect.objectContaining({ full_name: `${name} Esports Club` })]);
    expect(server.calls(create)).toHaveLength(1);
    const changes = server.calls(`PATCH /api/v1/teams/${stored[0]?.id}`);
    expect(changes.map(({ body }) => body)).toEqual([expect.objectContaining({ full_name: `${name} Esports Club` })]);
  }

  test.each(['Check again', 'Save'])(
    'a create found by %s becomes an edit with the changes since the send',
    async (press) => {
      tab().visibleRows.noteNewestId('teams', 60);
      const name = `Found by ${press}`;
      const { user, onDone } = renderForm(tab(), teams);
      await fillInTeam(user, name);
      // The form looks for a record with the same name. The fault is for the look-up after the send.
      await waitFor(() => expect(server.calls('GET /api/v1/teams')).not.toHaveLength(0));
      server.failNext(create, 'answerLost');
      server.failNext('GET /api/v1/teams', 'serverFault');
      await save(user);
      await screen.findByRole('button', { name: 'Check again' });
      await user.type(await box('Full Name'), ' Club');
      await user.click(screen.getByRole('button', { name: press }));
      await expectEdit(user, name, onDone);
    },
  );

  test('a create that the user finds among the records becomes an edit with the changes since the send', async () => {
    const { user, onDone } = await saveUnheard('Picked');
    const isIt = await screen.findByRole('button', { name: /^This one: Picked/ });
    await user.type(await box('Full Name'), ' Club');
    await user.click(isIt);
    await expectEdit(user, 'Picked', onDone);
  });

  test('a create whose response was lost stays unsure although the next one is rejected', async () => {
    const { user } = await saveUnheard('Doubted');
    await screen.findByText(notReplied);
    server.failNext(create, { status: 422, body: { status: false, message: 'Not now' } });
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    await screen.findAllByText('Not now');
    screen.getByText(notReplied);
  });
});
