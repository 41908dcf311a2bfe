import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { entity as tournament } from '#entities/declared/tournament.ts';
import { capabilitiesOf } from '#session/capabilities/capabilities.ts';
import { withReferenceServer } from '../support/contract/reference-server.ts';
import { fillStorage } from '../support/page/fill-storage.ts';
import { withTab } from '../support/page/open-tab.ts';
import { renderForm } from './support/render-form.tsx';

const server = withReferenceServer();
const tab = withTab();

/** A server without rulesets: the device stores them. */
beforeEach(async () => {
  localStorage.removeItem('rulesets');
  server.failNext('GET /api/v1/capabilities', { status: 404, body: { status: false, message: 'Not found' } });
  await capabilitiesOf(tab().api);
});

const bgis2025 = 11;

async function openTable(id = bgis2025) {
  const shown = renderForm(tab(), tournament, { id });
  await screen.findByRole('grid', { name: 'Point Table' });
  return shown;
}

const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Ruleset' });
const chosen = () => choice().selectedOptions[0]?.textContent;
const total = (row: number) =>
  document.querySelectorAll<HTMLInputElement>('[role=grid] input[aria-label="Total Point"]')[row - 1]?.value;
const box = (name: RegExp | string) =>
  within(screen.getByRole('dialog')).getByRole<HTMLInputElement>('textbox', { name });
const freeFire = '12 for the first place (Free Fire, 12 teams)';

async function duplicate(user: UserEvent, name: string) {
  await user.click(screen.getByRole('button', { name: 'Rulesets' }));
  await user.click(await screen.findByRole('button', { name: `Duplicate ${name}` }));
}

async function type(user: UserEvent, name: RegExp | string, typed: string) {
  await user.clear(box(name));
  await user.type(box(name), typed);
}

test('a duplicated ruleset is edited, used, stored for the tournament, and deleted', async () => {
  const { user } = await openTable();
  expect(chosen()).toBe('10 for the first place (PMGC, BGIS from 2024)');
  await duplicate(user, freeFire);
  expect(box(/^Name/).value).toBe(`${freeFire} (copy)`);
  await type(user, /^Name/, 'Scrim');
  await type(user, /^Points for a finish/, '2');
  const example = screen.getByRole('table', { name: 'Example: the places of a match give 57 points' });
  expect(within(example).getAllByRole('row')[1]?.textContent).toBe('1Team B212' + '12933');
  await user.click(screen.getByRole('button', { name: 'Save and use' }));
  const list = await screen.findByRole('dialog', { name: 'Rulesets' });
  expect(within(list).getByText('Used for this table').closest('li')?.textContent).toContain('Scrim');
  await user.click(within(list).getAllByRole('button', { name: 'Close' })[0] ?? list);
  expect(chosen()).toBe('Scrim');
  // Totals that were sums are now sums with two points a finish; the one that was typed stays.
  expect([total(1), total(2)]).toEqual([String(68 + 2 * 101), '152']);
  expect(localStorage.getItem('rulesets')).toContain('tournament/11');

  await user.click(screen.getByRole('button', { name: 'Rulesets' }));
  await user.click(await screen.findByRole('button', { name: 'Delete Scrim' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(screen.queryByRole('button', { name: 'Delete Scrim' })).toBeNull();
});

test('what is wrong is said beside its field, and what is typed is there when the dialog is opened again', async () => {
  const { user } = await openTable();
  await duplicate(user, freeFire);
  await type(user, /^Points for the places/, '12-x');
  await type(user, /^Teams in a match/, '1');
  await user.click(screen.getByRole('button', { name: 'Save and use' }));
  const places = box(/^Points for the places/);
  expect(document.activeElement).toBe(places);
  expect(places.getAttribute('aria-invalid')).toBe('true');
  screen.getByText('x is not a whole number up to 999');
  screen.getByText('A whole number from 2 to 100');
  screen.getByText('An example appears when all fields are right.');
  await user.click(screen.getByRole('button', { name: 'Keep for later' }));
  await user.click(screen.getByRole('button', { name: 'Rulesets' }));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Points for the places/ })).value).toBe('12-x');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await screen.findByRole('button', { name: `Duplicate ${freeFire}` });
});

