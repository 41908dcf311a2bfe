import { describe, expect, test } from 'vitest';
import { meaningOf } from '#domain/points/column-names.ts';
import { english } from '#i18n/english.ts';
import { fc } from '../../../support/fast-check.ts';
import { readResults } from './read-results.ts';

const lobby = [
  '4Merical Esports',
  '4TR Official',
  '2oP Official',
  'Gods Reign',
  'K9 Esports',
  'Team 8Bit',
  'Gods Omen',
];

/** 'place team finishes' of each line; 'not read' with the reason for the others. */
const shown = (text: string, teams = lobby) =>
  readResults(text, teams).results.map(({ team, place, finishes, fault, text: line }) =>
    fault ? `${line}: ${english(fault.text, fault.values)}` : `${place} | ${team} | ${finishes}`,
  );

describe('names that start with digits', () => {
  const lines = '1. 4Merical Esports (14)\n2. 4TR Official (10)\n3. 2oP Official (6)\n4. K9 Esports (4)';
  const read = ['1 | 4Merical Esports | 14', '2 | 4TR Official | 10', '3 | 2oP Official | 6', '4 | K9 Esports | 4'];

  test.each([
    ['after a place', lines, lobby],
    ['of unknown teams', lines, []],
    ['after a place without a space', lines.replaceAll('. ', '.'), lobby],
    ['without a place: the order counts', lines.replaceAll(/\d\. /g, ''), lobby],
  ])('%s', (_, text, teams) => expect(shown(text, teams)).toEqual(read));

  test.each(['100 Thieves 5\nGods Reign 4\nTeam 11 3', '1 100 Thieves 5\n2 Gods Reign 4\n3 Team 11 3'])(
    'a number that is a word of the name: %j',
    (text) => {
      expect(shown(text, [])).toEqual(['1 | 100 Thieves | 5', '2 | Gods Reign | 4', '3 | Team 11 | 3']);
    },
  );
});

describe('a written place wins', () => {
  const read = ['3 | 4Merical Esports | 12', '2 | Gods Omen | 5', '1 | Team 8Bit | 8'];
  test.each([
    ['CSV', 'team_name,placement,kills\n4Merical Esports,3,12\nGods Omen,2,5\nTeam 8Bit,1,8'],
    [
      'quoted CSV',
      '"team_name","placement","kills"\n"4Merical Esports","3","12"\n"Gods Omen","2","5"\n"Team 8Bit","1","8"',
    ],
    ['bars', 'team_name|placement|kills\n4Merical Esports|3|12\nGods Omen|2|5\nTeam 8Bit|1|8'],
    ['semicolons', 'team_name;placement;kills\n4Merical Esports;3;12\nGods Omen;2;5\nTeam 8Bit;1;8'],
    ['tabs', 'Team Name\tPos.\tTotal Kills\n4Merical Esports\t3\t12\nGods Omen\t2\t5\nTeam 8Bit\t1\t8'],
    [
      'Markdown',
      '| Team | Place | Kills |\n|:--|--:|---|\n| 4Merical Esports | 3 | 12 |\n| Gods Omen | 2 | 5 |\n| Team 8Bit | 1 | 8 |',
    ],
    ['Hindi headers and digits', 'टीम\tस्थान\tकिल\n4Merical Esports\t३\t१२\nGods Omen\t२\t५\nTeam 8Bit\t१\t८'],
  ])('in %s', (_, text) => {
    const lines = shown(text);
    expect(lines.slice(1)).toEqual(read);
    expect(lines[0]).toMatch(/: A heading$/);
  });

  test.each([
    ['CSV without headers', '4Merical Esports,3,12\nGods Omen,2,5\nTeam 8Bit,1,8'],
    ['places in any order', '3. 4Merical Esports 12\n2. Gods Omen 5\n1. Team 8Bit 8'],
    ['places after the name', '4Merical Esports 3rd 12 kills\nGods Omen 2nd 5 kills\nTeam 8Bit 1st 8 kills'],
    ['labels', '4Merical Esports - Pos: 3 - Kills: 12\nGods Omen - Pos: 2 - Kills: 5\nTeam 8Bit - Pos: 1 - Kills: 8'],
    ['bare numbers', '3 4Merical Esports 12\n2 Gods Omen 5\n1 Team 8Bit 8'],
  ])('in %s', (_, text) => {
    expect(shown(text)).toEqual(read);
  });
});

