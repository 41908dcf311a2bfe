import { expect, test } from 'vitest';
import { entity as game } from '#entities/declared/bgmi-allmatches.ts';
import { entity as page } from '#entities/declared/pages.ts';
import { entity as team } from '#entities/declared/teams.ts';
import { entity as tournament } from '#entities/declared/tournament.ts';
import { entity as user } from '#entities/declared/user.ts';
import { entity as video } from '#entities/declared/youtube.ts';
import { rowName } from '#entities/row-name.ts';
import { youtubeThumbnail } from '#ui/controls/shown-kinds.tsx';

test.each([
  [team, { id: 7, name: 'Soul', full_name: 'Team Soul' }, 'Soul'],
  [team, { id: 7, name: '' }, '#7'],
  [team, { id: 7, name: null }, '#7'],
  [team, { id: 7, name: '\u200b\u3164' }, '#7'],
  [team, { id: 7, name: 'Soul\u202e' }, 'Soul'],
  [user, { id: 7, first_name: '\u2800', last_name: 'Rao' }, 'Rao'],
  [tournament, { id: 7, name: 'Playoffs', label: 'Worlds 2025 Playoffs' }, 'Worlds 2025 Playoffs'],
  [user, { id: 7, first_name: 'Asha', last_name: 'Rao', email: 'asha@example.com' }, 'Asha · Rao'],
  [user, { id: 7, first_name: 'Asha', last_name: '' }, 'Asha'],
  [game, { id: 7, map_name: 'Erangel', day: 2, match_no: 1 }, 'Erangel · 2 · 1'],
  [page, { id: 7, title: 'About us' }, 'About us'],
  [video, { id: 7, url: 'https://youtu.be/fB8TyLTD7EE', name: 'Rise' }, 'Rise'],
])('$0.path: the name of $1 is $2', (entity, row, name) => {
  expect(rowName(entity, row)).toBe(name);
});

const id = 'fB8TyLTD7EE';

test.each([
  `https://www.youtube.com/watch?v=${id}`,
  `https://www.youtube.com/watch?list=PL1&v=${id}&t=30s`,
  `http://youtube.com/watch?v=${id}`,
  `https://m.youtube.com/watch?v=${id}`,
  `https://music.youtube.com/watch?v=${id}`,
  `https://www.youtube-nocookie.com/embed/${id}`,
  `https://www.youtube.com/shorts/${id}?feature=share`,
  `https://www.youtube.com/live/${id}`,
  `https://youtu.be/${id}?t=30`,
])('%s has a thumbnail', (url) => {
  expect(youtubeThumbnail(url)).toBe(`https://i.ytimg.com/vi/${id}/default.jpg`);
});

test.each([
  '',
  'https://example.com/watch?v=fB8TyLTD7EE',
  'https://www.youtube.com/@channel',
  'https://youtu.be/short',
])('%j has no thumbnail', (url) => {
  expect(youtubeThumbnail(url)).toBeUndefined();
});
