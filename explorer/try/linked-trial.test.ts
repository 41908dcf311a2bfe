import { expect, test } from 'vitest';
import { removalScenario } from '../../tests/machines/removal/scenario.ts';
import { showState } from '../../tests/machines/support/show.ts';
import { hrefOf, placeAt } from '../app/place.ts';
import { hrefOfTrial, linkedTrial } from './linked-trial.ts';
import { passTime } from './trial.ts';

const known = {
  name: 'removal',
  machine: removalScenario.machine,
  scenario: removalScenario,
  hasInvariants: false,
};
const events = ['call.ask (lions)', 'call.confirm', 'call ends (offline)'];

test('a manual run is in its address, without the time that passes', () => {
  const { trial, failure } = linkedTrial(known, { input: '', events });
  expect(failure).toBeNull();
  expect(trial.moments.map(({ snapshot }) => showState(snapshot.value))).toEqual([
    'idle',
    'confirming',
    'calling',
    'confirming',
  ]);
  const waited = passTime(trial, 3, 1000);
  const href = hrefOfTrial('removal', waited, 4);
  expect(placeAt(href)).toMatchObject({ page: 'machines', name: 'removal', panel: 'try', input: '', events });
  expect(placeAt(hrefOfTrial('removal', trial, 1)).events).toEqual(events.slice(0, 1));
});

test('an event that cannot happen, or an unknown start, is named', () => {
  const { trial, failure } = linkedTrial(known, { input: '', events: ['call.ask (lions)', 'call ends (ok)'] });
  expect(failure).toBe('"call ends (ok)" cannot happen in confirming.');
  expect(trial.moments).toHaveLength(2);
  expect(linkedTrial(known, { input: 'other', events: [] }).failure).toBe('There is no start "other".');
});

test('the commits of a comparison are in its address', () => {
  const href = hrefOf({ page: 'compare', name: 'form', from: 'HEAD~3', to: 'a/b' });
  expect(placeAt(href)).toMatchObject({ page: 'compare', name: 'form', from: 'HEAD~3', to: 'a/b' });
  expect(placeAt('#/machines/form')).toMatchObject({ from: null, to: null, input: null, events: [] });
});