test('what a chat puts before a message is removed', () => {
  const read = ['1 | Gods Reign | 14', '2 | Team 8Bit | 6'];
  for (const prefix of [
    '[9:14 pm, 28/11/2026] Host: ',
    '[21:14, 28.11.2026] +91 98765 43210: ',
    '\u200e[28/11/26, 9:14:05 PM] Host ~ BGMI: ',
    '28/11/2026, 9:14 pm - Host: ',
  ]) {
    expect(shown(`${prefix}1. Gods Reign - 14\n${prefix}2. Team 8Bit - 6`), prefix).toEqual(read);
    expect(shown(`${prefix}1. Gods Reign - 14\n2. Team 8Bit - 6`), prefix).toEqual(read);
  }
});

/** How people write the first and the second place, and the finishes of each. */
test.each([
  ['keycaps', '1️⃣ Gods Reign 14\n2️⃣ Team 8Bit 6'],
  ['medals', '🥇 Gods Reign 14\n🥈 Team 8Bit 6'],
  ['medals before places', '🥇 1. Gods Reign - 14\n🥈 2. Team 8Bit - 6'],
  ['#1', '#1 Gods Reign: 14\n#2 Team 8Bit: 6'],
  ['full width', '１．Gods Reign　１４\n２．Team 8Bit　６'],
  ['Devanagari', '१) Gods Reign १४\n२) Team 8Bit ६'],
  ['Tamil', '௧. Gods Reign ௧௪\n௨. Team 8Bit ௬'],
  ['a mark that cannot be seen', '\u200e1. Gods Reign - 14\n\u200e2. Team 8Bit - 6'],
  ['bold and a winner', '*1. Gods Reign* - 14 🍗 WWCD\n*2. Team 8Bit* - 6'],
  ['words', 'Rank 1: Gods Reign (14 kills)\nRank 2: Team 8Bit (6 kills)'],
  ['sums', '1. Gods Reign 10+14=24\n2. Team 8Bit 6+6=12'],
  ['place points, finishes and total', '#1 Gods Reign 14 10 24\n#2 Team 8Bit 6 6 12'],
  ['finishes and total', '1. Gods Reign 14 24\n2. Team 8Bit 6 12'],
  ['the slot first', '5\tGods Reign\t1\t14\n9\tTeam 8Bit\t2\t6'],
  ['labels in any order', '1. Gods Reign 10 pts 14 kills\n2. Team 8Bit 6 pts 6 kills'],
  ['dashes', '1 - Gods Reign - 14\n2 - Team 8Bit - 6'],
  ['commas', '1. Gods Reign, 14\n2. Team 8Bit, 6'],
  ['place points, finishes and totals of two points a finish', '1 Gods Reign 10 14 38\n2 Team 8Bit 6 6 18'],
  ['a sum with words', '#1 Gods Reign | 10 pts + 14 kills = 24\n#2 Team 8Bit | 6 pts + 6 kills = 12'],
  ['arrows', '1 → Gods Reign → 14\n2 → Team 8Bit → 6'],
  ['slashes', '1/Gods Reign/14\n2/Team 8Bit/6'],
  ['dots up to the number', '1. Gods Reign ...... 14\n2. Team 8Bit ........ 6'],
  ['bold cells', '| **1** | **Gods Reign** | **14** |\n| **2** | **Team 8Bit** | **6** |'],
  ['flags', '🇮🇳 1. Gods Reign 14\n🇮🇳 2. Team 8Bit 6'],
  ['words for places', 'First: Gods Reign 14\nSecond: Team 8Bit 6'],
  ['codes of emojis', ':first_place: Gods Reign 14\n:second_place: Team 8Bit 6'],
  ['ordinals of other languages', '1º Gods Reign 14\n2ª Team 8Bit 6'],
  ['Chinese', '第1名 Gods Reign 14\n第2名 Team 8Bit 6'],
  ['a word of another language', 'Platz 1: Gods Reign 14\nPlatz 2: Team 8Bit 6'],
  ['the winner’s word', 'WWCD Gods Reign 14\n2 Team 8Bit 6'],
  ['the place last', 'Gods Reign 14 #1\nTeam 8Bit 6 #2'],
  ['the finishes first', '14 kills - Gods Reign (1st)\n6 kills - Team 8Bit (2nd)'],
  ['place and finishes last', 'Gods Reign - #1, 14K\nTeam 8Bit - #2, 6K'],
  ['a label for each part', 'Place: 1 Team: Gods Reign Kills: 14\nPlace: 2 Team: Team 8Bit Kills: 6'],
  ['the same place twice', '1) Gods Reign - 1st - 14 kills\n2) Team 8Bit - 2nd - 6 kills'],
  ['several on a line', '1. Gods Reign 14, 2. Team 8Bit 6'],
  ['players in brackets', '1. Gods Reign 14 (Ninja 9, Destro 5)\n2. Team 8Bit 6 (Mafia 4, Madman 2)'],
  ['an address', '1. Gods Reign 14 https://x.example/3\n2. Team 8Bit 6'],
  ['a cell on each line', '1\nGods Reign\n14\n2\nTeam 8Bit\n6'],
  ['signs around numbers', '(1) Gods Reign (14)\n(2) Team 8Bit (6)'],
])('%s', (_, text) => {
  expect(shown(text)).toEqual(['1 | Gods Reign | 14', '2 | Team 8Bit | 6']);
});

