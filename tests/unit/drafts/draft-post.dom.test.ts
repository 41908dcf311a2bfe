import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DraftPost } from '#drafts/draft-post.ts';
import type { DraftChange } from '#drafts/store/change.ts';
import type { DraftContent } from '#machines/draft/types.ts';

const posted: DraftChange[] = [];

beforeEach(() => {
  posted.length = 0;
  const postMessage = ({ change }: { change: DraftChange }) => void posted.push(change);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: { postMessage } } });
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const content = (values: DraftContent['values'], status: DraftContent['status'] = 'typing'): DraftContent => ({
  place: { form: 'user', id: null },
  status,
  base: {},
  values,
});

const typed = (name: string) => ({ id: 'd1', content: content({ name, password: 'Secret@123' }), restored: null });

const newPost = () => new DraftPost({ userId: 1, secrets: ['password'] });

const texts = () => posted.map((change) => (JSON.parse(change.content?.text ?? '{}') as DraftContent).values);

test('input is posted 60 ms after the first keystroke, in its latest state', () => {
  const post = newPost();
  for (const [at, name] of ['L', 'Ly', 'Lyn'].entries()) {
    vi.advanceTimersByTime(at * 10);
    post.schedulePost(() => typed(name));
  }
  vi.advanceTimersByTime(29);
  expect(posted).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([{ name: 'Lyn', password: '' }]);
});

test('passwords are never posted', () => {
  newPost().post(typed('Lynx'));
  expect(JSON.stringify(posted)).not.toContain('Secret');
});

test('each change has a higher sequence, and the same content is the same change', () => {
  const post = newPost();
  const [first, same, second] = [post.post(typed('L')), post.post(typed('L')), post.post(typed('Ly'))];
  const removal = post.post({ id: 'd1', content: null, restored: null });
  const again = post.post(typed('Ly'));
  expect(same).toBe(first);
  expect([first, second, removal, again].map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4]);
});

test('a change is posted again until it is known to be stored, because the worker may have been stopped', () => {
  const post = newPost();
  const change = post.post(typed('L'));
  post.post(typed('L'));
  expect(posted.map(({ sequence }) => sequence)).toEqual([1, 1]);
  post.noteStored(change);
  post.post(typed('L'));
  expect(posted).toHaveLength(2);
});

test('a change of only the status is a change', () => {
  const post = newPost();
  post.post({ id: 'd1', content: content({ name: 'L' }), restored: null });
  post.post({ id: 'd1', content: content({ name: 'L' }, 'unsure'), restored: null });
  expect(posted.map((change) => change.content?.status)).toEqual(['typing', 'unsure']);
});

test('scheduled input is posted at once when the form is closed, and only then', () => {
  const post = newPost();
  post.schedulePost(() => typed('Lynx'));
  post.postNow();
  post.postNow();
  vi.advanceTimersByTime(100);
  expect(texts()).toEqual([{ name: 'Lynx', password: '' }]);
});

test('input before a save or a removal is not posted after it', () => {
  const post = newPost();
  post.schedulePost(() => typed('Lynx'));
  post.post({ id: 'd1', content: null, restored: null });
  vi.advanceTimersByTime(100);
  expect(posted.map((change) => change.content)).toEqual([null]);
});

test('a file is named once, and included', () => {
  const post = newPost();
  const picture = new File(['x'], 'mark.png');
  const withFile = (name: string) => ({ id: 'd1', content: content({ name, picture }), restored: null });
  const names = [post.post(withFile('L')), post.post(withFile('Ly'))].map((change) => change.content?.files);
  expect(names[0]).toEqual([[expect.stringMatching(/^d1\./), picture]]);
  expect(names[1]).toEqual(names[0]);
});
