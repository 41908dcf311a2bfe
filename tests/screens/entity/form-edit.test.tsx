import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ownApi } from '#api/api.ts';
import { readRecord, updateRecord } from '#api/calls/entity-calls.ts';
import { entity as teams } from '#entities/declared/teams.ts';
import { capabilitiesOf } from '#session/capabilities/capabilities.ts';
import { withReferenceServer } from '../../support/contract/reference-server.ts';
import { expectConsole } from '../../support/expect-console.ts';
import { demoAdmin, openTab, type Tab, withDevice, withoutRetries } from '../../support/page/open-tab.ts';
import { createdId } from '../support/created-id.ts';
import { renderForm } from '../support/render-form.tsx';

const server = withReferenceServer();
withDevice();
let tab: Tab;
let id: number;
let made = 0;

/** Each test has its own team. */
beforeEach(async () => {
  tab = await openTab(demoAdmin);
  made += 1;
  const fields = { name: `Team ${made}`, full_name: `Team ${made} Esports`, game_id: '18', country: '1' };
  id = await createdId(tab, 'POST /api/v1/teams', fields);
});

const openForm = (services = tab) => renderForm(services, teams, { id });

const update = () => server.calls(`PATCH /api/v1/teams/${id}`);
const reads = () => server.calls(`GET /api/v1/teams/${id}`);
const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save' }));

async function retype(user: UserEvent, name: string, typed: string) {
  await user.clear(await box(name));
  await user.type(await box(name), typed);
}

async function fullNameOnServer() {
  const result = await readRecord(tab.api, 'GET /api/v1/teams/{id}', id);
  return result.kind === 'ok' ? result.data['full_name'] : result;
}

test('the form shows the record, with references by name', async () => {
  openForm();
  expect((await box('Name')).value).toBe(`Team ${made}`);
  await waitFor(() => {
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Game' }).value).toBe('BGMI');
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' }).value).toBe('India');
  });
  screen.getByRole('switch', { name: 'Active', checked: true });
});

test('a change is saved, and the screen closes', async () => {
  const { user, onDone } = openForm();
  await retype(user, 'Full Name', 'Another Name');
  screen.getByText('1 unsaved change: Full Name');
  await save(user);
  await screen.findByText('Team updated successfully');
  expect(onDone).toHaveBeenCalledOnce();
  expect(await fullNameOnServer()).toBe('Another Name');
});

test('a cleared optional field is cleared on the server, even before it loses the focus', async () => {
  const { user } = openForm();
  await user.clear(await screen.findByRole('combobox', { name: 'Country' }));
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText('Team updated successfully');
  expect(update()[0]?.body).toMatchObject({ country: '' });
});

