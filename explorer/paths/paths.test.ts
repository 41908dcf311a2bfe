import { expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { effect } from '../../machines/effect.ts';
import { removalScenario } from '../../tests/machines/removal/scenario.ts';
import { restoreScenario } from '../../tests/machines/restore/scenario.ts';
import { eventsIn } from '../../tests/machines/support/events.ts';
import { keyOf } from '../../tests/machines/support/explore.ts';
import type { Scenario } from '../../tests/machines/support/scenario.ts';
import { updateScenario } from '../../tests/machines/update/scenario.ts';
import { chartOf } from '../../tests/support/chart/chart.ts';
import { findingsOf } from './findings.ts';
import { graphOf } from './graph.ts';
import { type MachinePath, partsOf } from './machine-path.ts';
import { pathsTo } from './paths-to.ts';

const types = {} as { context: { wrong: number } };

/** A door that opens by a key or by a code, and breaks at the third wrong code. */
const machine = setup({
  types,
  actors: { check: effect<boolean>('check') },
  guards: { isThird: ({ context }) => context.wrong === 2 },
}).createMachine({
  id: 'door',
  context: { wrong: 0 },
  initial: 'starting',
  states: {
    starting: { always: 'closed' },
    closed: { on: { 'door.key': 'open', 'door.code': 'checking' } },
    checking: {
      invoke: {
        src: 'check',
        onDone: [
          { guard: ({ event }) => event.output, target: 'open' },
          { guard: 'isThird', target: 'broken' },
          { target: 'closed', actions: assign({ wrong: ({ context }) => context.wrong + 1 }) },
        ],
      },
    },
    open: {
      initial: 'ajar',
      states: { ajar: { on: { 'door.push': 'wide' } }, wide: {} },
      on: { 'door.close': { guard: ({ context }) => context.wrong === 0, target: 'closed' }, 'door.leave': 'left' },
    },
    broken: { on: { 'door.push': {} } },
    left: { type: 'final' },
    unused: {},
  },
});

const scenario: Scenario = {
  name: 'door',
  machine,
  inputs: { '': undefined },
  events: {
    'door.key': { '': {} },
    'door.code': { short: { code: '1' }, long: { code: '1234' } },
    'door.push': { '': {} },
    'door.close': { '': {} },
    'door.leave': { '': {} },
  },
  outcomes: { check: { right: true, wrong: false } },
  names: {},
};

const graph = graphOf(scenario);
const findings = findingsOf(graph, chartOf(machine));
const findingOf = (path: string) => findings.find((one) => one.path === path);
const textOf = ({ steps }: MachinePath) => steps.map(({ label }) => label).join(', ');

test('the shortest path to a state is known, with the states and transitions that it uses', () => {
  const path = findingOf('open.wide')?.shortest;
  expect(path?.start.text).toBe('closed');
  expect(path?.steps.map(({ label, text }) => `${label} → ${text}`)).toEqual([
    'door.key → open.ajar',
    'door.push → open.wide',
  ]);
  expect(path && partsOf(path)).toEqual([
    'closed',
    'closed | door.key | 1',
    'open',
    'open.ajar',
    'open.ajar | door.push | 1',
    'open.wide',
  ]);
});

test('all paths within a number of steps are listed, the shortest first, and other payloads once', () => {
  expect(pathsTo(graph, 'open', 2)).toMatchObject({ limit: null });
  expect(pathsTo(graph, 'open', 2).paths.map(textOf)).toEqual(['door.key', 'door.code (short), check ends (right)']);
  expect(pathsTo(graph, 'open', 4).paths.map(textOf)).toEqual([
    'door.key',
    'door.code (short), check ends (right)',
    'door.code (short), check ends (wrong), door.key',
    'door.code (short), check ends (wrong), door.code (short), check ends (right)',
  ]);
  expect(pathsTo(graph, 'broken', 5).paths).toEqual([]);
  expect(pathsTo(graph, 'broken', 6).paths).toHaveLength(1);
});

test('no path visits a value with its context twice', () => {
  const all = pathsTo(graph, 'left', 30);
  expect(all.limit).toBeNull();
  for (const { steps } of all.paths) expect(steps.length).toBeLessThan(graph.nodes.length);
});

test('a search that is cut off says why', () => {
  expect(pathsTo(graph, 'open', 4, { paths: 2, edges: 1000 })).toMatchObject({ limit: 'paths' });
  expect(pathsTo(graph, 'open', 4, { paths: 2, edges: 1000 }).paths).toHaveLength(2);
  expect(pathsTo(graph, 'open', 4, { paths: 9, edges: 3 }).limit).toBe('edges');
  expect(pathsTo(graph, 'open', 4, { paths: 4, edges: 1000 }).limit).toBeNull();
});

test('states that cannot be left are distinguished from final ones', () => {
  const leaving = findings.map(({ path, leaving: one }) => `${path}: ${one}`);
  expect(leaving).toEqual([
    'starting: yes',
    'closed: yes',
    'checking: yes',
    'open: yes',
    'open.ajar: yes',
    'open.wide: yes',
    'broken: never',
    'left: final',
    'unused: yes',
  ]);
  expect(findingOf('starting')).toMatchObject({ isPassed: true, shortest: null });
  expect(findingOf('unused')).toMatchObject({ isPassed: false, shortest: null, contexts: 0 });
});

test('a state that cannot be left in some contexts has the path to one', () => {
  const weather = {} as { context: { isWet: boolean } };
  const trap = setup({ types: weather }).createMachine({
    id: 'trap',
    type: 'parallel',
    context: { isWet: false },
    states: {
      hole: {
        initial: 'outside',
        states: {
          outside: { on: { fall: 'inside' } },
          inside: { on: { climb: { guard: ({ context }) => !context.isWet, target: 'outside' } } },
        },
      },
      weather: { on: { rain: { actions: assign({ isWet: true }) } } },
    },
  });
  const known: Scenario = {
    ...{ name: 'trap', machine: trap, inputs: { '': undefined }, outcomes: {}, names: {} },
    events: { fall: { '': {} }, climb: { '': {} }, rain: { '': {} } },
  };
  const found = findingsOf(graphOf(known), chartOf(trap));
  const inside = found.find(({ path }) => path === 'hole.inside');
  expect(inside).toMatchObject({ leaving: 'sometimes', contexts: 2, ignoresAlways: ['fall'] });
  expect(inside?.ignoresSometimes).toEqual(['climb']);
  expect(inside?.stuck?.contexts).toBe(1);
  expect(inside?.stuck && textOf(inside.stuck.shortest)).toBe('fall, rain');
  expect(found.find(({ path }) => path === 'weather')?.leaving).toBe('region');
});

test('events that a state ignores always and sometimes are known', () => {
  expect(findingOf('closed')?.ignoresAlways).toEqual(['door.close', 'door.leave', 'door.push']);
  expect(findingOf('closed')?.ignoresSometimes).toEqual([]);
  expect(findingOf('open')?.ignoresAlways).toEqual(['door.code', 'door.key']);
  // The guard of one, and the inner state of the other.
  expect(findingOf('open')?.ignoresSometimes).toEqual(['door.close', 'door.push']);
  expect(findingOf('broken')?.ignoresAlways).not.toContain('door.push');
});

test.each([removalScenario, restoreScenario, updateScenario])(
  'the shortest paths of $name are as long as those of XState',
  (real) => {
    const lengths = new Map<string, number>();
    for (const input of Object.values(real.inputs)) {
      const paths = getShortestPaths(real.machine, {
        input,
        events: (snapshot) => eventsIn(real, snapshot).map(({ event }) => event),
        serializeState: (snapshot) => keyOf(real, snapshot),
      });
      for (const { state, steps } of paths) {
        // XState counts its start as a step.
        for (const { path } of state._nodes) {
          const name = path.join('.');
          lengths.set(name, Math.min(lengths.get(name) ?? Infinity, steps.length - 1));
        }
      }
    }
    const found = findingsOf(graphOf(real), chartOf(real.machine));
    expect(found.length).toBeGreaterThan(3);
    for (const { path, shortest } of found) expect(shortest?.steps.length, path).toBe(lengths.get(path));
  },
);
