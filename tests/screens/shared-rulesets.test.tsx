import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ownApi } from '#api/api.ts';
import { updateRecord } from '#api/calls/entity-calls.ts';
import { usualRuleset } from '#domain/points/presets.ts';
import { rulesetText } from '#domain/points/ruleset-draft.ts';
import { wireOf } from '#domain/points/ruleset-wire.ts';
import { entity as tournament } from '#entities/declared/tournament.ts';
import { rulesetEndpoints } from '#entities/ruleset.ts';
import { writeRulesets } from '#storage/rulesets.ts';
import { withReferenceServer } from '../support/contract/reference-server.ts';
import { withTab } from '../support/page/open-tab.ts';
import { createdId } from './support/created-id.ts';
import { renderForm } from './support/render-form.tsx';

const server = withReferenceServer();
const tab = withTab();
beforeEach(() => localStorage.removeItem('rulesets'));

const update = 'PATCH /api/v1/events/tournament';
const sent = () => server.calls(update).map(({ body }) => body);
const stored = () => localStorage.getItem('rulesets') ?? '';
const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Ruleset' });
const chosen = () => choice().selectedOptions[0]?.textContent;
const firstTeam = () => document.querySelector<HTMLInputElement>('[aria-label=Team]')?.value ?? '';
const nameBox = () => within(screen.getByRole('dialog')).getByRole<HTMLInputElement>('textbox', { name: /^Name/ });

/** Opens the table on a device that has stored nothing. */
async function openTable(id: number) {
  cleanup();
  const shown = renderForm(tab(), tournament, { id });
  await screen.findByRole('grid', { name: 'Point Table' });
  await waitFor(() => expect(firstTeam()).not.toBe(''));
  await waitFor(() => expect(server.calls('GET /api/v1/rulesets')).not.toEqual([]));
  const save = async () => {
    await shown.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(shown.onDone).toHaveBeenCalledOnce());
  };
  return { ...shown, save };
}

const addRuleset = (name: string) =>
  createdId(tab(), rulesetEndpoints.create, { ...wireOf({ ...usualRuleset, name }) });

const openRulesets = async (user: UserEvent) => {
  await user.click(screen.getByRole('button', { name: 'Rulesets' }));
  return await screen.findByRole('dialog', { name: 'Rulesets' });
};

test('a new ruleset is stored on the server, used for the table when it is saved, and there on another device', async () => {
  const { user, save } = await openTable(11);
  const dialog = await openRulesets(user);
  within(dialog).getByText('All staff use these rulesets.');
  await user.click(within(dialog).getByRole('button', { name: /^Duplicate 12 for the first place/ }));
  await user.clear(nameBox());
  await user.type(nameBox(), 'Shared');
  await user.click(screen.getByRole('button', { name: 'Save and use' }));
  await screen.findByText('Used for this table');
  const created = server.calls('POST /api/v1/rulesets');
  expect(created.map(({ body }) => body)).toEqual([expect.objectContaining({ name: 'Shared', lobby: '12' })]);
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? dialog);
  expect(chosen()).toBe('Shared');
  expect(stored()).not.toContain('tournament/');
  await save();
  expect(sent().map((body) => body?.['ruleset_id'])).toEqual([expect.stringMatching(/^\d+$/)]);

  localStorage.removeItem('rulesets');
  await openTable(11);
  await waitFor(() => expect(chosen()).toBe('Shared'));
});

test('a choice that is not saved stays in the form, also one of the app, and another is sent by its name', async () => {
  const { user } = await openTable(12);
  const before = chosen();
  await addRuleset('Listed later');
  await user.selectOptions(choice(), '15');
  await screen.findByText(/unsaved change/);
  cleanup();
  expect(sent()).toEqual([]);
  const again = await openTable(12);
  expect(chosen()).toBe(before);
  await waitFor(() => expect(choice().textContent).toContain('Listed later'));
  await again.user.selectOptions(choice(), '15');
  await again.save();
  expect(sent()).toEqual([expect.objectContaining({ ruleset_id: 'preset-15' })]);
});

