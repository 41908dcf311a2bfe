import { expect, test } from 'vitest';
import {
  date,
  dateTime,
  digits,
  email,
  image,
  multiSelect,
  nameSelect,
  password,
  richText,
  rows,
  text,
} from '#fields/build.ts';
import type { Field, Value } from '#fields/field.ts';
import { differsFromSent } from '#records/look-up/look-up-create.ts';

const differs = (field: Field, sent: Value, stored: Value) =>
  differsFromSent({ one: field }, { one: sent }, { one: stored }).length > 0;
const teams = rows('Teams', 'Add team', { team_id: text('Team'), total: digits('Total Point', 6) });

test.each<[field: Field, sent: Value, stored: Value]>([
  [text('Name'), ' Lynx ', 'Lynx'],
  [digits('Day', 4), '007', '7'],
  [email('Email'), 'Asha@Example.com', 'asha@example.com'],
  [password('Password'), 'Secret@1', ''],
  [nameSelect('Map Name', 'bgmiMaps'), 'erangel', 'Erangel'],
  [dateTime('Start Date'), '2026-12-01 10:30:00', '2026-12-01T10:30:00.000Z'],
  [date('Birth Date'), '1998-04-30', '1998-04-30 00:00:00'],
  [image('Picture', 'image'), new Blob(['x']), '/uploads/1.png'],
  [multiSelect('Teams', 'teams'), ['4', '4', '5'], ['4', '5']],
  [richText('Content'), '<p>A &amp; B</p><script>alert(1)</script>', '<p>A &#38; B</p>'],
  [
    teams,
    [
      { team_id: '4', total: '08' },
      { team_id: '', total: '' },
    ],
    [{ team_id: '4', total: '8' }],
  ],
])('%o: equivalent values do not differ', (field, sent, stored) => {
  expect(differs(field, sent, stored)).toBe(false);
});

test.each<[field: Field, sent: Value, stored: Value]>([
  [text('Name'), 'Lynx', 'lynx'],
  [digits('Day', 4), '7', '70'],
  [dateTime('Start Date'), '2026-12-01 10:30:00', '2026-12-01 10:31:00'],
  [image('Picture', 'image'), new Blob(['x']), ''],
  [multiSelect('Teams', 'teams'), ['4', '5'], ['5', '4']],
  [richText('Content'), '<p>A</p>', '<p>B</p>'],
  [teams, [{ team_id: '4', total: '8' }], [{ team_id: '5', total: '8' }]],
])('%o: a different value differs', (field, sent, stored) => {
  expect(differs(field, sent, stored)).toBe(true);
});
