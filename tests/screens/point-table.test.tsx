import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import pointTables from '#data/point-tables.json' with { type: 'json' };
import { entity as tournament } from '#entities/declared/tournament.ts';
import { withReferenceServer } from '../support/contract/reference-server.ts';
import { withTab } from '../support/page/open-tab.ts';
import { renderForm } from './support/render-form.tsx';

const server = withReferenceServer();
const tab = withTab();

const bgis2025 = 11;

async function openTable(id: number | null = bgis2025) {
  const shown = renderForm(tab(), tournament, { id });
  await screen.findByRole('grid', { name: 'Point Table' });
  return shown;
}

/** Finds a cell by its label: a search by role among a hundred cells takes seconds. */
const cell = (name: string, row: number) => {
  const found = document.querySelectorAll<HTMLInputElement>(`[role=grid] input[aria-label="${name}"]`)[row - 1];
  if (!found) throw new Error(`There is no ${name} in row ${row}`);
  return found;
};
const rows = () => [...document.querySelectorAll<HTMLTableRowElement>('[role=grid] tbody tr')];
const rowOf = (row: number) =>
  ['Chicken Dinner', 'Matches Played', 'Total Finish', 'Position Point', 'Total Point'].map(
    (column) => cell(column, row).value,
  );
const ranks = () => rows().map((row) => row.cells[0]?.textContent);
const focused = () => document.activeElement?.id.replace('field-pointTable', '');
const press = (user: UserEvent, keys: string) => user.keyboard(keys);

test('the grid shows a real table: teams by name, ranks, and the two rows that do not add up', async () => {
  await openTable();
  await waitFor(() => expect(cell('Team', 2).value).toBe('GodLike Esports'));
  expect(rows()).toHaveLength(16);
  expect(rowOf(1)).toEqual(['3', '18', '101', '68', '169']);
  expect(ranks()).toEqual(Array.from({ length: 16 }, (_, at) => String(at + 1)));
  const findings = screen.getByRole('region', { name: 'Check these rows' });
  expect(
    within(findings)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'GodLike Esports: 35 + 116 is 151, and the total says 152',
    'Reckoning Esports: 52 + 78 is 130, and the total says 132',
  ]);
});

test('the list of changes shows the one changed row with its differing cells', async () => {
  const { user } = await openTable();
  await waitFor(() => expect(cell('Team', 3).value).toBe('Orangutan'));
  cell('Total Finish', 3).focus();
  await press(user, '99');
  await user.click(screen.getByRole('button', { name: 'What changed (1)' }));
  const change = await screen.findByRole('row', { name: /^Point Table/ });
  await waitFor(() =>
    expect([...change.querySelectorAll('td')].slice(0, 2).map((side) => side.textContent)).toEqual([
      'Orangutan · Total Finish 93 · Total Point 143Unchanged: 15',
      'Orangutan · Total Finish 99 · Total Point 149Unchanged: 15',
    ]),
  );
  expect([...change.querySelectorAll('li')].map(({ value }) => value)).toEqual([3, 3]);
});

test('a row can be typed with the keyboard only; its total and the ranks update', async () => {
  const { user } = await openTable();
  cell('Chicken Dinner', 16).focus();
  await press(user, '1{Tab}18{Tab}100{Tab}70');
  expect(rowOf(16)).toEqual(['1', '18', '100', '70', '170']);
  expect(ranks()[15]).toBe('1');
  expect(ranks()[0]).toBe('2');
});

test('arrows, Enter, Home and End move between cells and stay inside the grid', async () => {
  const { user } = await openTable();
  cell('Team', 1).focus();
  const walk: readonly (readonly [string, string])[] = [
    ['{ArrowUp}', '[0][team_id]'],
    ['{ArrowRight}', '[0][chicken_dinner]'],
    ['{ArrowDown}', '[1][chicken_dinner]'],
    ['{Enter}', '[2][chicken_dinner]'],
    ['{Shift>}{Enter}{/Shift}', '[1][chicken_dinner]'],
    ['{End}', '[1][total_point]'],
    ['{ArrowRight}', '[1][remove]'],
    ['{ArrowRight}', '[1][remove]'],
    ['{Home}', '[1][team_id]'],
    ['{Control>}{End}{/Control}', '[15][total_point]'],
    ['{Enter}', '[15][total_point]'],
    ['{Control>}{Home}{/Control}', '[0][team_id]'],
    ['{Tab}', '[0][chicken_dinner]'],
    ['{Shift>}{Tab}{/Shift}', '[0][team_id]'],
    ['{End}{Tab}', '[1][team_id]'],
  ];
  for (const [keys, position] of walk) {
    await press(user, keys);
    expect(`${keys} ${focused()}`).toBe(`${keys} ${position}`);
  }
  expect(server.calls('PATCH /api/v1/events/tournament')).toEqual([]);
});

