import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { effect } from '../../machines/effect.ts';
import { start, step } from '../../tests/machines/support/step.ts';
import { type ChartTransition, chartOf, transitionIdOf } from '../../tests/support/chart/chart.ts';
import { matchesIn } from './search.ts';

const machine = setup({
  actors: { load: effect<string>('load') },
  guards: { isFull: () => true },
  delays: { timeout: 300 },
  actions: { note: () => undefined },
}).createMachine({
  id: 'sample',
  initial: 'idle',
  on: { 'sample.reset': '.idle' },
  states: {
    idle: { on: { 'sample.load': [{ guard: 'isFull', target: 'busy', actions: 'note' }, { target: 'done' }] } },
    busy: {
      tags: 'waiting',
      invoke: { src: 'load', onDone: 'done', onError: 'idle' },
      after: { timeout: 'slow' },
      initial: 'first',
      states: { first: { always: 'second' }, second: {} },
    },
    slow: { type: 'parallel', states: { left: {}, right: {} } },
    done: { type: 'final' },
  },
});

const chart = chartOf(machine);
const line = ({ source, cause, configKey, guard, target }: ChartTransition) =>
  `${source || 'root'}: ${cause.kind} ${configKey} [${guard ?? ''}] ${target ?? 'stays'}`;

test('a chart has every state with its place, kind, tags and effects', () => {
  expect(chart.states.map(({ path, kind, isInitial }) => `${path} ${kind}${isInitial ? ' initial' : ''}`)).toEqual([
    ' compound',
    'idle atomic initial',
    'busy compound',
    'busy.first atomic initial',
    'busy.second atomic',
    'slow parallel',
    'slow.left atomic',
    'slow.right atomic',
    'done final',
  ]);
  expect(chart.states.find(({ path }) => path === 'busy')).toMatchObject({ tags: ['waiting'], effects: ['load'] });
});

test('a chart has every transition with its cause, guard and target', () => {
  expect(chart.transitions.map(line)).toEqual([
    'root: event on sample.reset [] idle',
    'idle: event on sample.load [isFull] busy',
    'idle: event on sample.load [] done',
    'busy: done invoke load onDone [] done',
    'busy: error invoke load onError [] idle',
    'busy: after after timeout [] slow',
    'busy.first: always always [] busy.second',
  ]);
  expect(chart.transitions[1]?.actions).toEqual(['note']);
  expect(new Set(chart.transitions.map(({ id }) => id)).size).toBe(7);
});

test('a transition that XState reports has the id of the chart', () => {
  const { taken } = step(machine, start(machine, undefined).snapshot, { type: 'sample.load' });
  expect(taken.map((transition) => transitionIdOf(machine, transition))).toEqual([
    'idle | sample.load | 1',
    'busy.first | at once | 1',
  ]);
});

test('a search finds states, effects, events, guards and actions', () => {
  expect(matchesIn(chart, 'isfull')).toEqual(['idle | sample.load | 1']);
  expect(matchesIn(chart, 'slow')).toEqual(['slow', 'slow.left', 'slow.right']);
  expect(matchesIn(chart, 'note')).toEqual(['idle | sample.load | 1']);
  expect(matchesIn(chart, ' ')).toEqual([]);
});
