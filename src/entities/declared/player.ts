import { limits } from '#domain/limits.ts';
import { atMost, nameRules, on, required, trimmed } from '#domain/rules/rules.ts';
import { idRules } from '#domain/rules/value-rules.ts';
import { activeStatus, digits, pandascoreSelect, text } from '#fields/build.ts';
import { defineEntity } from '../define.ts';

export const entity = defineEntity({
  path: 'player',
  label: 'Players',
  record: 'Player',
  endpoints: {
    list: 'GET /api/v1/players',
    read: 'GET /api/v1/players/{id}',
    create: 'POST /api/v1/players',
    update: 'PATCH /api/v1/players/{id}',
    remove: 'DELETE /api/v1/players/removePlayer',
  },
  listQuery: { type: 'web' },
  columns: ['name', 'full_name', 'nickname', 'current_game_id', 'status'],
  secondLine: ['nickname', 'current_game_id'],
  initials: 'round',
  groups: [
    { heading: 'Player', fields: ['name', 'nickname', 'current_game_id', 'status'] },
    { heading: 'Real name', fields: ['full_name', 'first_name', 'last_name'] },
    { heading: 'Accounts', fields: ['twitch_id', 'pandascore_id'] },
  ],
  fields: {
    name: text('Name', nameRules()),
    full_name: text('Full Name', [
      required('Full Name is required'),
      trimmed('The Full Name cannot include leading and trailing spaces'),
      atMost(limits.name, 'Please enter your Full Name with a maximum of 30 characters'),
    ]),
    first_name: text('First Name', [
      atMost(limits.name, 'Please enter your First Name with a maximum of 30 characters'),
    ]),
    last_name: text('Last Name', [atMost(limits.name, 'Please enter your Last Name with a maximum of 30 characters')]),
    nickname: text('Nickname', [
      required('Nickname is required'),
      trimmed('The Nickname cannot include leading and trailing spaces'),
      atMost(limits.name, 'Please enter your Nickname with a maximum of 30 characters'),
    ]),
    twitch_id: text('Twitch Id', [required('Twitch id is required')]),
    pandascore_id: digits('Pandascore Id', 10, [required('Pandascore id is required'), ...idRules]),
    current_game_id: pandascoreSelect('Game', 'games', on('create', required('Game is required'))),
    status: activeStatus(),
  },
});
