import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { ownApi } from '#api/api.ts';
import { createRecord, listRows } from '#api/calls/entity-calls.ts';
import { entity as teams } from '#entities/declared/teams.ts';
import { withReferenceServer } from '../../support/contract/reference-server.ts';
import { expectConsole } from '../../support/expect-console.ts';
import { demoAdmin, withTab } from '../../support/page/open-tab.ts';
import { ListHost } from '../support/list-host.tsx';
import { renderScreen } from '../support/render-screen.tsx';

const server = withReferenceServer();
const tab = withTab();

const update = 'PATCH /api/v1/teams/{id}';
const read = 'GET /api/v1/teams/{id}';
const remove = 'DELETE /api/v1/teams/removeTeams';
const updates = () =>
  server.calls().filter(({ method, path }) => method === 'PATCH' && path.startsWith('/api/v1/teams/'));
const list = () => server.calls('GET /api/v1/teams').length;
const box = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });
const isSelected = async (name: string) => ((await box(name)) as HTMLInputElement).checked;
const dialog = async () => within(await screen.findByRole('dialog'));
/** The result of a record in the series. */
const resultOf = async (name: string) => (await dialog()).getByText(name).closest('li')?.textContent;

/** Creates three teams and selects all of them in a list. */
async function pickThree(word: string): Promise<{ user: UserEvent; names: readonly [string, string, string] }> {
  const names = [`${word} one`, `${word} three`, `${word} two`] as const;
  for (const name of names) {
    const result = await createRecord(ownApi(tab().api), 'POST /api/v1/teams', {
      name,
      full_name: name,
      game_id: '18',
      status: '1',
    });
    expect(result.kind).toBe('ok');
  }
  const { user } = renderScreen(tab(), <ListHost entity={teams} from={{ search: word }} />);
  for (const name of names) await user.click(await box(name));
  await screen.findByText('3 selected', { selector: '[role=toolbar] *' });
  return { user, names };
}

const press = async (user: UserEvent, name: string) => {
  // A dialog has an icon button with the same name.
  const found = await screen.findAllByRole('button', { name });
  await user.click(found.at(-1) ?? document.body);
};
const isThere = async (search: string) => {
  const result = await listRows(tab().api, 'GET /api/v1/teams', { page: 1, perPage: 10, search });
  return result.kind === 'ok' && result.data.totalData > 0;
};

