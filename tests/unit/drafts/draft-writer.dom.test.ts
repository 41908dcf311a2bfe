import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DraftWriter, responseTimeoutMs } from '#drafts/draft-writer.ts';
import type { DraftChange, DraftMessage } from '#drafts/store/change.ts';
import type { DraftContent, StoreOutcome } from '#machines/draft/types.ts';

type Respond = (outcome: StoreOutcome) => void;

const posted: DraftChange[] = [];
/** The worker's responses that have not been sent, in the order of the changes. */
let responses: Respond[] = [];
const storedHere: DraftChange[] = [];

function withWorker(): void {
  const postMessage = (message: DraftMessage, [port]: readonly MessagePort[]) => {
    if (message.type !== 'draft.change') return;
    posted.push(message.change);
    responses.push((outcome) => port?.postMessage(outcome));
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: { postMessage } } });
}

function respond(outcome: StoreOutcome): void {
  for (const send of responses) send(outcome);
  responses = [];
}

beforeEach(() => {
  for (const list of [posted, storedHere]) list.length = 0;
  responses = [];
  withWorker();
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.useRealTimers();
});

const newWriter = () =>
  new DraftWriter({
    userId: 1,
    secrets: ['password'],
    storeHere: (change) => {
      storedHere.push(change);
      return Promise.resolve('stored');
    },
  });

function typed(values: DraftContent['values'], status: DraftContent['status'] = 'typing') {
  const content: DraftContent = { place: { form: 'user', id: null }, status, base: {}, values };
  return { id: 'd1', content, restored: null };
}

const namesOf = (changes: readonly DraftChange[]) =>
  changes.map(({ content }) => content && (JSON.parse(content.text) as DraftContent).values['name']);

test('input is posted before anything else happens, without passwords', () => {
  void newWriter().write(typed({ name: 'Lynx', password: 'Secret@123' }));
  expect(namesOf(posted)).toEqual(['Lynx']);
  expect(JSON.stringify(posted)).not.toContain('Secret');
});

test.each(['stored', 'full', 'gone', 'fault'] as const)(
  'resolves with what the worker reports: %s',
  async (outcome) => {
    const writing = newWriter().write(typed({ name: 'Lynx' }));
    respond(outcome);
    expect(await writing).toBe(outcome);
    expect(storedHere).toEqual([]);
  },
);

test('each change has a higher sequence, and the same content is the same change', async () => {
  const writer = newWriter();
  for (const name of ['L', 'L', 'Ly']) void writer.write(typed({ name }));
  void writer.write({ ...typed({}), content: null });
  void writer.write(typed({ name: 'Ly' }));
  void writer.write(typed({ name: 'Ly' }, 'unsure'));
  void writer.write({ ...typed({ name: 'Ly' }), id: 'd2' });
  expect(posted.map(({ sequence }) => sequence)).toEqual([1, 1, 2, 3, 4, 5, 6]);
  expect(posted.map(({ content }) => content?.status ?? null).slice(3)).toEqual([null, 'typing', 'unsure', 'typing']);
});

test('a change is posted again until it is known to be stored, because the worker may have been stopped', async () => {
  const writer = newWriter();
  const first = writer.write(typed({ name: 'L' }));
  respond('gone');
  await first;
  const second = writer.write(typed({ name: 'L' }));
  respond('stored');
  expect(await second).toBe('stored');
  expect(await writer.write(typed({ name: 'L' }))).toBe('stored');
  expect(posted).toHaveLength(2);
});

test('a page without a worker stores at once', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  expect(await newWriter().write(typed({ name: 'Lynx' }))).toBe('stored');
  expect(namesOf(storedHere)).toEqual(['Lynx']);
});

test('if the worker does not respond, the page stores what is typed, also while a user types on', async () => {
  vi.useFakeTimers();
  const writer = newWriter();
  const writes = [writer.write(typed({ name: 'L' }))];
  for (const name of ['Ly', 'Lyn']) {
    await vi.advanceTimersByTimeAsync(responseTimeoutMs / 4);
    writes.push(writer.write(typed({ name })));
  }
  expect(storedHere).toEqual([]);
  await vi.advanceTimersByTimeAsync(responseTimeoutMs / 2);
  expect(namesOf(storedHere)).toEqual(['L']);
  await vi.advanceTimersByTimeAsync(responseTimeoutMs / 2);
  expect(await Promise.all(writes)).toEqual(['stored', 'stored', 'stored']);
  expect(namesOf(storedHere)).toEqual(['L', 'Ly', 'Lyn']);
  expect(namesOf(posted)).toEqual(['L', 'Ly', 'Lyn']);
});

test('a worker that responds to a change and is stopped before the next one leaves no write without an end', async () => {
  vi.useFakeTimers();
  const writer = newWriter();
  const writes = [writer.write(typed({ name: 'L' })), writer.write(typed({ name: 'Ly' }))];
  responses.shift()?.('stored');
  expect(await writes[0]).toBe('stored');
  await vi.advanceTimersByTimeAsync(responseTimeoutMs);
  expect(await writes[1]).toBe('stored');
  expect(namesOf(storedHere)).toEqual(['Ly']);
});

test('once the worker responds, the page leaves the storing to it', async () => {
  vi.useFakeTimers();
  const writer = newWriter();
  const first = writer.write(typed({ name: 'L' }));
  await vi.advanceTimersByTimeAsync(responseTimeoutMs);
  expect(await first).toBe('stored');
  respond('stored');
  await vi.advanceTimersByTimeAsync(10);
  const before = storedHere.length;
  const second = writer.write(typed({ name: 'Ly' }));
  await vi.advanceTimersByTimeAsync(responseTimeoutMs / 2);
  respond('stored');
  expect(await second).toBe('stored');
  await vi.advanceTimersByTimeAsync(responseTimeoutMs);
  expect(storedHere).toHaveLength(before);
});

test('a file is named once, and included', () => {
  const picture = new File(['x'], 'mark.png');
  const writer = newWriter();
  for (const name of ['L', 'Ly']) void writer.write(typed({ name, picture }));
  const names = posted.map(({ content }) => content?.files);
  expect(names[0]).toEqual([[expect.stringMatching(/^d1\./), picture]]);
  expect(names[1]).toEqual(names[0]);
});
