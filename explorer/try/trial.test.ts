import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { effect } from '../../machines/effect.ts';
import { trialScenario } from './bare-scenario.ts';
import { beginTrial, nextDelay, passTime, possibleAt, sendIn, type Trial } from './trial.ts';

const machine = setup({ actors: { load: effect<{ kind: string }>('load') } }).createMachine({
  id: 'sample',
  initial: 'idle',
  states: {
    idle: { on: { 'sample.load': 'busy' } },
    busy: { invoke: { src: 'load', onDone: 'idle' }, after: { 300: 'slow' } },
    slow: { after: { 700: 'idle' } },
  },
});
const scenario = trialScenario({ name: 'sample', machine, scenario: undefined, hasInvariants: false });
const last = ({ moments }: Trial) => moments.at(-1) ?? moments[0];
const load = { label: 'sample.load', event: { type: 'sample.load' } };

test('a machine without test data can be run, with every kind of result', () => {
  const started = beginTrial(scenario, 'without input');
  expect(possibleAt(started, last(started)).map(({ label, isIgnored }) => [label, isIgnored])).toEqual([
    ['sample.load', false],
  ]);
  const busy = sendIn(started, 0, load);
  expect(possibleAt(busy, last(busy)).map(({ label }) => label)).toEqual([
    'sample.load',
    'load ends (ok)',
    'load ends (rejected)',
    'load ends (sessionExpired)',
    'load ends (offline)',
    'load ends (unknown)',
    'load ends (fault)',
    'after 300',
  ]);
});

test('time passes only when the user lets it, and ends delays in their order', () => {
  const busy = sendIn(beginTrial(scenario, 'without input'), 0, load);
  expect(nextDelay(last(busy))).toBe(300);
  const early = passTime(busy, 1, 200);
  expect([last(early).snapshot.value, last(early).now, nextDelay(last(early))]).toEqual(['busy', 200, 100]);
  const late = passTime(busy, 1, 1000);
  expect(late.moments.map(({ snapshot, now }) => [String(snapshot.value), now])).toEqual([
    ['idle', 0],
    ['busy', 0],
    ['slow', 300],
    ['idle', 1000],
  ]);
  expect(nextDelay(last(late))).toBeNull();
});

test('an event at an earlier moment replaces what came after it', () => {
  const busy = sendIn(beginTrial(scenario, 'without input'), 0, load);
  const slow = passTime(busy, 1, 300);
  expect(last(slow).taken).toEqual(['busy | after 300 ms | 1']);
  const again = sendIn(slow, 0, load);
  expect(again.moments.map(({ snapshot }) => String(snapshot.value))).toEqual(['idle', 'busy']);
});