test('the grid has one tab stop; Tab leaves it after Escape or from the last cell', async () => {
  const { user } = await openTable();
  const inGrid = () => screen.getByRole('grid').contains(document.activeElement);
  cell('Total Finish', 3).focus();
  await press(user, '{Escape}{Tab}');
  expect(inGrid()).toBe(false);
  await press(user, '{Shift>}{Tab}{/Shift}');
  expect(focused()).toBe('[2][total_finish]');
  await press(user, '{Control>}{End}{/Control}{Tab}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add team' }));
});

test('typing replaces the value; F2 edits it; Escape restores it; Delete clears it', async () => {
  const { user } = await openTable();
  cell('Total Finish', 1).focus();
  await press(user, '9');
  expect(cell('Total Finish', 1).value).toBe('9');
  await press(user, '{Escape}');
  expect(rowOf(1)).toEqual(['3', '18', '101', '68', '169']);
  await press(user, '{F2}{ArrowLeft}5');
  expect(cell('Total Finish', 1).value).toBe('1051');
  expect(focused()).toBe('[0][total_finish]');
  await press(user, '{Enter}{F2}{Escape}{Tab}');
  expect(focused()).toBe('[1][position_point]');
  await press(user, '{ArrowLeft}{Delete}');
  expect(cell('Total Finish', 2).value).toBe('');
});

test('the typing in a cell is one step of undo and redo, which restore the focus', async () => {
  const { user } = await openTable();
  cell('Position Point', 1).focus();
  await press(user, '70{ArrowDown}36{Tab}');
  expect([rowOf(1)[3], rowOf(1)[4], rowOf(2)[3]]).toEqual(['70', '171', '36']);
  await press(user, '{Control>}z{/Control}');
  expect([rowOf(2)[3], focused()]).toEqual(['35', '[1][position_point]']);
  // On a Russian keyboard.
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'я', code: 'KeyZ', ctrlKey: true });
  await waitFor(() => expect(focused()).toBe('[0][position_point]'));
  expect([...rowOf(1).slice(3), focused()]).toEqual(['68', '169', '[0][position_point]']);
  await press(user, '{Control>}y{/Control}{Control>}{Shift>}z{/Shift}{/Control}');
  expect([rowOf(1)[4], rowOf(2)[3]]).toEqual(['171', '36']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(rowOf(2)[3]).toBe('35');
});

test('a typed total stays and shows the sum, until Delete restores the sum', async () => {
  const { user } = await openTable();
  cell('Total Point', 1).focus();
  await press(user, '160');
  expect(cell('Total Point', 1).getAttribute('aria-describedby')).not.toBeNull();
  screen.getByTitle('The sum is 169');
  await press(user, '{ArrowLeft}60{Tab}');
  expect(rowOf(1).slice(3)).toEqual(['60', '160']);
  await press(user, '{Delete}');
  expect(rowOf(1).slice(3)).toEqual(['60', '161']);
  expect(screen.queryByTitle(/The sum is 16/)).toBeNull();
});

test('a missing value is marked in its cell and listed below with a link to the cell', async () => {
  const { user } = await openTable(null);
  await user.click(screen.getByRole('button', { name: 'Add team' }));
  await waitFor(() => expect(focused()).toBe('[0][team_id]'));
  await press(user, '{Tab}1{Tab}');
  expect(screen.queryByText(/Row 1:/)).toBeNull();
  await press(user, '{ArrowLeft}{Backspace}{Tab}');
  const error = await screen.findByRole('button', { name: 'Row 1: Chicken Dinner is required' });
  expect(cell('Chicken Dinner', 1).getAttribute('aria-invalid')).toBe('true');
  await user.click(error);
  expect(focused()).toBe('[0][chicken_dinner]');
});