test('headers of one match, and headers in between', () => {
  expect(shown('Team\tM1 Place\tM1 Kills\tPts\nTeam 8Bit\t2\t6\t12\nGods Reign\t1\t14\t24').slice(1)).toEqual([
    '2 | Team 8Bit | 6',
    '1 | Gods Reign | 14',
  ]);
  expect(shown('Place\tTeam\tKills\n1\tGods Reign\t14\nPlace\tTeam\tKills\n2\tTeam 8Bit\t6')[2]).toMatch(
    /: A heading$/,
  );
});

test.each([
  ['in a chat', '1. Gods Reign 14\nT2. Team 8Bit 6\nT2. Gods Omen 5'],
  ['in cells', 'Place,Team,Kills\n1,Gods Reign,14\n=2,Team 8Bit,6\n2=,Gods Omen,5'],
])('a shared place with its sign, %s', (_, text) => {
  expect(shown(text).slice(-3)).toEqual(['1 | Gods Reign | 14', '2 | Team 8Bit | 6', '2 | Gods Omen | 5']);
});

test('a number below zero is not read as another', () => {
  expect(shown('1. Gods Reign: -14\n2. Team 8Bit: 6')[0]).toBe('1. Gods Reign: -14: No finishes');
  expect(shown('Team,Kills,Place\nGods Reign,-14,1\nTeam 8Bit,6,2')[1]).toBe(
    'Gods Reign · -14 · 1: -14 is not a whole number',
  );
});

test.each([
  ['a ranking under a header that is not known', 'Platz;Team;Kills\n2;Team 8Bit;6\n1;Gods Reign;14'],
  ['numbers before some names', '2 Team 8Bit 6\n3 Gods Omen 5\nGods Reign 14'],
  ['numbers before the names that are no ranking', '1 Gods Reign 14\n2 Team 8Bit 6\n5 Gods Omen 5'],
  ['the number of the line and another place', '1) Gods Reign - 2nd - 14 kills\n2) Team 8Bit - 1st - 6 kills'],
])('the place is asked: %s', (_, text) => {
  expect(readResults(text, lobby).columns.place).toBeNull();
});

test('the finishes are asked under headers that are not known', () => {
  expect(readResults('Team,Place,Abschüsse\nGods Reign,1,14\nTeam 8Bit,2,6', lobby).columns.finishes).toBeNull();
});

test('a slot before each name is no place', () => {
  expect(readResults('Slot 5: Gods Reign 14\nSlot 7: Team 8Bit 6', lobby).columns.place).toBe('order');
});

test('the lines have the places of their order only if none has one, and the result says so', () => {
  expect(readResults('Gods Reign 14\nTeam 8Bit 6').columns.place).toBe('order');
  expect(shown('Match 3\nGods Reign 14\nTeam 8Bit 6')).toEqual([
    'Match 3: A heading',
    '1 | Gods Reign | 14',
    '2 | Team 8Bit | 6',
  ]);
  expect(shown('1. Gods Reign 14\nTeam 8Bit 6')).toEqual(['1 | Gods Reign | 14', 'Team 8Bit 6: No place']);
});

test('a line that is not read stays, with the reason', () => {
  expect(shown('1. Gods Reign - 14\n2. Team 8Bit - abc\n3. Gods Omen - -\n4. K9 Esports - 12.5\n🎉🎉\nGG all')).toEqual(
    [
      '1 | Gods Reign | 14',
      '2. Team 8Bit - abc: No finishes',
      '3. Gods Omen - -: No finishes',
      '4. K9 Esports - 12.5: No finishes',
      '🎉🎉: No name',
      'GG all: No place',
    ],
  );
  expect(shown('Team,Place,Kills\nGods Reign,1,14\nTeam 8Bit,DNS,0\n,3,4').slice(1)).toEqual([
    '1 | Gods Reign | 14',
    'Team 8Bit · DNS · 0: DNS is not a whole number',
    '3 · 4: No name',
  ]);
});

test('a column of places without any place leaves no line to its order', () => {
  expect(shown('Team,Place,Kills\nGods Reign,DNS,14')[1]).toBe('Gods Reign · DNS · 14: DNS is not a whole number');
});

test('a title above one result', () => {
  expect(shown('BGIS 2026\nTeam,Place,Kills\nGods Reign,3,14')).toEqual([
    'BGIS 2026: A heading',
    'Team · Place · Kills: A heading',
    '3 | Gods Reign | 14',
  ]);
});

