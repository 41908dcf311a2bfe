import { afterEach, beforeEach, expect, test } from 'vitest';
import { DraftPost } from '#drafts/draft-post.ts';
import type { DraftChange } from '#drafts/store/change.ts';
import type { DraftContent } from '#machines/draft/types.ts';

const posted: DraftChange[] = [];

beforeEach(() => {
  posted.length = 0;
  const postMessage = ({ change }: { change: DraftChange }) => void posted.push(change);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: { postMessage } } });
});

afterEach(() => {
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

test('what the draft stores later is the newest input that was posted with the same status', () => {
  const post = newPost();
  const [, newest] = [post.post(typed('L')), post.post(typed('Ly'))];
  expect(post.postNewest(typed('L'))).toBe(newest);
  const unsure = { ...typed('L'), content: content({ name: 'L' }, 'unsure') };
  expect(post.postNewest(unsure)).toMatchObject({ sequence: 3, content: { status: 'unsure' } });
  expect(post.postNewest({ ...typed('L'), content: null })).toMatchObject({ sequence: 4, content: null });
  expect(post.postNewest({ ...typed('Lynx'), id: 'd2' })).toMatchObject({ id: 'd2', sequence: 5 });
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

test('a file is named once, and included', () => {
  const post = newPost();
  const picture = new File(['x'], 'mark.png');
  const withFile = (name: string) => ({ id: 'd1', content: content({ name, picture }), restored: null });
  const names = [post.post(withFile('L')), post.post(withFile('Ly'))].map((change) => change.content?.files);
  expect(names[0]).toEqual([[expect.stringMatching(/^d1\./), picture]]);
  expect(names[1]).toEqual(names[0]);
});