test('a pasted block of numbers adds rows beyond the table and is undone in one step', async () => {
  const { user } = await openTable();
  cell('Matches Played', 16).focus();
  await user.paste('20\t50\t30\r\n21\t40\t20\r\n');
  expect(rows()).toHaveLength(17);
  expect(rowOf(16).slice(1)).toEqual(['20', '50', '30', '80']);
  expect(rowOf(17)).toEqual(['', '21', '40', '20', '60']);
  await press(user, '9{Control>}z{/Control}');
  expect(rowOf(16)[1]).toBe('20');
  cell('Total Finish', 17).focus();
  await press(user, '{Control>}z{/Control}');
  expect(rows()).toHaveLength(16);
  await waitFor(() => expect(focused()).toBe('[15][matches_played]'));
});

test('rows can be sorted by rank and removed, and the result is saved', async () => {
  const { user } = await openTable();
  const stored = pointTables.filter((row) => row.tournament_id === bgis2025);
  cell('Total Finish', 16).focus();
  await press(user, '300');
  await user.click(screen.getByRole('button', { name: 'Sort by rank' }));
  expect(rowOf(1)[2]).toBe('300');
  expect(ranks()[0]).toBe('1');
  await user.click(screen.getByRole('button', { name: 'Remove row 2' }));
  expect(rows()).toHaveLength(15);
  await waitFor(() => expect(focused()).toBe('[1][remove]'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Tournament updated successfully');
  const sent = server.calls('PATCH /api/v1/events/tournament')[0]?.body as { pointTable: readonly object[] };
  expect(sent.pointTable).toHaveLength(15);
  expect(sent.pointTable[0]).toMatchObject({ team_id: String(stored[15]?.team_id), total_finish: '300' });
});

test('an unfinished match belongs to the form: it is listed as a change, never sent, and blocks a save', async () => {
  const { user } = await openTable();
  await waitFor(() => expect(cell('Team', 2).value).toBe('GodLike Esports'));
  await user.click(screen.getByRole('button', { name: 'Add a match' }));
  await user.type(await screen.findByRole('textbox', { name: 'GodLike Esports: Place' }), '1');
  await user.click(screen.getByRole('button', { name: 'Keep for later' }));
  await user.click(screen.getByRole('button', { name: 'What changed (1)' }));
  const row = await screen.findByRole('row', { name: /^A match is not in the table yet/ });
  expect(row.textContent).toContain('GodLike Esports · Place 1Undo');
  await user.click(screen.getByRole('button', { name: 'Back to the form' }));

  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Add the match to the table, or discard it');
  const continueButton = screen.getByRole('button', { name: 'Continue with the match' });
  expect(document.activeElement).toBe(continueButton);
  expect(document.getElementById(continueButton.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Add the match to the table, or discard it',
  );
  expect(server.calls('PATCH /api/v1/events/tournament')).toEqual([]);

  await user.keyboard('{Enter}');
  const place = screen.getByRole('textbox', { name: 'GodLike Esports: Place' });
  expect((place as HTMLInputElement).value).toBe('1');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('button', { name: /^What changed/ })).toBeNull();
  expect(screen.queryByText('Add the match to the table, or discard it')).toBeNull();
  screen.getByRole('button', { name: 'Add a match' });
});

test('a number that is typed or pasted into a cell keeps its meaning, or is refused with a text', async () => {
  const { user } = await openTable();
  const total = cell('Total Point', 1);
  for (const [typed, shown] of [
    ['12.5', '12.5'],
    ['1,069', '1069'],
  ] as const) {
    cell('Total Point', 1).focus();
    await press(user, `${typed}{Tab}`);
    expect(`${typed} ${total.value}`).toBe(`${typed} ${shown}`);
  }
  total.focus();
  await user.paste('-10');
  await press(user, '{Tab}');
  expect(total.value).toBe('-10');
  expect(total.getAttribute('aria-invalid')).toBe('true');
  screen.getByRole('button', { name: 'Row 1: Please enter a whole number from 0 to 2147483647' });
});

/** Opens the paste of results of a match, with a text in it. */
async function pasteResults(user: UserEvent, results: string) {
  await waitFor(() => expect(cell('Team', 2).value).toBe('GodLike Esports'));
  await user.click(screen.getByRole('button', { name: 'Add a match' }));
  await user.click(await screen.findByRole('button', { name: 'Paste results' }));
  screen.getByRole('textbox', { name: 'Results from a chat or a sheet' }).focus();
  await user.paste(results);
}

/** The cells of the preview, line by line. The team is the chosen one. */
const preview = () =>
  [...(document.querySelector('.points-match tbody')?.querySelectorAll('tr') ?? [])].map((line) =>
    [...line.cells]
      .map((shown) => shown.querySelector('select')?.selectedOptions[0]?.textContent ?? shown.textContent)
      .join(' | '),
  );
const entries = (team: string) =>
  ['Place', 'Finishes'].map(
    (part) => screen.getByRole<HTMLInputElement>('textbox', { name: `${team}: ${part}` }).value,
  );

test('pasted results: what the preview shows is filled in; places win over the order; other lines say why', async () => {
  const { user } = await openTable();
  await pasteResults(
    user,
    [
      '[9:14 pm, 28/11/2026] Host: Match 19',
      '2. GodLike (9)',
      '1. Orangutan - 14 kills',
      '3. Reckoning Esports - ?',
      '🔥🔥',
    ].join('\n'),
  );
  expect(preview()).toEqual([
    'Match 19 | Not read: A heading',
    'GodLike | GodLike Esports | 2 | 9',
    'Orangutan | Orangutan | 1 | 14',
    '3. Reckoning Esports - ? | Not read: No finishes',
    '🔥🔥 | Not read: No name',
  ]);
  screen.getByText('Lines that are not read: 3');
  await user.click(screen.getByRole('button', { name: 'Fill in the results' }));
  expect(entries('GodLike Esports')).toEqual(['2', '9']);
  expect(entries('Orangutan')).toEqual(['1', '14']);
  expect(entries('Reckoning Esports')).toEqual(['', '']);
});

test('pasted results without places have those of their order, and the app says so', async () => {
  const { user } = await openTable();
  await pasteResults(user, 'Orangutan 14\nGodLike 9');
  screen.getByText('No line has a place, so the lines have the places of their order.');
  expect(preview()).toEqual(['Orangutan | Orangutan | 1 | 14', 'GodLike | GodLike Esports | 2 | 9']);
});

test('pasted numbers with two possible meanings are asked', async () => {
  const { user } = await openTable();
  await pasteResults(user, '1\tOrangutan\t2\t14\n2\tGodLike\t1\t9');
  const fill = screen.getByRole<HTMLButtonElement>('button', { name: 'Fill in the results' });
  expect(fill.disabled).toBe(true);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Place' }), 'The numbers 2, 1');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Finishes' }), 'The numbers 14, 9');
  expect(preview()).toEqual(['Orangutan | Orangutan | 2 | 14', 'GodLike | GodLike Esports | 1 | 9']);
  expect(fill.disabled).toBe(false);
});

test('teams may share a place: the user chooses how they score', async () => {
  const { user } = await openTable();
  await pasteResults(user, '1. Orangutan 14\n1. GodLike 9');
  await user.click(screen.getByRole('button', { name: 'Fill in the results' }));
  screen.getByText('Place 1 is shared, with 10 points each: GodLike Esports, Orangutan');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Teams that share a place' }), 'mean');
  screen.getByText('Place 1 is shared, with 8 points each: GodLike Esports, Orangutan');
  await user.click(screen.getByRole('button', { name: 'Add to the table' }));
  expect(rowOf(2).slice(1)).toEqual(['19', '125', '43', '169']);
});

test('a number typed while the form is being saved is rejected and not shown', async () => {
  const { user } = await openTable();
  cell('Total Finish', 2).focus();
  await press(user, '300');
  const save = 'PATCH /api/v1/events/tournament';
  server.failNext(save, 'silent');
  await press(user, '{Control>}s{/Control}');
  await waitFor(() => expect(server.calls(save)).toHaveLength(1));
  await press(user, '{F2}{Backspace}4');
  expect(cell('Total Finish', 2).value).toBe('300');
});
