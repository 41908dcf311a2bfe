import { expect, test } from 'vitest';
import type { MachineStep, ReplayMoment } from '../../tests/simulation/recording/replay.ts';
import { actorKey, actorsAt, entriesOf, latestActor, nearestStep } from './entries.ts';

const machine = (actor: string, state: string, step: Partial<MachineStep> = {}): MachineStep => ({
  machine: actor.split(' ')[0] ?? '',
  actor,
  transitions: [],
  states: ['', state],
  isOver: false,
  ...step,
});
const moment = (step: number, more: Partial<ReplayMoment>): ReplayMoment => ({
  at: step * 1000,
  step,
  lane: 'tab 1',
  text: '',
  ...more,
});

const entries = entriesOf({
  steps: ['opens', 'the network is dead', 'saves'].map((description, step) => ({ at: step * 1000, description })),
  moments: [
    moment(0, { machine: machine('form 1', 'loading') }),
    moment(0, { lane: 'tab 2', machine: machine('form 1', 'editing') }),
    moment(0, { lane: 'network' }),
    moment(2, { machine: machine('form 1', 'saving', { transitions: ['loading | form.save | 1'] }) }),
    moment(2, { machine: machine('form 1', 'saved', { isOver: true }) }),
    moment(2, { lane: 'tab 2', endsPage: true }),
  ],
});
const shownAt = (at: number) => actorsAt(entries, at).map((actor) => [actorKey(actor), actor.states.at(-1)]);

test('steps come before what happens in them, also steps in which nothing happens', () => {
  expect(entries.map(({ kind }) => kind).join(' ')).toBe(
    'step moment moment moment step step moment moment moment violation',
  );
});

test('actors have the states of the moment, until they or their pages end', () => {
  expect(shownAt(0)).toEqual([]);
  expect(shownAt(3)).toEqual([
    ['tab 1 form 1', 'loading'],
    ['tab 2 form 1', 'editing'],
  ]);
  expect(actorsAt(entries, 6)[0]?.taken).toEqual(['loading | form.save | 1']);
  expect(shownAt(7)[0]).toEqual(['tab 1 form 1', 'saved']);
  expect(shownAt(8)).toEqual([]);
});

test('the actor that acted last is shown, and steps are found in both directions', () => {
  expect(latestActor(entries, 0)).toBeUndefined();
  expect(latestActor(entries, 4)).toBe('tab 2 form 1');
  expect(latestActor(entries, 6)).toBe('tab 1 form 1');
  expect([1, -1].map((direction) => nearestStep(entries, 4, direction as 1 | -1))).toEqual([5, 0]);
  expect(nearestStep(entries, 0, -1)).toBe(0);
  expect(nearestStep(entries, 7, 1)).toBe(9);
});
