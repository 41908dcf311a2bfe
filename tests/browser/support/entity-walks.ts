import type { Page } from '@playwright/test';
import { choose, entry, fillTime, givePicture } from './entity-form.ts';

/** How a person gets a record of one entity into the back-office, finds it again and changes it. */
export interface EntityWalk {
  readonly path: string;
  /** The list's title. */
  readonly label: string;
  readonly record: string;
  /** Fills in every control that a new record has. */
  readonly fill: (page: Page) => Promise<void>;
  readonly search: string;
  /** Something of the row that is neither typed nor its name: a reference by name, a picture. */
  readonly shows: string | RegExp;
  /** What the row is called before and after the edit. */
  readonly called: readonly [before: string, after: string];
  readonly edit: (page: Page) => Promise<void>;
  readonly hasNoSwitch?: true;
  readonly deleted?: string;
}

const withPicture = (path: string, label: string, record: string, name: string): EntityWalk => ({
  path,
  label,
  record,
  fill: async (page) => {
    await entry(page, 'Name').fill(name);
    await givePicture(page);
  },
  search: name,
  shows: name,
  called: [name, `${name} 2`],
  edit: (page) => entry(page, 'Name').fill(`${name} 2`),
});

export const entityWalks: readonly EntityWalk[] = [
  withPicture('games', 'Games', 'Game', 'Carrom'),
  withPicture('league', 'League', 'League', 'Night League'),
  withPicture('bgmiMap', 'BGMI Map', 'Map', 'Haven'),
  {
    path: 'player',
    label: 'Players',
    record: 'Player',
    fill: async (page) => {
      for (const [label, typed] of [
        ['Name', 'Neo'],
        ['Full Name', 'Thomas Anderson'],
        ['First Name', 'Thomas'],
        ['Last Name', 'Anderson'],
        ['Nickname', 'neo'],
        ['Twitch Id', 'neo1'],
      ] as const) {
        await entry(page, label).fill(typed);
      }
      // A number-type input: what is no digit goes, and it ends at its length.
      await entry(page, 'Pandascore Id').pressSequentially('12a3-4567 89012');
      await choose(page, 'Game', 'dota', 'Dota 2');
    },
    search: 'Thomas Anderson',
    shows: 'Dota 2',
    called: ['Neo', 'The One'],
    edit: (page) => entry(page, 'Name').fill('The One'),
  },
  {
    path: 'series',
    label: 'Series',
    record: 'Series',
    fill: async (page) => {
      await entry(page, 'Name').fill('Night Cup');
      await choose(page, 'Game', 'bgmi', 'BGMI');
      await fillTime(page, 'Start Date', '2027-01-02T00:00');
      await page.getByRole('button', { name: 'Add team' }).click();
      await choose(page, 'Team', 'FS Esports', 'FS Esports');
    },
    search: 'Night Cup',
    shows: 'BGMI',
    called: ['Night Cup', 'Day Cup'],
    edit: (page) => entry(page, 'Name').fill('Day Cup'),
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
  {
    path: 'matches',
    label: 'Matches',
    record: 'Match',
    fill: async (page) => {
      await entry(page, 'Name').fill('Night final');
      await choose(page, 'Game', 'valor', 'VALORANT');
      await choose(page, 'Tournament', 'Champions', 'Champions 2025 Playoffs');
      await page.getByLabel('Status').selectOption('Postponed');
      await fillTime(page, 'Original Scheduled Date', '2027-01-02T00:00');
      await page.getByLabel('Winner Type').selectOption('Team');
    },
    search: 'Night final',
    shows: 'Postponed',
    called: ['Night final', 'Day final'],
    edit: (page) => entry(page, 'Name').fill('Day final'),
    hasNoSwitch: true,
  },
  {
    path: 'advertise',
    label: 'Advertise',
    record: 'Advertisement',
    fill: async (page) => {
      await entry(page, 'Name').fill('Mouse mats');
      await givePicture(page);
      await entry(page, 'Redirect URL').fill('https://example.com/mats');
    },
    search: 'Mouse mats',
    shows: 'https://example.com/mats',
    called: ['Mouse mats', 'Desk mats'],
    edit: (page) => entry(page, 'Name').fill('Desk mats'),
    deleted: 'Advertise Deleted has been successfully',
  },
  {
    path: 'youtube',
    label: 'Youtube',
    record: 'Video link',
    fill: async (page) => {
      await entry(page, 'Name').fill('Awaken');
      await entry(page, 'URL').fill('https://www.youtube.com/watch?v=zF5Ddo9JdpY');
    },
    search: 'Awaken',
    shows: 'Awaken',
    called: ['Awaken', 'Awake'],
    edit: (page) => entry(page, 'Name').fill('Awake'),
  },
];
