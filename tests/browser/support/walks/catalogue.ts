import { choose, entry, givePicture } from '../flows/entity-form.ts';
import { typeLikeAPerson } from '../typing/type-like-a-person.ts';
import { type EntityWalk, fillEntries, withPicture } from './entity-walk.ts';

export const catalogueWalks: readonly EntityWalk[] = [
  withPicture('games', 'Games', 'Game', 'Carrom'),
  withPicture('league', 'League', 'League', 'Night League'),
  {
    path: 'teams',
    label: 'Teams',
    record: 'Team',
    complete: async (page) => {
      await fillEntries(page, { Name: 'Night Owls', 'Full Name': 'Night Owls Esports' });
      await choose(page, 'Game', 'valor', 'VALORANT');
      await choose(page, 'Country', 'nepal', 'Nepal');
    },
    search: 'Night Owls Esports',
    shows: 'Nepal',
    called: ['Night Owls', 'Day Owls'],
    edit: (page) => typeLikeAPerson(entry(page, 'Name'), 'Day Owls'),
  },
  {
    path: 'player',
    label: 'Players',
    record: 'Player',
    complete: async (page) => {
      await fillEntries(page, {
        Name: 'Neo',
        'Full Name': 'Thomas Anderson',
        'First Name': 'Thomas',
        'Last Name': 'Anderson',
        Nickname: 'neo',
        'Twitch Id': 'neo1',
      });
      // A numeric input drops other characters and ends at its maximum length.
      await entry(page, 'Pandascore Id').pressSequentially('12a3-4567 89012');
      await choose(page, 'Game', 'dota', 'Dota 2');
    },
    search: 'Thomas Anderson',
    shows: 'Dota 2',
    called: ['Neo', 'The One'],
    edit: (page) => typeLikeAPerson(entry(page, 'Name'), 'The One'),
  },
  {
    path: 'user',
    label: 'User',
    record: 'User',
    complete: async (page) => {
      await fillEntries(page, {
        Name: 'trin',
        'Full Name': 'Trinity',
        'Last Name': 'Moss',
        Email: 'trinity@example.com',
        'Mobile No': '9123456701',
      });
      await typeLikeAPerson(page.locator('input[autocomplete=new-password]'), 'Red#Pill1');
      await choose(page, 'Country', 'nepal', 'Nepal');
      await typeLikeAPerson(page.getByLabel('Birth Date'), '1998-04-30');
      await givePicture(page);
    },
    search: 'trinity@example.com',
    shows: '9123456701User',
    called: ['Trinity · Moss', 'Trinity · Reeves'],
    edit: (page) => typeLikeAPerson(entry(page, 'Last Name'), 'Reeves'),
  },
];
