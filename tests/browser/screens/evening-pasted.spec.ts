import { expect, type Page } from '@playwright/test';
import { Random } from '../../simulation/world/random.ts';
import { onOwnServer, signedIn, test } from '../support/test.ts';
import { pasteText } from '../support/typing/type-like-a-person.ts';

test.use({ ...onOwnServer, ...signedIn });

interface Result {
  readonly team: string;
  readonly place: number;
  readonly finishes: number;
}

const placePoints = [10, 6, 5, 4, 3, 2, 1, 1];
const pointsOf = (place: number) => placePoints[place - 1] ?? 0;

const digits = (place: number) => String(place).replace(/\d/g, (digit) => `${digit}\u{fe0f}\u{20e3}`);
const medals = ['🥇', '🥈', '🥉'];

/** How hosts write the results of a match, by the map. Each gets the lines in the order of their places. */
const styles: Readonly<Record<string, (results: readonly Result[]) => readonly string[]>> = {
  'a numbered list': (results) => results.map(({ team, place, finishes }) => `${place}. ${team} (${finishes})`),
  'a file that is not in order': (results) => [
    'team_name,placement,kills',
    ...results
      .toSorted((one, other) => one.team.localeCompare(other.team))
      .map(({ team, place, finishes }) => `"${team}",${place},${finishes}`),
  ],
  'a chat': (results) =>
    results.map(({ team, place, finishes }) => `[9:14 pm, 28/11/2026] Host: ${place}. ${team} - ${finishes} kills`),
  'medals and keycaps': (results) =>
    results.map(({ team, place, finishes }) => `${medals[place - 1] ?? digits(place)} ${team} ${finishes}`),
  'place, position points, finishes and total': (results) =>
    results.map(
      ({ team, place, finishes }) => `#${place} ${team} ${pointsOf(place)} ${finishes} ${pointsOf(place) + finishes}`,
    ),
  'cells with the slot first': (results) => [
    'Slot\tTeam Name\tRank\tElims',
    ...results.map(({ team, place, finishes }, at) => `${at + 1}\t${team}\t${place}\t${finishes}`),
  ],
};

const cell = (page: Page, row: number, column: string) =>
  page.locator(`[id="field-pointTable[${row - 1}][${column}]"]`);

test('an evening of six maps, pasted in six styles, adds up', async ({ page }) => {
  test.slow();
  await page.goto('/#/tournament/edit/11');
  await expect(cell(page, 2, 'team_id')).toHaveValue('GodLike Esports');
  const numbers = ['chicken_dinner', 'matches_played', 'position_point', 'total_finish', 'total_point'] as const;
  const count = 16;
  const read = async (row: number) =>
    await Promise.all(numbers.map(async (column) => Number(await cell(page, row, column).inputValue())));
  const teams: string[] = [];
  const sums: number[][] = [];
  for (let row = 1; row <= count; row += 1) {
    teams.push(await cell(page, row, 'team_id').inputValue());
    sums.push([...(await read(row))]);
  }

  const random = new Random(6);
  for (const [name, write] of Object.entries(styles)) {
    await test.step(name, async () => {
      const order = teams.map((team) => ({ team, by: random.between(0, 1_000_000) })).sort((a, b) => a.by - b.by);
      const results = order.map(({ team }, at) => ({ team, place: at + 1, finishes: random.between(0, 12) }));
      for (const { team, place, finishes } of results) {
        const sum = sums[teams.indexOf(team)] ?? [];
        const added = [place === 1 ? 1 : 0, 1, pointsOf(place), finishes, pointsOf(place) + finishes];
        for (const [at, number] of added.entries()) sum[at] = (sum[at] ?? 0) + number;
      }
      await page.getByRole('button', { name: 'Add a match' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add a match' });
      await dialog.getByRole('button', { name: 'Paste results' }).click();
      await pasteText(dialog.getByLabel('Results from a chat or a sheet'), write(results).join('\n'));
      await dialog.getByRole('button', { name: /^Fill in/ }).click();
      await dialog.getByRole('button', { name: 'Add to the table' }).click();
      await expect(dialog).toBeHidden();
    });
  }
  for (let row = 1; row <= count; row += 1) expect.soft(await read(row), teams[row - 1]).toEqual(sums[row - 1]);
});
