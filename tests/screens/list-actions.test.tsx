import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { listRows } from '#api/calls/entity-calls.ts';
import { createRecord, readRecord } from '#api/calls/record-calls.ts';
import { entity as teams } from '#entities/declared/teams.ts';
import { demoAdmin, openTab, type Tab, withDevice } from '../support/open-tab.ts';
import { withReferenceServer } from '../support/reference-server.ts';
import { ListHost } from './support/list-host.tsx';
import { renderScreen } from './support/render-screen.tsx';

const server = withReferenceServer();
withDevice();
let tab: Tab;

beforeEach(async () => {
  tab = await openTab();
  await tab.signIn(demoAdmin);
});

const update = 'PATCH /api/v1/teams/46';
const switchOf = (name: string, state: { checked?: boolean } = {}) =>
  screen.findByRole('switch', { name: `${name} is active`, ...state });
const statusOf = async (id: number) => {
  const answer = await readRecord(tab.api, 'GET /api/v1/teams/{id}', id);
  return answer.kind === 'ok' ? answer.data['status'] : answer;
};

describe('the status switch', () => {
  const openList = () => renderScreen(tab, <ListHost entity={teams} from={{ search: 'soul' }} />);

  test("is busy while the server is asked, shows what it has, and tells the server's message", async () => {
    const { user } = openList();
    await user.click(await switchOf('Team Soul'));
    await screen.findByText('Team updated successfully');
    await switchOf('Team Soul', { checked: false });
    expect(await statusOf(46)).toBe('0');
    await user.click(await switchOf('Team Soul'));
    await switchOf('Team Soul', { checked: true });
    expect(server.calls(update).map(({ body }) => body)).toEqual([{ status: '0' }, { status: '1' }]);
  });

  test('takes no second press while it waits', async () => {
    server.failNext('PATCH /api/v1/teams/{id}', 'silent');
    const { user } = openList();
    await user.click(await switchOf('Team Soul'));
    expect((await switchOf('Team Soul')).getAttribute('aria-busy')).toBe('true');
    await user.click(await switchOf('Team Soul'));
    expect(server.calls(update)).toHaveLength(1);
  });

  test('stays as it was when the server refuses, and says why', async () => {
    server.failNext('PATCH /api/v1/teams/{id}', { status: 422, body: { status: false, message: 'Not now' } });
    const { user } = openList();
    await user.click(await switchOf('Team Soul'));
    await screen.findByText('Not now');
    await switchOf('Team Soul', { checked: true });
  });

  test('whose answer is lost looks at what the server has', async () => {
    server.failNext('PATCH /api/v1/teams/{id}', 'answerLost');
    const { user } = openList();
    await user.click(await switchOf('Team Soul'));
    await switchOf('Team Soul', { checked: false });
    expect(server.calls(update)).toHaveLength(1);
    expect(server.calls('GET /api/v1/teams')).toHaveLength(2);
  });
});

describe('a removal', () => {
  /** A team of its own, its row on the screen and the question about it open. */
  async function askToRemove(name: string) {
    const fields = { name, full_name: name, game_id: '18' };
    expect((await createRecord(tab.api, 'POST /api/v1/teams', fields)).kind).toBe('ok');
    const { user } = renderScreen(tab, <ListHost entity={teams} from={{ search: name }} />);
    await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: `Delete ${name}?` }));
    return { user, dialog };
  }

  const remove = 'DELETE /api/v1/teams/removeTeams';
  const isThere = async (search: string) => {
    const answer = await listRows(tab.api, 'GET /api/v1/teams', { page: 1, perPage: 10, search });
    return answer.kind === 'ok' && answer.data.totalData > 0;
  };

  test('is asked about by name, and reads the list again', async () => {
    const { user, dialog } = await askToRemove('Short Lived');
    dialog.getByText('This cannot be undone.');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Team deleted successfully');
    await screen.findByText('Nothing matches "Short Lived"');
    expect(server.calls(remove)).toHaveLength(1);
  });

  test('that is not wanted after all sends nothing', async () => {
    const { user, dialog } = await askToRemove('Kept');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.calls(remove)).toEqual([]);
    expect(await isThere('Kept')).toBe(true);
  });

  test('that fails says why in the dialog, and can be tried again', async () => {
    const { user, dialog } = await askToRemove('Stubborn');
    server.failNext(remove, 'serverFault');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await dialog.findByText('Something went wrong on the server (0f3c2a1b)');
    expect(await isThere('Stubborn')).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Nothing matches "Stubborn"');
  });

  test('whose answer is lost is not sent again: the list tells', async () => {
    const { user, dialog } = await askToRemove('Unheard');
    server.failNext(remove, 'answerLost');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Nothing matches "Unheard"');
    expect(server.calls(remove)).toHaveLength(1);
  });
});
