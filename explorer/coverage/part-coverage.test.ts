import { expect, test } from 'vitest';
import type { CoverageReport, EvidenceKind, Mutant } from '../../tests/support/coverage-report.ts';
import { countOf, coverageClass, isExercised, kindsOf, partCoverageOf } from './part-coverage.ts';

const id = 'idle | draft.send | 1';
const place = { file: 'machines/draft/machine.ts', line: 10, endLine: 12 };

const report = (kind: EvidenceKind, counts: readonly number[], machine = 'draft'): CoverageReport => ({
  kind,
  machine,
  commit: '1234567',
  isChanged: false,
  at: '2026-01-01T00:00:00.000Z',
  runs: counts.length,
  tests: counts.map((count, at) => ({
    ...{ name: `test ${String(at)}`, file: 'tests/one.ts', states: {} },
    transitions: { [id]: count },
  })),
});

const mutant = (line: number, isKilled: boolean, file = place.file): Mutant => ({
  ...{ file, line, isKilled, change: 'false', at: '2026-01-01T00:00:00.000Z' },
  killedBy: isKilled ? 'a test' : null,
});

const partWith = (reports: readonly CoverageReport[], mutants: readonly Mutant[]) =>
  partCoverageOf({ reports, mutants }, 'draft', id, place);

test('the tests of all reports of a machine are counted by kind', () => {
  const part = partWith(
    [report('table', [1, 2]), report('browser', [1]), report('browser', [3]), report('tour', [5], 'list')],
    [],
  );
  expect(countOf(part, 'table')).toBe(3);
  expect(countOf(part, 'browser')).toBe(4);
  expect(countOf(part, 'tour')).toBe(0);
  expect(kindsOf(part)).toEqual(['table', 'browser']);
});

test('a state that is left at once is exercised by the transitions that leave it', () => {
  const passed = report('table', [1]);
  const [own] = passed.tests;
  if (own === undefined) throw new Error('The report has no test');
  const reports = [
    { ...passed, tests: [{ ...own, transitions: { 'start | at once | 1': 2, 'start | at once | 2': 3 } }] },
  ];
  expect(countOf(partCoverageOf({ reports, mutants: [] }, 'draft', 'start', place), 'table')).toBe(5);
  expect(isExercised(partCoverageOf({ reports, mutants: [] }, 'draft', 'sta', place), 'table')).toBe(false);
});

test('a mutant belongs to the part with its line', () => {
  const part = partWith([], [mutant(9, true), mutant(10, true), mutant(12, false), mutant(11, true, 'other.ts')]);
  expect(part.mutants.map(({ line }) => line)).toEqual([10, 12]);
  expect(countOf(part, 'mutants')).toBe(1);
});

test('without a place in the source a part has no mutants', () => {
  expect(partCoverageOf({ reports: [], mutants: [mutant(10, true)] }, 'draft', id, undefined).mutants).toEqual([]);
});

test('a killed mutant is no test that exercises the part', () => {
  const part = partWith([], [mutant(10, true)]);
  expect(isExercised(part, 'any')).toBe(false);
  expect(isExercised(part, 'mutants')).toBe(true);
});

test('the class says whether all, some or none of the mutants are killed', () => {
  const classWith = (...mutants: readonly Mutant[]) => coverageClass(partWith([], mutants), 'mutants');
  expect(classWith(mutant(10, true), mutant(11, true))).toBe('covered');
  expect(classWith(mutant(10, true), mutant(11, false))).toBe('partly');
  expect(classWith(mutant(10, false))).toBe('uncovered');
  expect(classWith()).toBe('');
});

test('the class says whether a kind of test exercises the part', () => {
  const part = partWith([report('table', [1])], []);
  expect(coverageClass(part, 'any')).toBe('covered');
  expect(coverageClass(part, 'table')).toBe('covered');
  expect(coverageClass(part, 'simulation')).toBe('uncovered');
});
