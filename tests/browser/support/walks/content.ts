import { entry, givePicture } from '../flows/entity-form.ts';
import { typeLikeAPerson } from '../typing/type-like-a-person.ts';
import { type EntityWalk, fillEntries } from './entity-walk.ts';

export const contentWalks: readonly EntityWalk[] = [
  {
    path: 'advertise',
    label: 'Advertise',
    record: 'Advertisement',
    complete: async (page) => {
      await fillEntries(page, { Name: 'Mouse mats', 'Redirect URL': 'https://example.com/mats' });
      await givePicture(page);
    },
    search: 'Mouse mats',
    shows: 'https://example.com/mats',
    called: ['Mouse mats', 'Desk mats'],
    edit: (page) => typeLikeAPerson(entry(page, 'Name'), 'Desk mats'),
    deleted: 'Advertise Deleted has been successfully',
  },
  {
    path: 'pages',
    label: 'Pages',
    record: 'Page',
    complete: async (page) => {
      await typeLikeAPerson(entry(page, 'Title'), 'House rules');
      await page.getByRole('textbox', { name: 'Content' }).click();
      await page.keyboard.type('Be kind.');
    },
    search: 'House rules',
    shows: 'House rules',
    called: ['House rules', 'Home rules'],
    edit: (page) => typeLikeAPerson(entry(page, 'Title'), 'Home rules'),
  },
  {
    path: 'youtube',
    label: 'Youtube',
    record: 'Video link',
    complete: (page) => fillEntries(page, { Name: 'Awaken', URL: 'https://www.youtube.com/watch?v=zF5Ddo9JdpY' }),
    search: 'Awaken',
    shows: 'Awaken',
    called: ['Awaken', 'Awake'],
    edit: (page) => typeLikeAPerson(entry(page, 'Name'), 'Awake'),
  },
];
