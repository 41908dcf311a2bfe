import { choose, dropdown, entry, fillTime, givePicture } from '../flows/entity-form.ts';
import { typeLikeAPerson } from '../typing/type-like-a-person.ts';
import { type EntityWalk, withPicture } from './entity-walk.ts';

export const bgmiWalks: readonly EntityWalk[] = [
  withPicture('bgmiMap', 'BGMI Map', 'Map', 'Haven'),
  {
    path: 'bgmiGroup',
    label: 'BGMI Group',
    record: 'Group',
    complete: async (page) => {
      await typeLikeAPerson(entry(page, 'Name'), 'Group N');
      await givePicture(page);
      await choose(page, 'Series', 'BGMS', 'BGMS 2025 (Season 4)');
      const teams = dropdown(page, 'Teams');
      await teams.click();
      for (const name of ['FS Esports', 'Los Hermanos']) {
        await typeLikeAPerson(teams, name);
        await page.getByRole('option', { name, exact: true }).click();
      }
      await page.keyboard.press('Escape');
    },
    search: 'Group N',
    shows: 'BGMS 2025 (Season 4)',
    called: ['Group N', 'Group M'],
    edit: async (page) => {
      await typeLikeAPerson(entry(page, 'Name'), 'Group M');
      await page.getByRole('button', { name: 'Remove FS Esports' }).click();
    },
  },
  {
    path: 'bgmiMatches',
    label: 'BGMI',
    record: 'BGMI',
    complete: async (page) => {
      await typeLikeAPerson(entry(page, 'Name'), 'Week 9');
      await choose(page, 'Series', 'BGMS', 'BGMS 2025 (Season 4)');
      await page.getByRole('button', { name: 'Add team' }).click();
      await choose(page, 'Team', 'FS Esports', 'FS Esports');
      await choose(page, 'Group', 'Group A', 'Group A');
    },
    search: 'Week 9',
    shows: 'BGMS 2025 (Season 4)',
    called: ['Week 9', 'Week 10'],
    edit: (page) => typeLikeAPerson(entry(page, 'Name'), 'Week 10'),
  },
  {
    path: 'bgmiAllmatches',
    label: 'BGMI Matches',
    record: 'BGMI Match',
    complete: async (page) => {
      await choose(page, 'Map Name', 'nusa', 'Nusa');
      await fillTime(page, 'Start Date', '2027-01-02T00:00');
      await typeLikeAPerson(entry(page, 'Match No'), '7');
      await typeLikeAPerson(entry(page, 'Day'), '3');
      await choose(page, 'BGMI Match', 'CEGC', 'CEGC 2025 Grand Finals');
      await typeLikeAPerson(entry(page, 'Other Link'), 'https://example.com/day-3');
    },
    search: 'nusa',
    shows: 'CEGC 2025 Grand Finals',
    called: ['Nusa · 3 · 7', 'Nusa · 4 · 7'],
    edit: (page) => typeLikeAPerson(entry(page, 'Day'), '4'),
  },
];
