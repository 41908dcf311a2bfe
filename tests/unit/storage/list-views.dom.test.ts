import { beforeEach, expect, test, vi } from 'vitest';
import { type SavedView, storedViews, subscribeViews, viewsOf, writeViews } from '#storage/list-views.ts';
import { clearPersonalStorage } from '#storage/stored-session.ts';
import { fillStorage } from '../../support/page/fill-storage.ts';

beforeEach(() => localStorage.clear());

const view = (name: string): SavedView => ({
  name,
  search: 'soul',
  filters: { status: '1' },
  perPage: 25,
  look: { order: '-name' },
});
const read = (userId: number, list: string) => viewsOf(storedViews(), userId, list);

test('each list of each user has its own views, in their order', () => {
  writeViews(7, 'teams', [view('Soul'), view('Other')]);
  writeViews(7, 'games', [view('Games')]);
  expect(read(7, 'teams')).toEqual([view('Soul'), view('Other')]);
  expect(read(8, 'teams')).toEqual([]);
  writeViews(8, 'teams', [view('Mine')]);
  writeViews(7, 'games', []);
  expect(read(7, 'games')).toEqual([]);
  expect(read(7, 'teams')).toHaveLength(2);
  expect(read(8, 'teams')).toEqual([view('Mine')]);
});

test('views survive a sign-out, like the columns of lists, and another user does not see them', () => {
  writeViews(7, 'teams', [view('Soul')]);
  clearPersonalStorage();
  expect(read(7, 'teams')).toEqual([view('Soul')]);
  expect(read(8, 'teams')).toEqual([]);
});

test('a full storage is reported, and keeps the former views', () => {
  writeViews(7, 'teams', [view('Soul')]);
  fillStorage();
  expect(writeViews(7, 'teams', [view('Soul'), view('Other')])).toBe('full');
  expect(read(7, 'teams')).toEqual([view('Soul')]);
});

test('changes are reported, those of other tabs too', () => {
  const listener = vi.fn();
  const unsubscribe = subscribeViews(listener);
  writeViews(7, 'teams', [view('Soul')]);
  window.dispatchEvent(new StorageEvent('storage', { key: 'listViews' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  writeViews(7, 'teams', []);
  expect(listener).toHaveBeenCalledTimes(2);
});

test.each(['', 'null', '[]', '7', '{', '{"7/teams":7}', '{"7/teams":[7,null,{},{"name":""},{"name":7}]}'])(
  'unreadable views are ignored: %s',
  (stored) => {
    localStorage.setItem('listViews', stored);
    expect(read(7, 'teams')).toEqual([]);
    expect(writeViews(7, 'teams', [view('Soul')])).toBe('stored');
    expect(read(7, 'teams')).toEqual([view('Soul')]);
  },
);

test('what a view does not have is as declared; repeated names and views beyond the 20th are left out', () => {
  const names = Array.from({ length: 25 }, (_, at) => ({ name: `View ${at}` }));
  const odd = {
    name: 'Odd',
    search: 7,
    filters: { status: 1, game_id: '3' },
    perPage: 11,
    look: { order: [], view: 'x' },
  };
  localStorage.setItem(
    'listViews',
    JSON.stringify({ '7/teams': [odd, { name: 'ODD' }, { name: 'x'.repeat(41) }, ...names] }),
  );
  const views = read(7, 'teams');
  expect(views[0]).toEqual({ name: 'Odd', search: '', filters: { game_id: '3' }, perPage: 10, look: {} });
  expect(views[1]).toEqual({ name: 'View 0', search: '', filters: undefined, perPage: 10, look: {} });
  expect(views).toHaveLength(20);
});