test('rulesets of the device are offered to be moved, with the choices of them', async () => {
  const userId = tab().api.credentials.holder() ?? 0;
  const line = rulesetText({ ...usualRuleset, name: 'Mine' });
  writeRulesets(userId, () => ({ own: [{ id: 'local', line }], chosen: { 'tournament/10': 'local' } }));
  const { user } = await openTable(10);
  expect(chosen()).toBe('Mine');
  const dialog = await openRulesets(user);
  await within(dialog).findByText('Only this device has Mine.');
  await user.click(within(dialog).getByRole('button', { name: 'Move them to the server' }));
  await waitFor(() => expect(within(dialog).queryByText('Only this device has Mine.')).toBeNull());
  expect(server.calls('POST /api/v1/rulesets')).toHaveLength(1);
  expect(stored()).toMatch(/"own":\[\],"chosen":\{"tournament\/10":"server-\d+"\}/);
  expect(chosen()).toBe('Mine');
});

test('a ruleset that someone else changed meanwhile is not replaced unseen', async () => {
  const id = await addRuleset('Both edit');
  const { user } = await openTable(11);
  await openRulesets(user);
  await user.click(await screen.findByRole('button', { name: 'Edit Both edit' }));
  const theirs = { ...wireOf({ ...usualRuleset, name: 'Theirs', perFinish: 3 }) };
  expect((await updateRecord(ownApi(tab().api), rulesetEndpoints.update, id, theirs)).kind).toBe('ok');
  await user.type(nameBox(), ' now');
  await user.click(screen.getByRole('button', { name: 'Save and use' }));
  await screen.findByText(
    /^Someone else has changed this ruleset. It is now Theirs: 10-6-5-4-3-2-1-1 · 3 for a finish/,
  );
  expect(nameBox().value).toBe('Both edit now');
  await user.click(screen.getByRole('button', { name: 'Save and use' }));
  await screen.findByText('Used for this table');
  screen.getByRole('button', { name: 'Edit Both edit now' });
});

test('without a connection what was typed stays, and is there when the dialog is opened again', async () => {
  const { user } = await openTable(11);
  await openRulesets(user);
  await user.click(await screen.findByRole('button', { name: /^Duplicate 12 for the first place/ }));
  server.failNext('POST /api/v1/rulesets', 'serverFault');
  await user.click(screen.getByRole('button', { name: 'Save and use' }));
  await screen.findAllByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Keep for later' }));
  await user.click(screen.getByRole('button', { name: 'Rulesets' }));
  await screen.findByRole('dialog', { name: 'New ruleset' });
  expect(nameBox().value).toContain('(copy)');
});

test('a removed ruleset is in no list, and its tables have the one that fits them', async () => {
  const id = await addRuleset('Removed');
  await updateRecord(ownApi(tab().api), update, 9, { ruleset_id: String(id) });
  const { user } = await openTable(9);
  await waitFor(() => expect(chosen()).toBe('Removed'));
  await openRulesets(user);
  await user.click(screen.getByRole('button', { name: 'Delete Removed' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete Removed' })).toBeNull());
  await waitFor(() => expect(chosen()).not.toBe('Removed'));
});

test('a penalty and its reason are on the server, and what only the device had moves there with the next save', async () => {
  const userId = tab().api.credentials.holder() ?? 0;
  writeRulesets(userId, () => ({ adjustments: { 'tournament/13': {} } }));
  const { user, save } = await openTable(13);
  await user.click(screen.getByRole('button', { name: 'Penalties' }));
  await screen.findByText('Write −10 for a penalty and +5 for a bonus. Totals follow.');
  await user.type(screen.getByRole('textbox', { name: `${firstTeam()}: Points` }), '-10');
  await user.type(screen.getByRole('textbox', { name: `${firstTeam()}: Reason` }), 'late');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await save();
  expect(sent()[0]).toMatchObject({
    pointTable: expect.arrayContaining([expect.objectContaining({ adjustment: '-10', reason: 'late' })]) as unknown,
  });
  expect(stored()).not.toContain('late');
  await openTable(13);
  await screen.findByTitle('−10: late');
});
