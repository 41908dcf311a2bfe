import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ownApi } from '#api/api.ts';
import { createRecord, listRows, readRecord } from '#api/calls/entity-calls.ts';
import { entity as teams } from '#entities/declared/teams.ts';
import { withReferenceServer } from '../../support/contract/reference-server.ts';
import { withTab } from '../../support/page/open-tab.ts';
import { ListHost } from '../support/list-host.tsx';
import { renderScreen } from '../support/render-screen.tsx';

const server = withReferenceServer();
const tab = withTab();

const update = 'PATCH /api/v1/teams/46';
const switchOf = (name: string, state: { checked?: boolean } = {}) =>
  screen.findByRole('switch', { name: `${name} is active`, ...state });
const statusOf = async (id: number) => {
  const result = await readRecord(tab().api, 'GET /api/v1/teams/{id}', id);
  return result.kind === 'ok' ? result.data['status'] : result;
};

describe('the status switch', () => {
  const openList = () => renderScreen(tab(), <ListHost entity={teams} from={{ search: 'soul' }} />);

  test("is busy during the call, then shows the server's value and message", async () => {
    const { user } = openList();
    await user.click(await switchOf('Team Soul'));
    await screen.findByText('Team updated successfully');
    await switchOf('Team Soul', { checked: false });
    expect(await statusOf(46)).toBe('0');
    await user.click(await switchOf('Team Soul'));
    await switchOf('Team Soul', { checked: true });
    expect(server.calls(update).map(({ body }) => body)).toEqual([{ status: '0' }, { status: '1' }]);
  });

  test('keeps its value when the server rejects the change, and shows why', async () => {
    server.failNext('PATCH /api/v1/teams/{id}', { status: 422, body: { status: false, message: 'Not now' } });
    const { user } = openList();
    await user.click(await switchOf('Team Soul'));
    await screen.findByText('Not now');
    await switchOf('Team Soul', { checked: true });
  });

  test('reads the list again after a lost response', async () => {
    server.failNext('PATCH /api/v1/teams/{id}', 'answerLost');
    const { user } = openList();
    await user.click(await switchOf('Team Soul'));
    await switchOf('Team Soul', { checked: false });
    expect(server.calls(update)).toHaveLength(1);
    expect(server.calls('GET /api/v1/teams')).toHaveLength(2);
  });
});

describe('a deletion', () => {
  /** Creates a team, shows its row and opens the confirmation. */
  async function askToDelete(name: string) {
    const fields = { name, full_name: name, game_id: '18' };
    expect((await createRecord(ownApi(tab().api), 'POST /api/v1/teams', fields)).kind).toBe('ok');
    const { user } = renderScreen(tab(), <ListHost entity={teams} from={{ search: name }} />);
    await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: `Delete ${name}?` }));
    return { user, dialog };
  }

  const remove = 'DELETE /api/v1/teams/removeTeams';
  const isThere = async (search: string) => {
    const result = await listRows(tab().api, 'GET /api/v1/teams', { page: 1, perPage: 10, search });
    return result.kind === 'ok' && result.data.totalData > 0;
  };

  test('asks for confirmation by name and reads the list again', async () => {
    const { user, dialog } = await askToDelete('Short Lived');
    await dialog.findByText('You can restore it from the history.');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Team deleted successfully');
    await screen.findByText('Nothing matches "Short Lived"');
    expect(server.calls(remove)).toHaveLength(1);
  });

  test('shows a failure in the dialog and can be tried again', async () => {
    const { user, dialog } = await askToDelete('Stubborn');
    server.failNext(remove, 'serverFault');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await dialog.findByText('Something went wrong on the server (0f3c2a1b)');
    expect(await isThere('Stubborn')).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Nothing matches "Stubborn"');
  });

  test('is not sent again after a lost response: the list is read instead', async () => {
    const { user, dialog } = await askToDelete('Unheard');
    server.failNext(remove, 'answerLost');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Nothing matches "Unheard"');
    expect(server.calls(remove)).toHaveLength(1);
  });
});
