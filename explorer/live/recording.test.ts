import { expect, test } from 'vitest';
import { type ActorMessage, type EventMessage, mostEvents } from './messages.ts';
import { TabBuffer } from './observe/tab-buffer.ts';
import { cleared, eventsOf, isRunning, nothing, type Recording, received } from './recording.ts';

const actor = (name: string, tab = 'a'): ActorMessage => ({
  ...{ kind: 'actor', tab, actor: name, name, machine: 'form', parent: null },
  ...{ value: 'editing', status: 'active', context: { count: 0, other: 1 } },
});

const event = (number: number, own: Partial<EventMessage> = {}): EventMessage => ({
  ...{ kind: 'event', tab: 'a', number, at: number, actor: 'x:1', event: { type: 'form.change' }, taken: [] },
  ...{ cause: { kind: 'page', by: null }, value: 'editing', status: 'active', changes: { count: number }, removed: [] },
  ...own,
});

const tab = (name: string, events: readonly EventMessage[] = [], actors = [actor('x:1', name)]) =>
  ({ kind: 'tab', tab: name, screen: '/teams', actors, events }) as const;

const after = (messages: readonly Parameters<typeof received>[1][], from: Recording = nothing) =>
  messages.reduce(received, from);
const numbers = ({ events }: Recording) => events.map(({ number }) => number);

test('an event has the context before and after it', () => {
  const [, last] = after([tab('a'), event(1), event(2, { changes: {}, removed: ['other'] })]).events;
  expect(last?.before).toEqual({ value: 'editing', status: 'active', context: { count: 1, other: 1 } });
  expect(last?.after.context).toEqual({ count: 1 });
});

test('an event that another one sent comes after it, though it is processed first', () => {
  expect(numbers(after([tab('a', [], [actor('x:1'), actor('x:2')]), event(2, { actor: 'x:2' }), event(1)]))).toEqual([
    1, 2,
  ]);
});

test('tabs are distinguished, and a tab that is attached again replaces what was known of it', () => {
  const recording = after([tab('a'), event(1), tab('b'), event(1, { tab: 'b' }), tab('a', [event(1), event(2)])]);
  expect(recording.tabs.map(({ number }) => number)).toEqual([1, 2]);
  expect(eventsOf(recording, 'a x:1')).toHaveLength(2);
  expect(eventsOf(recording, 'b x:1')).toHaveLength(1);
});

test('the actors of a tab that was closed do not run, and disappear with the events', () => {
  const recording = after([tab('a', [event(1)]), { kind: 'left', tab: 'a' }]);
  expect([...recording.actors.values()].map((one) => isRunning(recording, one))).toEqual([false]);
  expect(cleared(recording)).toMatchObject({ tabs: [], events: [] });
});

test('cleared events stay away when their tab is attached again', () => {
  const events = [event(1), event(2)];
  const again = after([tab('a', [...events, event(3)])], cleared(after([tab('a', events)])));
  expect(numbers(again)).toEqual([3]);
  expect(again.events[0]?.before.context).toMatchObject({ count: 2 });
});

test('a tab and the explorer store a bounded number of events', () => {
  const buffer = new TabBuffer();
  buffer.add(actor('x:1'));
  buffer.add({ ...actor('x:2'), status: 'done' });
  let recording = after([tab('a')]);
  for (let number = 1; number <= mostEvents * 1.5; number += 1) {
    buffer.add(event(number));
    recording = received(recording, event(number));
  }
  const most = mostEvents * 1.1;
  expect(buffer.events).toHaveLength(mostEvents);
  expect(recording.events.length).toBeLessThanOrEqual(most);
  // The ended actor has no events any more.
  expect(buffer.actors.map(({ actor: name }) => name)).toEqual(['x:1']);
  expect(buffer.running).toMatchObject([{ context: { count: mostEvents * 1.5 } }]);
  const again = after([tab('a', buffer.events, [...buffer.actors])]);
  expect(again.events.at(-1)?.after).toEqual(recording.events.at(-1)?.after);
});
