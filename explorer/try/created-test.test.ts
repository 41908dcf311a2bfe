import { expect, test } from 'vitest';
import { createdTest, fileNameOf } from './created-test.ts';

const path = {
  machine: 'two-words',
  title: "stops at the user's press",
  input: 'an edit',
  events: ['twoWords.start', { type: 'twoWords.choose', values: { 'full name': "O'Neil", ids: [1, null] } }],
  states: ['idle', 'reading', 'comparing'],
  hasInvariants: true,
};

test('a path becomes a test with its states and invariants', () => {
  expect(createdTest(path)).toBe(`import { expect, it } from 'vitest';
import { follow } from '../support/follow.ts';
import { twoWordsInvariants } from './invariants.ts';
import { twoWordsScenario } from './scenario.ts';

it("stops at the user's press", () => {
  const { states, broken } = follow(twoWordsScenario, {
    input: 'an edit',
    events: ['twoWords.start', { type: 'twoWords.choose', values: { 'full name': "O'Neil", ids: [1, null] } }],
  });
  expect(states).toEqual(['idle', 'reading', 'comparing']);
  expect(broken(twoWordsInvariants)).toEqual([]);
});
`);
});

test('a path can start from a recorded state, and long values have several lines', () => {
  const from = {
    value: { comparing: 'ready' },
    context: {
      failure: null,
      rows: [
        { id: 1, name: 'Lions' },
        { id: 2, name: 'Lynx' },
      ],
    },
  };
  expect(createdTest({ ...path, from })).toContain(`    input: 'an edit',
    from: {
      value: { comparing: 'ready' },
      context: {
        failure: null,
        rows: [
          { id: 1, name: 'Lions' },
          { id: 2, name: 'Lynx' },
        ],
      },
    },
`);
});

test('invariants that count on the test data are left out by name', () => {
  expect(createdTest({ ...path, except: ['sends the key'] })).toContain(`
  // These count on the payloads of the test data.
  const except = ['sends the key'];
  expect(broken(twoWordsInvariants, { except })).toEqual([]);
`);
});

test('a machine without invariants has a test without them', () => {
  expect(createdTest({ ...path, hasInvariants: false })).not.toContain('nvariants');
});

test('a title names its file', () => {
  expect(fileNameOf("Stops at the user's press!")).toBe('stops-at-the-user-s-press');
});