test('numbers that can mean several things are asked', () => {
  // Both columns are 1 to n.
  expect(readResults('1\tGods Reign\t2\t14\n2\tTeam 8Bit\t1\t6').columns).toEqual({ place: null, finishes: null });
  const { results } = readResults('1\tGods Reign\t2\t14\n2\tTeam 8Bit\t1\t6', lobby, {
    place: { key: '2' },
    finishes: { key: '3' },
  });
  expect(results.map(({ place, finishes }) => [place, finishes])).toEqual([
    ['2', '14'],
    ['1', '6'],
  ]);
  // Finishes and something unknown.
  expect(readResults('1. Gods Reign 14 3\n2. Team 8Bit 6 9').columns).toEqual({
    place: { key: 'lead' },
    finishes: null,
  });
});

test('shared places are read', () => {
  expect(shown('1. Gods Reign 14\n2. Team 8Bit 6\n2. Gods Omen 5')).toEqual([
    '1 | Gods Reign | 14',
    '2 | Team 8Bit | 6',
    '2 | Gods Omen | 5',
  ]);
});

const teamWords = new Set(['Team', 'The', 'Esports', 'X']);
/** Without words that mean a column. */
const names = fc.uniqueArray(
  fc
    .oneof(
      fc.constantFrom(
        ...lobby,
        '100 Thieves',
        'टीम सोल',
        'فريق النصر',
        '天禄战队',
        'ทีมไทย',
        'Team 11',
        "Blind's",
        'A1',
        'Óm',
      ),
      fc
        .tuple(
          fc.constantFrom('Team ', '', 'The '),
          fc.stringMatching(/^[A-Z][a-z]{2,7}$/),
          fc.constantFrom('', ' Esports', ' X'),
        )
        .map((parts) => parts.join('')),
    )
    .filter((name) => !name.split(' ').some((word) => !teamWords.has(word) && meaningOf(word) !== undefined)),
  { minLength: 2, maxLength: 16 },
);
const devanagari = (digits: string) => digits.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)));
const wide = (digits: string) => digits.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
const asIs = (digits: string) => digits;

const styles: Readonly<Record<string, (place: string, name: string, finishes: string) => string>> = {
  dot: (place, name, finishes) => `${place}. ${name} - ${finishes}`,
  bracket: (place, name, finishes) => `${place}) ${name} (${finishes})`,
  hash: (place, name, finishes) => `#${place} ${name}: ${finishes} kills`,
  chat: (place, name, finishes) => `[9:14 pm, 28/11/2026] Host: ${place}. ${name} - ${finishes}`,
  tab: (place, name, finishes) => `${place}\t${name}\t${finishes}`,
  semicolon: (place, name, finishes) => `${name};${place}.;${finishes}`,
  bar: (place, name, finishes) => `${place}. | ${name} | ${finishes}`,
  markdown: (place, name, finishes) => `| ${place}. | ${name} | ${finishes} |`,
  csv: (place, name, finishes) => `"#${place}","${name}","${finishes}"`,
};

test('every line is accounted for, and a place that is written as one is never another', () => {
  fc.assert(
    fc.property(
      names.chain((teams) =>
        fc.record({
          teams: fc.constant(teams),
          places: fc.shuffledSubarray(
            teams.map((_, at) => at + 1),
            { minLength: teams.length },
          ),
          finishes: fc.array(fc.nat(30), { minLength: teams.length, maxLength: teams.length }),
          style: fc.constantFrom(...Object.keys(styles)),
          digits: fc.constantFrom(asIs, devanagari, wide),
          isKnown: fc.boolean(),
          noise: fc.array(fc.constantFrom('Match 3', 'Results of today', '🎉', 'GG all'), { maxLength: 2 }),
        }),
      ),
      ({ teams, places, finishes, style, digits, isKnown, noise }) => {
        const lines = teams.map((name, at) =>
          (styles[style] ?? String)(digits(String(places[at])), name, digits(String(finishes[at]))),
        );
        // Names alone decide where digits end that touch a name with spaces.
        const { results } = readResults([...noise, ...lines].join('\n'), isKnown ? teams : []);
        expect(results).toHaveLength(noise.length + lines.length);
        const read = results.slice(noise.length);
        for (const [at, result] of read.entries()) {
          if (result.fault === undefined) {
            expect(result).toMatchObject({
              team: teams[at],
              place: String(places[at]),
              finishes: String(finishes[at]),
            });
          }
        }
        expect(read.filter(({ fault }) => fault !== undefined)).toEqual([]);
      },
    ),
    { numRuns: 400 },
  );
});