test('a pasted column of points is read, and the order of ties is changed by keyboard', async () => {
  const { user } = await openTable();
  await duplicate(user, freeFire);
  const places = box(/^Points for the places/);
  places.focus();
  places.select();
  await user.paste('12\r\n9\r\n8\r\n');
  expect(places.value).toBe('12-9-8');

  const order = () =>
    within(screen.getByRole('group', { name: 'Rank and ties by' }))
      .getAllByRole('checkbox')
      .filter((each) => (each as HTMLInputElement).checked)
      .map((each) => each.closest('label')?.textContent);
  screen.getByRole('button', { name: 'Move Total Finish up' }).focus();
  await user.keyboard('{Enter}{Enter}');
  expect(order()).toEqual(['Total Point', 'Total Finish', 'Chicken Dinner', 'Position Point']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Total Finish up' }));
  screen.getByText('Total Finish: place 2 of 4');
  await user.click(screen.getByRole('checkbox', { name: 'Position Point' }));
  expect(order()).toEqual(['Total Point', 'Total Finish', 'Chicken Dinner']);
});

test('a ruleset in a file is offered and used, and its row is no team', async () => {
  const { user } = await openTable();
  await waitFor(() => expect(document.querySelector<HTMLInputElement>('[aria-label=Team]')?.value).not.toBe(''));
  await user.click(screen.getByRole('button', { name: 'Paste or import' }));
  const dialog = await screen.findByRole('dialog', { name: 'Paste or import a table' });
  within(dialog).getByRole('textbox', { name: 'The table as text' }).focus();
  await user.paste(
    'Rank,Team,Total Finish,Position Point\n1,Orangutan,20,10\nRuleset,ruleset:name=Scrim+20&places=10-6&perFinish=3&lobby=20',
  );
  within(dialog).getByText(/^Ruleset from a link or a file: Scrim 20 \(10-6 · 3 for a finish · 20 teams/);
  await user.click(within(dialog).getByRole('button', { name: 'Use it for this table' }));
  expect(within(dialog).queryByText(/^Ruleset from a link or a file/)).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Import 1 of 1 rows' }));
  expect(chosen()).toBe('Scrim 20');
  expect(total(3)).toBe('70');
});

const firstTeam = () => document.querySelector<HTMLInputElement>('[aria-label=Team]')?.value ?? '';
const update = 'PATCH /api/v1/events/tournament';
const stored = () => localStorage.getItem('rulesets') ?? '';

async function openPenalties(user: UserEvent) {
  await waitFor(() => expect(firstTeam()).not.toBe(''));
  await user.click(screen.getByRole('button', { name: 'Penalties' }));
  await screen.findByRole('dialog', { name: 'Penalties and bonuses' });
}

async function penalize(user: UserEvent, points: string, reason: string) {
  await openPenalties(user);
  await type(user, `${firstTeam()}: Points`, points);
  await type(user, `${firstTeam()}: Reason`, reason);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
}

const apply = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Apply' }));
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save' }));

test('a penalty with its reason lowers the total, is shown with the table, and can be undone', async () => {
  const { user } = await openTable();
  await openPenalties(user);
  const team = firstTeam();
  await user.type(box(`${team}: Reason`), 'late');
  // Without points the reason would be lost: the dialog stays.
  await apply(user);
  expect(document.activeElement).toBe(box(`${team}: Points`));
  await user.type(box(`${team}: Points`), '-');
  // A sign alone is no number: the dialog stays, with what was typed.
  await apply(user);
  expect(document.activeElement).toBe(box(`${team}: Points`));
  screen.getByText(`${team}: write a whole number such as −10 or +5`);
  await user.type(box(`${team}: Points`), '10');
  await apply(user);
  expect(total(1)).toBe('159');
  const shown = await screen.findByRole('region', { name: 'Penalties and bonuses' });
  expect(shown.textContent).toContain(`${team}: −10: late`);
  screen.getByTitle('−10: late');
  const findings = screen.getByRole('region', { name: 'Check these rows' });
  expect(within(findings).getAllByRole('listitem')).toHaveLength(2);

  await openPenalties(user);
  expect(box(`${team}: Reason`).value).toBe('late');
  await apply(user);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(total(1)).toBe('169');
  expect(screen.queryByTitle('−10: late')).toBeNull();
});

test('a penalty is stored when its form is saved, not before and not when the save is refused', async () => {
  const { user, onDone } = await openTable();
  await penalize(user, '-10', 'late');
  expect(total(1)).toBe('159');
  expect(stored()).not.toContain('late');
  server.failNext(update, 'serverFault');
  await save(user);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).not.toBe('true'),
  );
  await screen.findAllByRole('alert');
  expect(stored()).not.toContain('late');
  cleanup();

  const again = await openTable();
  expect(total(1)).toBe('169');
  await penalize(again.user, '-10', 'late');
  await save(again.user);
  await waitFor(() => expect(again.onDone).toHaveBeenCalledOnce());
  expect(onDone).not.toHaveBeenCalled();
  expect(stored()).toContain('late');
});

test.each([
  ['arrived', 'answerLost', 10],
  ['did not arrive', 'unreachable', 12],
] as const)('a penalty in a save whose response was lost and that %s', async (_, fault, id) => {
  const isSaved = fault === 'answerLost';
  const { user, onDone } = await openTable(id);
  await penalize(user, '-7', 'again');
  server.failNext(update, fault);
  await save(user);
  if (isSaved) await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  else await screen.findAllByText(/Your changes were not saved. Check them and press Save again./);
  expect(stored().includes('again')).toBe(isSaved);
});

test('without space on the device nothing is sent, and the penalty stays in the form', async () => {
  const { user, onDone } = await openTable(9);
  await penalize(user, '-3', 'full');
  fillStorage();
  await save(user);
  await screen.findAllByText(/^The storage of this device is full, so the penalties could not be saved/);
  expect(server.calls(update)).toEqual([]);
  expect(onDone).not.toHaveBeenCalled();
  screen.getByTitle('−3: full');
});
