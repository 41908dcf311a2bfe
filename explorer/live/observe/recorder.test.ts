import { afterEach, beforeEach, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { ConfirmedCallInput } from '../../../machines/confirmed-call.ts';
import { formMachine } from '../../../machines/form/machine.ts';
import { listMachine } from '../../../machines/list/machine.ts';
import type { ListPage, ListQuery } from '../../../machines/list/types.ts';
import { type LoginValues, loginMachine } from '../../../machines/login/machine.ts';
import { removalMachine, type Subject } from '../../../machines/removal/machine.ts';
import type { Result } from '../../../machines/result.ts';
import type { Credentials } from '../../../machines/session/types.ts';
import { ann, first } from '../../../tests/machines/session/scenario.ts';
import { failures, ok } from '../../../tests/machines/support/results.ts';
import { eventually } from '../../../tests/support/eventually.ts';
import type { ActorMessage, EventMessage } from '../messages.ts';
import { observeActors } from './hook.ts';
import { createRecorder } from './recorder.ts';
import { LEFT_OUT } from './redact.ts';

let messages: (ActorMessage | EventMessage)[] = [];
let hook: ReturnType<typeof observeActors>;

beforeEach(() => {
  messages = [];
  hook = observeActors(
    createRecorder({ tab: 't', running: () => hook.running(), onMessage: (message) => void messages.push(message) }),
  );
});
afterEach(() => hook.unhook());

const events = () => messages.filter((message) => message.kind === 'event');
const lines = () =>
  events()
    .toSorted((one, other) => one.number - other.number)
    .map(({ event, cause, value }) => [event.type, cause.kind, value]);

const removal = (result: Result<unknown>) =>
  createActor(
    removalMachine.provide({
      actors: { call: fromPromise<Result<unknown>, ConfirmedCallInput<Subject>>(async () => result) },
    }),
  );

test('an actor is recorded from its start, with the senders of its events', async () => {
  const actor = removal(failures.offline).start();
  actor.send({ type: 'call.ask', subject: { id: 1, name: 'Lions' } });
  actor.send({ type: 'call.confirm' });
  await eventually(() => expect(actor.getSnapshot().matches('calling')).toBe(false));
  actor.stop();
  expect(messages[0]).toMatchObject({ kind: 'actor', machine: 'removal', value: 'idle', parent: null });
  expect(lines()).toEqual([
    ['xstate.init', 'page', 'idle'],
    ['call.ask', 'page', 'confirming'],
    ['call.confirm', 'page', 'calling'],
    ['xstate.done.actor.0.removal.calling', 'effect', actor.getSnapshot().value],
    ['xstate.stop', 'page', actor.getSnapshot().value],
  ]);
  const [, ask, confirm, end, stop] = events();
  expect(ask).toMatchObject({ changes: { subject: { id: 1, name: 'Lions' } }, taken: ['idle | call.ask | 1'] });
  expect(confirm).toMatchObject({ changes: {}, taken: ['confirming | call.confirm | 1'] });
  expect(end).toMatchObject({ cause: { name: 'call' }, changes: { failure: failures.offline } });
  expect(stop?.status).toBe('stopped');
});

test('an event that no state handles is recorded without transitions', () => {
  removal(ok(null)).start().send({ type: 'call.confirm' });
  expect(events().at(-1)).toMatchObject({ event: { type: 'call.confirm' }, taken: [], value: 'idle' });
});

test('the listener of another actor is a sender, and the order is that of the sends', () => {
  const one = removal(ok(null));
  const other = removal(ok(null));
  one.subscribe(() => other.send({ type: 'call.ask', subject: { id: 2, name: 'Lynx' } }));
  other.start();
  one.start();
  one.send({ type: 'call.ask', subject: { id: 1, name: 'Lions' } });
  const idOf = (event: EventMessage['event']) => (event['subject'] as { id: number } | undefined)?.id;
  const sent = events().toSorted((before, after) => before.number - after.number);
  expect(sent.map(({ event, actor }): unknown[] => [idOf(event), actor === one.sessionId])).toEqual([
    [undefined, false],
    [undefined, true],
    [2, false],
    [1, true],
    [2, false],
  ]);
  expect(sent.at(-1)?.cause).toEqual({ kind: 'actor', actor: one.sessionId, name: 'removal' });
});

test('a timer is a sender', () => {
  const clock = new SimulatedClock();
  const loadPage = fromPromise<Result<ListPage>, ListQuery>(() => new Promise<never>(() => undefined));
  createActor(listMachine.provide({ actors: { loadPage } }), {
    input: { query: { page: 1, perPage: 10, search: '' } },
    clock,
  }).start();
  clock.increment(60_000);
  expect(events().at(-1)).toMatchObject({ cause: { kind: 'timer' }, value: { loading: 'slow' } });
});

test('the password of a login is nowhere in the recording', async () => {
  const password = 'Hunter2!x';
  const refused = { kind: 'rejected' as const, message: `Wrong password ${password}`, errors: [] };
  const results: Result<Credentials>[] = [refused, ok({ user: ann, tokens: first })];
  const call = fromPromise<Result<Credentials>, { readonly values: LoginValues }>(
    async () => results.shift() ?? failures.fault,
  );
  const login = createActor(loginMachine.provide({ actors: { call } }), {
    input: { validate: () => ({}), prefilled: { password } },
  }).start();
  login.send({ type: 'callForm.change', name: 'username', value: 'ann' });
  login.send({ type: 'callForm.change', name: 'password', value: password });
  for (const state of ['editing', 'done']) {
    login.send({ type: 'callForm.submit' });
    await eventually(() => expect(login.getSnapshot().value).toBe(state));
  }
  const text = JSON.stringify(messages);
  expect(text).not.toContain(password);
  expect(text).not.toContain(first.accessToken);
  expect(text).toContain('"ann"');
  expect(text).toContain(LEFT_OUT);
});

test('a picture in a form is not recorded, and functions are dropped', () => {
  const validate = () => ({});
  const form = createActor(formMachine, {
    input: { mode: 'create', id: null, initial: { logo: null }, validate },
  }).start();
  form.send({ type: 'form.change', name: 'logo', value: new File(['GIF89a'], 'logo.gif', { type: 'image/gif' }) });
  expect(events().at(-1)).toMatchObject({
    event: { name: 'logo', value: LEFT_OUT },
    changes: { values: { logo: LEFT_OUT } },
  });
  expect(JSON.stringify(messages)).not.toMatch(/GIF89a|logo\.gif|validate/);
});

test('an effect that throws is recorded with its error', async () => {
  const call = fromPromise<Result<unknown>, ConfirmedCallInput<Subject>>(() => Promise.reject(new Error('Disk full')));
  const actor = createActor(removalMachine.provide({ actors: { call } }));
  actor.subscribe({ error: () => undefined });
  actor.start().send({ type: 'call.ask', subject: { id: 1, name: 'Lions' } });
  actor.send({ type: 'call.confirm' });
  await eventually(() => expect(actor.getSnapshot().status).toBe('error'));
  expect(events().at(-1)).toMatchObject({ status: 'error', end: { message: 'Disk full' } });
});

test('an actor that was created after the observation ended is not recorded', () => {
  hook.unhook();
  removal(ok(null)).start();
  expect(messages).toEqual([]);
});
