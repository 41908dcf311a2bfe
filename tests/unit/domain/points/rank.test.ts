import { expect, test } from 'vitest';
import { tieOrders as orders } from '#domain/points/presets.ts';
import { rankRows, tieMessages } from '#domain/points/rank.ts';
import type { Decider, RankColumn } from '#domain/points/ruleset.ts';
import { english } from '#i18n/english.ts';
import { fc } from '../../../support/fast-check.ts';
import { namesOf, rowOf, tableOf, tournaments } from './real-tables.ts';

const tieOrders = { dinners: { order: orders.dinners }, finishes: { order: orders.finishes } } as const;
const say = (
  rows: ReturnType<typeof tableOf>,
  order: keyof typeof tieOrders = 'dinners',
  decider: Decider = 'last_match',
) =>
  tieMessages(rankRows(rows, tieOrders[order]).ties, namesOf(rows), { decider }).map(({ text, values }) =>
    english(text, values),
  );

test.each(Object.entries(tournaments))('%s: the teams have the same order as at the event', (_, tournament) => {
  const rows = tableOf(tournament);
  expect(rankRows(rows, tieOrders.dinners).sorted).toEqual(rows.map((_row, at) => at));
});

test('each tie of BGIS 2023 is explained in words', () => {
  const rows = tableOf(tournaments.bgis2023);
  const name = namesOf(rows);
  expect(say(rows)).toEqual([`${name(3)} before ${name(4)}, both with 164: chicken dinners 3 to 2`]);
});

test('the order of the tie-breakers can be chosen', () => {
  const rows = [rowOf('32', 1, 6, 20, 10, 30), rowOf('33', 0, 6, 22, 8, 30)];
  expect(rankRows(rows, tieOrders.dinners).ranks).toEqual([1, 2]);
  expect(rankRows(rows, tieOrders.finishes).ranks).toEqual([2, 1]);
  expect(say(rows, 'finishes')).toEqual([
    `${namesOf(rows)(1)} before ${namesOf(rows)(0)}, both with 30: finishes 22 to 20`,
  ]);
});

test('position points separate teams with the same number of dinners', () => {
  const rows = [rowOf('32', 1, 6, 20, 10, 30), rowOf('33', 1, 6, 18, 12, 30)];
  expect(rankRows(rows, tieOrders.dinners).ranks).toEqual([2, 1]);
  expect(say(rows)[0]).toMatch(/: position points 12 to 10$/);
});

test('level teams share a rank, and the next rank counts all of them', () => {
  const level = [5, 1, 30].map((count) => rowOf(String(count), 1, 6, 20, 10, 30));
  const rows = [rowOf('40', 0, 6, 1, 1, 2), ...level];
  expect(rankRows(rows, tieOrders.dinners).ranks).toEqual([4, 1, 1, 1]);
  const name = namesOf(rows);
  expect(say(rows)).toEqual([`${name(1)}, ${name(2)}, ${name(3)}, all with 30, are level: the last match decides`]);
  const deciders = ['best_match', 'head_to_head'] as const;
  expect(deciders.map((decider) => say(rows, 'dinners', decider).join().split(': ')[1])).toEqual([
    'the best match decides',
    'head to head decides',
  ]);
});

test('a row without a total has no rank and comes last', () => {
  const rows = [rowOf('1'), rowOf('2', 0, 1, 0, 0, 0)];
  expect(rankRows(rows, tieOrders.dinners)).toEqual({ ranks: [undefined, 1], sorted: [1, 0], ties: [] });
});

const columns: readonly RankColumn[] = ['total_point', 'chicken_dinner', 'position_point', 'total_finish'];
/** Any order of any columns, with the total among them. */
const anyOrder = fc
  .shuffledSubarray([...columns], { minLength: 1 })
  .map((order) => ({ order: order.includes('total_point') ? order : [...order, 'total_point' as const] }));
const anyRows = fc
  .array(fc.tuple(fc.nat(2), fc.nat(3), fc.nat(3), fc.nat(4)))
  .map((counts) =>
    counts.map(([dinners, finishes, position, total], at) => rowOf(String(at), dinners, 6, finishes, position, total)),
  );

test('the columns of the ruleset rank in their order, each team occurs once, and no rank is better than its position', () => {
  fc.assert(
    fc.property(anyRows, anyOrder, (rows, ruleset) => {
      const { ranks, sorted } = rankRows(rows, ruleset);
      expect([...sorted].sort((one, other) => one - other)).toEqual(rows.map((_, at) => at));
      for (const [one, first] of rows.entries()) {
        for (const [other, second] of rows.entries()) {
          const parts = [first, second].map((each) => ruleset.order.map((column) => Number(each[column])));
          const [mine = [], theirs = []] = parts;
          const at = mine.findIndex((count, index) => count !== theirs[index]);
          const sign = at === -1 ? 0 : Math.sign((theirs[at] ?? 0) - (mine[at] ?? 0));
          expect(Math.sign((ranks[one] ?? 0) - (ranks[other] ?? 0))).toBe(sign);
        }
      }
      for (const [place, at] of sorted.entries()) expect(ranks[at]).toBeLessThanOrEqual(place + 1);
    }),
  );
});

test('the order of the rows changes no rank, and every shared rank is a named tie', () => {
  const shuffled = anyRows.chain((rows) =>
    fc.tuple(fc.constant(rows), fc.shuffledSubarray([...rows], { minLength: rows.length })),
  );
  fc.assert(
    fc.property(shuffled, anyOrder, ([rows, others], ruleset) => {
      const rankIn = (list: typeof rows) => {
        const { ranks } = rankRows(list, ruleset);
        return new Map(list.map((row, at) => [row['team_id'], ranks[at]]));
      };
      const [one, other] = [rankIn(rows), rankIn(others)];
      for (const [team, rank] of one) expect(other.get(team)).toBe(rank);
      const { ranks, ties } = rankRows(rows, ruleset);
      const named = new Set(ties.flatMap(({ by, ahead, behind }) => (by ? [] : [ahead, behind])));
      const isShared = (at: number) => ranks.indexOf(ranks[at]) !== ranks.lastIndexOf(ranks[at]);
      for (const at of rows.keys()) expect(named.has(at)).toBe(isShared(at));
    }),
  );
});
