import { choose, dropdown, entry, fillTime, givePicture } from '../flows/entity-form.ts';
import { type EntityWalk, withPicture } from './entity-walk.ts';

export const bgmiWalks: readonly EntityWalk[] = [
  withPicture('bgmiMap', 'BGMI Map', 'Map', 'Haven'),
  {
    path: 'bgmiGroup',
    label: 'BGMI Group',
    record: 'Group',
    fill: async (page) => {
      await entry(page, 'Name').fill('Group N');
      await givePicture(page);
      await choose(page, 'Series', 'BGMS', 'BGMS 2025 (Season 4)');
      const teams = dropdown(page, 'Teams');
      await teams.click();
      for (const name of ['FS Esports', 'Los Hermanos']) {
        await teams.fill(name);
        await page.getByRole('option', { name, exact: true }).click();
      }
      await page.keyboard.press('Escape');
    },
    search: 'Group N',
    shows: 'BGMS 2025 (Season 4)',
    called: ['Group N', 'Group M'],
    edit: async (page) => {
      await entry(page, 'Name').fill('Group M');
      await page.getByRole('button', { name: 'Remove FS Esports' }).click();
    },
  },
  {
    path: 'bgmiMatches',
    label: 'BGMI',
    record: 'BGMI',
    fill: async (page) => {
      await entry(page, 'Name').fill('Week 9');
      await choose(page, 'Series', 'BGMS', 'BGMS 2025 (Season 4)');
      await page.getByRole('button', { name: 'Add team' }).click();
      await choose(page, 'Team', 'FS Esports', 'FS Esports');
      await choose(page, 'Group', 'Group A', 'Group A');
    },
    search: 'Week 9',
    shows: 'BGMS 2025 (Season 4)',
    called: ['Week 9', 'Week 10'],
    edit: (page) => entry(page, 'Name').fill('Week 10'),
  },
  {
    path: 'bgmiAllmatches',
    label: 'BGMI Matches',
    record: 'BGMI Match',
    fill: async (page) => {
      await choose(page, 'Map Name', 'nusa', 'Nusa');
      await fillTime(page, 'Start Date', '2027-01-02T00:00');
      await entry(page, 'Match No').fill('7');
      await entry(page, 'Day').fill('3');
      await choose(page, 'BGMI Match', 'CEGC', 'CEGC 2025 Grand Finals');
      await entry(page, 'Other Link').fill('https://example.com/day-3');
    },
    search: 'nusa',
    shows: 'CEGC 2025 Grand Finals',
    called: ['Nusa · 3 · 7', 'Nusa · 4 · 7'],
    edit: (page) => entry(page, 'Day').fill('4'),
  },
];
