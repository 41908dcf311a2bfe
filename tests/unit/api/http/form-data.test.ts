import { expect, test } from 'vitest';
import { toFormData } from '#api/http/form-data.ts';

test('rows and lists get bracketed names, and undefined values are omitted', () => {
  const form = toFormData({
    name: 'Grand Finals',
    id: 7,
    label: undefined,
    pointTable: [{ team_id: 3, total_point: '116' }, { team_id: 4 }],
    teams: [1, 2],
  });
  expect([...form.entries()]).toEqual([
    ['name', 'Grand Finals'],
    ['id', '7'],
    ['pointTable[0][team_id]', '3'],
    ['pointTable[0][total_point]', '116'],
    ['pointTable[1][team_id]', '4'],
    ['teams[0]', '1'],
    ['teams[1]', '2'],
  ]);
});

test('a file is sent unchanged, and an empty text as an empty part', () => {
  const file = new File(['x'], 'a.png', { type: 'image/png' });
  const form = toFormData({ image: file, country: '' });
  expect(form.get('image')).toEqual(file);
  expect(form.get('country')).toBe('');
});