describe('a series', () => {
  test('changes the status of each row with its own call and deselects all', async () => {
    const { user, names } = await pickThree('Quick');
    await press(user, 'Deactivate');
    (await dialog()).getByText('Deactivate the selected rows');
    await (await dialog()).findByText('Done: 3');
    expect(updates().map(({ body }) => body)).toEqual([{ status: '0' }, { status: '0' }, { status: '0' }]);
    await press(user, 'Close');
    for (const name of names) {
      expect(await isSelected(name)).toBe(false);
      await screen.findByRole('switch', { name: `${name} is active`, checked: false });
    }
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  test('keeps rejected rows selected, shows the reason and continues', async () => {
    const { user, names } = await pickThree('Barred');
    server.failNext(update, { status: 422, body: { status: false, message: 'Not now' } });
    await press(user, 'Deactivate');
    await (await dialog()).findByText('Done: 2 · Failed: 1');
    (await dialog()).getByText('Unfinished rows stay selected.');
    expect(await resultOf(names[0])).toContain('Not now');
    expect(await resultOf(names[1])).toContain('Done');
    await press(user, 'Close');
    expect(await isSelected(names[0])).toBe(true);
    expect(await isSelected(names[1])).toBe(false);
    screen.getByText('1 selected', { selector: '[role=toolbar] *' });
  });

  test('looks up a change without a response and continues', async () => {
    const { user } = await pickThree('Answerless');
    server.failNext(update, 'answerLost');
    await press(user, 'Deactivate');
    await (await dialog()).findByText('Done: 3');
    expect(updates()).toHaveLength(3);
  });

  test('reports a change that never arrived as not done and continues', async () => {
    const { user, names } = await pickThree('Unsent');
    server.failNext(update, 'unreachable');
    await press(user, 'Deactivate');
    await (await dialog()).findByText('Done: 2 · Failed: 1');
    expect(await resultOf(names[0])).toContain('Not saved: the server did not receive it');
  });

  test('stops at a change that cannot be looked up, and never sends that change again', async () => {
    const { user, names } = await pickThree('Unheard');
    server.failNext(update, 'answerLost');
    // All lookups fail.
    for (let lookup = 0; lookup < 30; lookup += 1) server.failNext(read, 'unreachable');
    const before = list();
    await press(user, 'Deactivate');
    await (await dialog()).findByText('Done: 0 · No reply: 1 · Not sent: 2');
    expect(await resultOf(names[0])).toContain('The server did not reply. This may have been saved.');
    expect(await resultOf(names[1])).toContain('Not sent');
    await waitFor(() => expect(list()).toBe(before + 1));
    await press(user, 'Continue');
    await (await dialog()).findByText('Done: 2 · No reply: 1');
    expect(updates().map(({ path }) => path)).toHaveLength(3);
    expect(new Set(updates().map(({ path }) => path)).size).toBe(3);
    await press(user, 'Close');
    expect(await isSelected(names[0])).toBe(true);
    expect(await isSelected(names[1])).toBe(false);
  });

  test('sends nothing without a connection, reports it, and continues after a press', async () => {
    const { user, names } = await pickThree('Cut');
    server.failAll('unreachable');
    tab().connection.send({ type: 'connectivity.deviceOffline' });
    await press(user, 'Deactivate');
    await (await dialog()).findByText('Done: 0 · Not sent: 3');
    (await dialog()).getByText('You are offline');
    expect(await resultOf(names[0])).toContain('Not sent');
    expect(updates()).toEqual([]);
    server.recover();
    await press(user, 'Continue');
    await (await dialog()).findByText('Done: 3');
    expect(updates()).toHaveLength(3);
  });

  test('waits for the sign-in after a lost session and continues with the same row', async () => {
    expectConsole('error', /^Refresh token error: Please sign in$/);
    const { user, names } = await pickThree('Paused');
    server.failNext(update, 'refusedToken');
    server.failNext('POST /api/v1/users/refreshToken', 'refusedToken');
    await press(user, 'Deactivate');
    await (await dialog()).findByText('Waiting until you have signed in again');
    expect(updates()).toHaveLength(1);
    await tab().signIn(demoAdmin);
    await (await dialog()).findByText('Done: 3');
    expect(await resultOf(names[0])).toContain('Done');
    expect(updates()).toHaveLength(4);
  });
});

describe('the deletion of several records', () => {
  const question = async () => within(await screen.findByRole('alertdialog', { name: 'Delete 3 records?' }));

  test('shows how many and which, and sends nothing when it is cancelled', async () => {
    const { user, names } = await pickThree('Stays');
    await press(user, 'Delete');
    (await question()).getByText(names.join(', '));
    await user.click((await question()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.calls(remove)).toEqual([]);
    expect(await isSelected(names[0])).toBe(true);
  });

  test('deletes each record and reads the list again', async () => {
    const { user } = await pickThree('Leaving');
    await press(user, 'Delete');
    await user.click((await question()).getByRole('button', { name: 'Delete' }));
    await (await dialog()).findByText('Done: 3');
    expect(server.calls(remove)).toHaveLength(3);
    await press(user, 'Close');
    await screen.findByText('Nothing matches "Leaving"');
    expect(await isThere('Leaving')).toBe(false);
  });
});

/** The checkbox in the table head; cards have another one above them. */
const wholePage = async () =>
  within(await screen.findByRole('columnheader', { name: /Select/ })).findByRole('checkbox');

describe('the selection', () => {
  test('stays across the pages of a search, shows the number on this page, and is cleared by a new search', async () => {
    const { user } = renderScreen(tab(), <ListHost entity={teams} />);
    await screen.findAllByRole('checkbox', { name: /^Select (?!this page)/ });
    await user.click(await wholePage());
    await screen.findByText('10 selected', { selector: '[role=toolbar] *' });
    await press(user, 'Next page');
    await screen.findByText('10 selected, 0 on this page', { selector: '[role=toolbar] *' });
    const [first] = await screen.findAllByRole('checkbox', { name: /^Select (?!this page)/ });
    await user.click(first ?? document.body);
    await screen.findByText('11 selected, 1 on this page', { selector: '[role=toolbar] *' });
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'soul');
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  });

  test('loses a row that is deleted from its menu', async () => {
    const { user, names } = await pickThree('Lone');
    await user.click(await screen.findByRole('button', { name: `Actions for ${names[1]}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: `Delete ${names[1]}?` }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await screen.findByText('2 selected', { selector: '[role=toolbar] *' });
    expect(await isSelected(names[0])).toBe(true);
  });

  test('is cleared by its button, which moves the focus to the checkbox of the page', async () => {
    const { user } = renderScreen(tab(), <ListHost entity={teams} from={{ search: 'soul' }} />);
    await user.click(await box('Team Soul'));
    await press(user, 'Clear the selection');
    expect(await isSelected('Team Soul')).toBe(false);
    expect(document.activeElement).toBe(await wholePage());
  });
});
