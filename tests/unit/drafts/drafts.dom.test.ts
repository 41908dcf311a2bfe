import { beforeEach, expect, it, vi } from 'vitest';
import { createDrafts } from '#drafts/drafts.ts';
import type { DraftContent } from '#machines/draft/types.ts';
import { draftChange } from '../../support/draft-change.ts';
import { eventually } from '../../support/eventually.ts';

const content = (status: DraftContent['status']): DraftContent => ({
  place: { form: 'teams', id: 7 },
  base: { name: 'Lions' },
  values: { name: 'Tigers' },
  status,
});

const badge = vi.fn((_: number) => Promise.resolve());

beforeEach(() => {
  Object.assign(navigator, { setAppBadge: badge });
});

it('the app badge counts the drafts that wait to be sent, and disappears with the last one', async () => {
  const drafts = createDrafts();
  await drafts.enter({ userId: 1, password: 'First@1234' });
  const draftStore = await drafts.of(1);
  expect(await draftStore.store(draftChange('one', content('waiting')))).toBe('stored');
  expect(await draftStore.store(draftChange('two', content('typing')))).toBe('stored');
  await eventually(() => expect(badge).toHaveBeenLastCalledWith(1));
  await draftStore.remove((await draftStore.all()).drafts.filter(({ id }) => id === 'one'));
  await eventually(() => expect(badge).toHaveBeenLastCalledWith(0));
  await drafts.forget(1);
});
