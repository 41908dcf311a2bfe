import { expect, test } from 'vitest';
import { type AnyStateMachine, setup } from 'xstate';
import { effect } from '../../machines/effect.ts';
import { chartOf } from '../../tests/support/chart/chart.ts';
import { graphOf } from '../layout/graph.ts';
import { compare } from './comparison.ts';

const base = setup({
  actors: { load: effect<string>('load'), store: effect<string>('store') },
  guards: { isFull: () => true, isOld: () => true },
  actions: { note: () => undefined },
});

const states = {
  idle: { on: { load: [{ guard: 'isFull', target: 'full' }, { target: 'busy' }], reset: 'idle' } },
  busy: { tags: 'waiting', invoke: { src: 'load', onDone: 'idle' } },
  full: { initial: 'first', states: { first: { on: { next: 'second' } }, second: {} } },
} as const;

const older = base.createMachine({ id: 'sample', initial: 'idle', states });

const changesOf = (before: AnyStateMachine | null, after: AnyStateMachine | null) => {
  const { changes } = compare(before && chartOf(before), after && chartOf(after));
  return changes.map(({ kind, part, id, facts }) => {
    const texts = facts.map((fact) => `${fact.what}: ${fact.before} → ${fact.after}`);
    return [`${kind} ${part} ${id}`, ...texts].join('; ');
  });
};

test('the same machine has no changes', () => {
  expect(changesOf(older, older)).toEqual([]);
});

test('a branch that is inserted before others changes no other', () => {
  const newer = base.createMachine({
    id: 'sample',
    initial: 'idle',
    states: {
      ...states,
      idle: {
        on: {
          load: [{ guard: 'isOld', target: 'busy' }, { guard: 'isFull', target: 'full' }, { target: 'busy' }],
          reset: 'idle',
        },
      },
    },
  });
  expect(changesOf(older, newer)).toEqual(['added transition idle | load | 1']);
  expect(changesOf(newer, older)).toEqual(['removed transition idle | load | 1 | removed']);
  // Another transition has its number now.
  expect(compare(chartOf(newer), chartOf(older)).changes[0]?.testedAs).toBeNull();
});

test('changed targets, guards, actions, effects, tags and orders are named', () => {
  const newer = base.createMachine({
    id: 'sample',
    initial: 'idle',
    states: {
      ...states,
      idle: { on: { load: [{ target: 'busy' }, { guard: 'isFull', target: 'full' }], reset: 'busy' } },
      busy: {
        tags: ['waiting', 'slow'],
        entry: 'note',
        invoke: { src: 'load', onDone: { guard: 'isOld', target: 'idle', actions: 'note' } },
      },
    },
  });
  expect(changesOf(older, newer)).toEqual([
    'changed state busy; tags: waiting → waiting, slow; on entry:  → note',
    'changed transition idle | load | 1; order: 2 → 1',
    'changed transition idle | load | 2; order: 1 → 2',
    'changed transition idle | reset | 1; target: idle → busy',
    'changed transition busy | load ends | 1; guard:  → isOld; actions:  → note',
  ]);
  const stores = base.createMachine({
    id: 'sample',
    initial: 'idle',
    states: { ...states, busy: { tags: 'waiting', invoke: { src: 'store', onDone: 'idle' } } },
  });
  expect(changesOf(older, stores)).toEqual([
    'changed state busy; effects: load → store',
    'added transition busy | store ends | 1',
    'removed transition busy | load ends | 1 | removed',
  ]);
  expect(compare(chartOf(older), chartOf(stores)).changes.at(-1)?.testedAs).toBe('busy | load ends | 1');
});

test('the chart has the states of both, and can be laid out', () => {
  const newer = base.createMachine({
    id: 'sample',
    initial: 'idle',
    states: { idle: { on: { load: 'done' } }, full: {}, done: { type: 'final' } },
  });
  const { chart, changes } = compare(chartOf(older), chartOf(newer));
  expect(chart.states.map(({ path }) => path)).toEqual([
    '',
    'idle',
    'full',
    'done',
    'busy',
    'full.first',
    'full.second',
  ]);
  expect(chart.states.find(({ path }) => path === 'full')).toMatchObject({
    kind: 'compound',
    children: ['full.first', 'full.second'],
  });
  expect(new Set(chart.transitions.map(({ id }) => id)).size).toBe(chart.transitions.length);
  expect(changes.filter(({ part }) => part === 'state').map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'changed full',
    'added done',
    'removed busy',
    'removed full.first',
    'removed full.second',
  ]);
  const ids = JSON.stringify(graphOf(chart));
  for (const { path } of chart.states) expect(ids).toContain(path);
});

test('a state that becomes parallel has no arrow to a removed initial state', () => {
  const newer = base.createMachine({
    id: 'sample',
    initial: 'idle',
    states: { ...states, full: { type: 'parallel', states: { left: {}, right: {} } } },
  });
  const { chart } = compare(chartOf(older), chartOf(newer));
  expect(chart.states.find(({ path }) => path === 'full.first')?.isInitial).toBe(false);
});

test('of a machine that did not exist all is added, and of one that no longer exists all is removed', () => {
  const parts = chartOf(older).states.length + chartOf(older).transitions.length;
  const kinds = (before: AnyStateMachine | null, after: AnyStateMachine | null) =>
    compare(before && chartOf(before), after && chartOf(after)).changes.map(({ kind }) => kind);
  expect(kinds(null, older)).toEqual(Array.from({ length: parts }, () => 'added'));
  expect(kinds(older, null)).toEqual(Array.from({ length: parts }, () => 'removed'));
  expect(compare(null, null).chart.states).toEqual([]);
});
