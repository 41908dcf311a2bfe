import { describe, expect, test } from 'vitest';
import { distinctLabels, nameFinder, similarFinder, type Tolerance } from '#domain/names/name-finder.ts';
import { fc } from '../../../support/fast-check.ts';

const records = (...names: readonly string[]) => names.map((name, at) => ({ id: at + 1, name }));

const found = (tolerance: Tolerance, names: readonly string[], name: string) => {
  const result = nameFinder(records(...names), tolerance)(name);
  return result.kind === 'found' ? result.item.name : result.kind;
};

const wide = (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

/** How people write the same name. */
const spelling = fc.constantFrom<(name: string) => string>(
  (name) => name.toUpperCase(),
  (name) => name.toLowerCase(),
  (name) => `  ${name.replaceAll(' ', '\u00a0 ')} `,
  (name) => `\u200e${name.replaceAll('e', 'e\u200b')}\u2060`,
  (name) => name.normalize('NFD'),
  (name) => name.replaceAll('é', 'e').replaceAll("'", '’'),
  (name) => `"${name}"!`,
  wide,
);

describe('equal names', () => {
  const names = ['Team Soul', "Blind's", 'Pelé FC', 'टीम सोल', '4Merical Esports', '天禄战队', 'فريق النصر', 'Óm'];

  test('are found however they are written', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), spelling, (name, spell) => {
        expect(found('equal', names, spell(name))).toBe(name);
      }),
    );
  });

  test('do not include short forms, words and spellings, which are similar', () => {
    for (const name of ['Soul', 'Team Soul Esports', 'Team Sol', 'TS', '', '!', '\u200b']) {
      expect(found('equal', names, name), name).toBe('none');
    }
  });

  test('of two records are distinguished by what was written, or both are possible', () => {
    expect(found('equal', ['Team A', 'Team A+'], 'team a+')).toBe('Team A+');
    expect(found('equal', ['Team A', 'Team A+'], 'Team A')).toBe('Team A');
    expect(found('equal', ['Team A', 'Team A+'], 'Team-A')).toBe('several');
    expect(found('equal', ['Nova', 'NOVA'], 'Nova')).toBe('several');
  });
});

test.each<[Tolerance, string, string]>([
  ['short', 'ZK', 'ZK Esports'],
  ['short', 'team zk', 'ZK Esports'],
  ['short', 'GodLike Gaming', 'GodLike Esports'],
  ['short', 'esports', 'none'],
  ['short', 'Reign', 'none'],
  ['short', 'GR', 'none'],
  ['part', 'Reign', 'Gods Reign'],
  // Gods Reign and Gods Omen.
  ['part', 'Gods', 'several'],
  ['part', 'GR', 'none'],
  ['spelling', 'GR', 'Gods Reign'],
  ['spelling', 'Godlik', 'GodLike Esports'],
  ['spelling', 'Chess Club', 'none'],
])('with the tolerance %s, %s is %s', (tolerance, name, expected) => {
  expect(found(tolerance, ['ZK Esports', 'GodLike Esports', 'Gods Reign', 'Gods Omen'], name)).toBe(expected);
});

test('an equal name wins over every other, and two short forms are both possible', () => {
  expect(found('spelling', ['Team Nova', 'Nova'], 'nova')).toBe('Nova');
  expect(found('spelling', ['Team Nova', 'Nova Esports'], 'nova')).toBe('several');
  expect(found('spelling', ['Nova', 'Nova Rising'], 'Nova R')).toBe('Nova Rising');
  expect(found('spelling', ['Nova', 'Nova Rising', 'Nova Red'], 'Nova R')).toBe('several');
  // Another number is another team.
  expect(found('spelling', ['Team Nova'], 'Team Nova 2')).toBe('none');
  expect(found('spelling', ['Team 11', 'Team 12'], 'Team 1')).toBe('none');
});

test('similar names begin with short forms, and records of one name are distinguished', () => {
  const items = records('ZKX', 'ZK Esports', 'Zk esports', 'Orangutan');
  const similar = similarFinder(items)('ZK');
  expect(similar.map(({ id }) => id)).toEqual([2, 3, 1]);
  expect(distinctLabels(similar)).toEqual(['ZK Esports (2)', 'Zk esports (3)', 'ZKX']);
});

test('no two labels are the same', () => {
  const names = fc.array(fc.constantFrom('Nova', 'NOVA', 'Nova ', 'Nova!', 'Team Nova', 'Ｎｏｖａ'), { maxLength: 8 });
  fc.assert(
    fc.property(names, (given) => {
      const labels = distinctLabels(records(...given));
      expect(new Set(labels).size).toBe(labels.length);
    }),
  );
});
