import { choose, entry, fillTime } from '../flows/entity-form.ts';
import { typeLikeAPerson } from '../typing/type-like-a-person.ts';
import { type EntityWalk, fillEntries } from './entity-walk.ts';

export const competitionWalks: readonly EntityWalk[] = [
  {
    path: 'series',
    label: 'Series',
    record: 'Series',
    complete: async (page) => {
      await typeLikeAPerson(entry(page, 'Name'), 'Night Cup');
      await choose(page, 'Game', 'bgmi', 'BGMI');
      await fillTime(page, 'Start Date', '2027-01-02T00:00');
      await page.getByRole('button', { name: 'Add team' }).click();
      await choose(page, 'Team', 'FS Esports', 'FS Esports');
    },
    search: 'Night Cup',
    shows: 'BGMI',
    called: ['Night Cup', 'Day Cup'],
    edit: (page) => typeLikeAPerson(entry(page, 'Name'), 'Day Cup'),
  },
  {
    path: 'tournament',
    label: 'Tournaments',
    record: 'Tournament',
    complete: async (page) => {
      await fillEntries(page, { Name: 'Finals', Label: 'Dusk finals', Prizepool: '20000000 Indian Rupee' });
      await fillTime(page, 'Original Scheduled Date', '2027-01-02T00:00');
      await choose(page, 'Series', 'bgis 2025', 'BGIS 2025');
      await fillTime(page, 'Start Date', '2027-01-02T05:29');
      await fillTime(page, 'End Date', '2027-01-05T05:30');
      await page.getByRole('button', { name: 'Add team' }).click();
      await choose(page, 'Team', 'FS Esports', 'FS Esports');
      await fillEntries(page, {
        'Chicken Dinner': '1',
        'Matches Played': '18',
        'Total Finish': '120',
        'Position Point': '64',
        'Total Point': '184',
      });
    },
    search: 'Dusk finals',
    shows: 'BGIS 2025',
    called: ['Dusk finals', 'Dawn finals'],
    edit: (page) => typeLikeAPerson(entry(page, 'Label'), 'Dawn finals'),
  },
  {
    path: 'matches',
    label: 'Matches',
    record: 'Match',
    complete: async (page) => {
      await typeLikeAPerson(entry(page, 'Name'), 'Night final');
      await choose(page, 'Game', 'valor', 'VALORANT');
      await choose(page, 'Tournament', 'Champions', 'Champions 2025 Playoffs');
      await page.getByRole('combobox', { name: 'Status' }).selectOption('Postponed');
      await fillTime(page, 'Original Scheduled Date', '2027-01-02T00:00');
      await page.getByLabel('Winner Type').selectOption('Team');
    },
    search: 'Night final',
    shows: 'Postponed',
    called: ['Night final', 'Day final'],
    edit: async (page) => {
      await typeLikeAPerson(entry(page, 'Name'), 'Day final');
      await page.getByRole('combobox', { name: 'Status' }).selectOption('Finished');
    },
    hasNoSwitch: true,
  },
];