test('a record that cannot be read shows an error and is read again with Retry', async () => {
  server.failNext('GET /api/v1/teams/{id}', 'page');
  const { user } = openForm(withoutRetries(tab));
  await screen.findByText('This record could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await box('Name')).value).toBe(`Team ${made}`);
});

test('a connection reset while the record loads shows no error', async () => {
  server.failNext('GET /api/v1/teams/{id}', 'unreachable');
  openForm();
  expect((await box('Name')).value).toBe(`Team ${made}`);
  expect(reads()).toHaveLength(2);
  expect(screen.queryByText('Failed to fetch')).toBeNull();
});

test('a missing record shows an error and is not read again', async () => {
  id = 900_000;
  openForm();
  await screen.findByText('This record could not be loaded');
  expect(reads()).toHaveLength(1);
});

test('a save whose response is lost reads the record and finds it saved', async () => {
  const { user, onDone } = openForm();
  await retype(user, 'Full Name', 'Saved After All');
  server.failNext('PATCH /api/v1/teams/{id}', 'answerLost');
  await save(user);
  await screen.findByText('Your changes were saved');
  expect(onDone).toHaveBeenCalledOnce();
  expect(update()).toHaveLength(1);
  // When the form opened, and to find out what became of the save.
  expect(reads()).toHaveLength(2);
});

test('a save that did not arrive reads the record and keeps the typed values', async () => {
  const { user, onDone } = openForm();
  await retype(user, 'Full Name', 'Not There Yet');
  server.failNext('PATCH /api/v1/teams/{id}', 'unreachable');
  await save(user);
  // The request may still be on its way: the record is read again for five seconds.
  await screen.findAllByText(/Your changes were not saved. Check them and press Save again./);
  expect((await box('Full Name')).value).toBe('Not There Yet');
  expect(await fullNameOnServer()).toBe(`Team ${made} Esports`);
  await save(user);
  await screen.findByText('Team updated successfully');
  expect(onDone).toHaveBeenCalledOnce();
});

/** Another user saves the same record. */
async function changeElsewhere(changes: Record<string, string>) {
  const result = await updateRecord(ownApi(tab.api), 'PATCH /api/v1/teams/{id}', id, changes);
  if (result.kind !== 'ok') throw new Error(result.message);
}

const conflictDialog = () => screen.findByRole('dialog', { name: 'Someone else changed this record' });

test("another user's changes are shown instead of being overwritten, and the chosen values are sent", async () => {
  await capabilitiesOf(tab.api);
  const { user, onDone } = openForm();
  await retype(user, 'Full Name', 'Mine');
  await changeElsewhere({ name: `Squad ${made}`, full_name: 'Theirs' });
  await save(user);
  const dialog = within(await conflictDialog());
  expect(await fullNameOnServer()).toBe('Theirs');
  const send = dialog.getByRole<HTMLButtonElement>('button', { name: 'Send selected values' });
  expect((await dialog.findByRole<HTMLInputElement>('radio', { name: 'Name: The record now' })).checked).toBe(true);
  expect(send.disabled).toBe(true);
  await user.click(dialog.getByRole('radio', { name: 'Full Name: Your changes' }));
  await user.click(send);
  await screen.findByText('Team updated successfully');
  expect(onDone).toHaveBeenCalledOnce();
  expect(update().at(-1)?.body).toMatchObject({ name: `Squad ${made}`, full_name: 'Mine' });
});

test('a record that changes again while the user chooses is compared again', async () => {
  const { user } = openForm();
  await retype(user, 'Full Name', 'Mine');
  await changeElsewhere({ full_name: 'Theirs' });
  await save(user);
  const first = within(await conflictDialog());
  await user.click(await first.findByRole('radio', { name: 'Full Name: Your changes' }));
  await changeElsewhere({ full_name: 'Theirs Again' });
  await user.click(first.getByRole('button', { name: 'Send selected values' }));
  await screen.findByText('Theirs Again');
  expect(await fullNameOnServer()).toBe('Theirs Again');
});

test('a conflict can be postponed: the form still has the typed values', async () => {
  const { user } = openForm();
  await retype(user, 'Full Name', 'Mine');
  await changeElsewhere({ full_name: 'Theirs' });
  await save(user);
  await user.click(within(await conflictDialog()).getByRole('button', { name: 'Back to the form' }));
  await screen.findByText('Someone else changed this record after you opened it.');
  expect((await box('Full Name')).value).toBe('Mine');
  expect(await fullNameOnServer()).toBe('Theirs');
});

test('a record that another user has changed to the typed values causes no conflict', async () => {
  const { user, onDone } = openForm();
  await retype(user, 'Full Name', 'Agreed');
  await changeElsewhere({ full_name: 'Agreed' });
  await save(user);
  await screen.findByText('Your changes were saved');
  expect(onDone).toHaveBeenCalledOnce();
});

test('a save with an expired session waits for the sign-in and continues', async () => {
  expectConsole('error', /^Refresh token error: Please sign in$/);
  const { user, onDone } = openForm();
  await retype(user, 'Full Name', 'Worth Waiting For');
  server.failNext('PATCH /api/v1/teams/{id}', 'refusedToken');
  server.failNext('POST /api/v1/users/refreshToken', 'refusedToken');
  await save(user);
  await tab.until((snapshot) => snapshot.hasTag('dialog'));
  expect((await box('Full Name')).disabled).toBe(true);
  await tab.signIn(demoAdmin);
  await screen.findByText('Team updated successfully');
  expect(onDone).toHaveBeenCalledOnce();
  expect(await fullNameOnServer()).toBe('Worth Waiting For');
});

test('a value that new records require can be replaced but not cleared', async () => {
  const { user } = openForm();
  await waitFor(() => {
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Game' }).value).toBe('BGMI');
  });
  await user.clear(screen.getByRole('combobox', { name: 'Game' }));
  await save(user);
  await screen.findByText('Game is required');
  expect(update()).toEqual([]);
});
