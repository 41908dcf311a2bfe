import { expect, it } from 'vitest';
import { follow } from '../support/follow.ts';
import { formInvariants } from './invariants.ts';
import { formScenario } from './scenario.ts';

it('looks a new team up after a save without a response', () => {
  const { states, broken } = follow(formScenario, {
    input: 'create',
    from: {
      value: { editing: 'usual' },
      context: {
        newestBefore: null,
        key: '4eed54af-4593-475b-a978-2eaed433ab69',
        initial: { name: '', full_name: '', game_id: '', country: '', status: '1' },
        nextKey: '4eed54af-4593-475b-a978-2eaed433ab6a',
        base: { name: '', full_name: '', game_id: '', country: '', status: '1' },
        values: { name: '', full_name: '', game_id: '', country: '', status: '1' },
      },
    },
    events: [
      { type: 'form.change', name: 'name', value: 'Night Owls' },
      'form.blur (name)',
      { type: 'form.change', name: 'full_name', value: 'Night Owls Esports' },
      { type: 'form.blur', name: 'full_name' },
      { type: 'form.change', name: 'game_id', value: '10' },
      { type: 'form.blur', name: 'game_id' },
      { type: 'form.change', name: 'country', value: '29' },
      { type: 'form.save', isKeyed: true },
      'save ends (unknown)',
      'lookUp ends (unknown)',
    ],
  });
  expect(states).toEqual([
    'editing.usual',
    'editing.usual',
    'editing.usual',
    'editing.usual',
    'editing.usual',
    'editing.usual',
    'editing.usual',
    'editing.usual',
    'saving',
    'lookingUp',
    'editing.unconfirmed',
  ]);
  // These count on the payloads of the test data.
  const except = [
    'looks up the sent values, repeatedly after a send and once before the next',
    'sends the values with their base',
  ];
  expect(broken(formInvariants, { except })).toEqual([]);
});
