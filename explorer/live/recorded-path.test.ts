import { afterEach, beforeEach, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { formMachine } from '../../machines/form/machine.ts';
import type { FormInput, FormValues, SaveInput } from '../../machines/form/types.ts';
import { type LoginValues, loginMachine } from '../../machines/login/machine.ts';
import type { Result } from '../../machines/result.ts';
import type { Credentials } from '../../machines/session/types.ts';
import { formInvariants } from '../../tests/machines/form/invariants.ts';
import { formScenario } from '../../tests/machines/form/scenario.ts';
import { loginScenario } from '../../tests/machines/login/scenario.ts';
import { ann, first } from '../../tests/machines/session/scenario.ts';
import { follow } from '../../tests/machines/support/follow.ts';
import { failures, ok } from '../../tests/machines/support/results.ts';
import { eventually } from '../../tests/support/eventually.ts';
import { observeActors } from './observe/hook.ts';
import { createRecorder } from './observe/recorder.ts';
import { recordedRun } from './recorded-path.ts';
import { eventsOf, type LiveEvent, nothing, type Recording, received } from './recording.ts';

let recording: Recording;
let hook: ReturnType<typeof observeActors>;

beforeEach(() => {
  recording = received(nothing, { kind: 'tab', tab: 't', screen: '/teams', actors: [], events: [] });
  const add = (message: Parameters<typeof received>[1]) => {
    // As on the way to the explorer.
    recording = received(recording, JSON.parse(JSON.stringify(message)) as typeof message);
  };
  hook = observeActors(createRecorder({ tab: 't', running: () => hook.running(), onMessage: add }));
});
afterEach(() => hook.unhook());

const input: FormInput = { mode: 'create', id: null, initial: { name: '', city: '' }, validate: () => ({}) };

/** A form that was saved twice: first offline, then with success. */
async function recordForm(): Promise<readonly LiveEvent[]> {
  const results: Result<unknown, FormValues>[] = [
    { ...failures.offline, message: 'Failed to fetch' },
    ok({ id: 9 }, 'Team saved'),
  ];
  const form = createActor(
    formMachine.provide({
      actors: {
        save: fromPromise<Result<unknown, FormValues>, SaveInput>(async () => results.shift() ?? failures.fault),
        store: fromPromise<boolean, SaveInput>(async () => false),
      },
    }),
    { input },
  ).start();
  form.send({ type: 'form.change', name: 'name', value: 'Lynx' });
  form.send({ type: 'form.save' });
  await eventually(() => expect(form.getSnapshot().matches('editing')).toBe(true));
  form.send({ type: 'form.save', isKeyed: true });
  await eventually(() => expect(form.getSnapshot().status).toBe('done'));
  return eventsOf(recording, `t ${form.sessionId}`);
}

test('a recording from the start of an actor becomes a path with labels where they fit', async () => {
  const { path, differences, states } = recordedRun(formScenario, await recordForm());
  expect(differences).toEqual([]);
  expect(path.input).toBe('create');
  expect(path.from?.context).toEqual({
    initial: input.initial,
    base: input.initial,
    values: input.initial,
    newestBefore: null,
  });
  expect(path.events).toEqual([
    'form.change (lynx)',
    'form.save ()',
    'save ends (offline)',
    'store ends (not stored)',
    { type: 'form.save', isKeyed: true },
    {
      type: 'xstate.done.actor.0.form.saving',
      output: ok({ id: 9 }, 'Team saved'),
      actorId: '0.form.saving',
    },
  ]);
  expect(states.at(-1)).toBe('saved');
  expect(follow(formScenario, path).broken(formInvariants)).toEqual([]);
});

test('a recording from an event starts in the state before it', async () => {
  const events = await recordForm();
  const { path, differences, states } = recordedRun(formScenario, events.slice(-2));
  expect(differences).toEqual([]);
  expect(path.from).toMatchObject({ value: { editing: 'usual' }, context: { values: { name: 'Lynx', city: '' } } });
  expect(states).toEqual(['editing.usual', expect.stringContaining('saving'), 'saved']);
});

test('where the machine does something else with the test data, that is a difference, and the run counts', async () => {
  const events = await recordForm();
  // The app accepts a name that the rules of the test data refuse.
  const empty = events.map((event) =>
    event.event.type === 'form.change' ? { ...event, event: { ...event.event, value: '' } } : event,
  );
  const { differences, states, path } = recordedRun(formScenario, empty);
  expect(differences[0]).toEqual({
    label: 'form.save ()',
    recorded: 'saving',
    pure: 'editing.usual',
  });
  expect(follow(formScenario, path).states).toEqual(states);
});

test('what was left out is taken from the test data', async () => {
  const call = fromPromise<Result<Credentials>, { readonly values: LoginValues }>(async () =>
    ok({ user: ann, tokens: first }),
  );
  const login = createActor(loginMachine.provide({ actors: { call } }), { input: { validate: () => ({}) } }).start();
  login.send({ type: 'callForm.change', name: 'username', value: 'ann' });
  login.send({ type: 'callForm.change', name: 'password', value: 'Hunter2!x' });
  login.send({ type: 'callForm.submit' });
  await eventually(() => expect(login.getSnapshot().status).toBe('done'));
  const { path } = recordedRun(loginScenario, eventsOf(recording, `t ${login.sessionId}`));
  expect(path.events.slice(0, 2)).toEqual([
    'callForm.change (username ann)',
    expect.stringContaining('callForm.change (password'),
  ]);
  expect(path.events.at(-1)).toBe('call ends (ok)');
});

test('a place that the machine does not have is an error', () => {
  const path = { input: 'create', from: { value: 'nowhere', context: {} }, events: [] };
  expect(() => follow(formScenario, path)).toThrow();
  expect(() => follow(formScenario, { ...path, input: 'other' })).toThrow('no input "other"');
});
