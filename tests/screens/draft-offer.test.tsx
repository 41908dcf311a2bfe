import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { entity as teams } from '#entities/declared/teams.ts';
import { valuesOf } from '#fields/wire.ts';
import type { DraftContent } from '#machines/draft/types.ts';
import { FormScreen } from '#screens/entity/form/form-screen.tsx';
import { withReferenceServer } from '../support/contract/reference-server.ts';
import { draftChange } from '../support/draft-change.ts';
import { eventually } from '../support/eventually.ts';
import { hangStorage } from '../support/page/hang-storage.ts';
import { renderScreen } from './support/render-screen.tsx';
import { withTeamDesk } from './support/team-desk.ts';

withReferenceServer();
const desk = withTeamDesk();

test('a form offers its draft, shows the differences and restores it', async () => {
  const { tab, team, teamId, storeDraft } = desk();
  await storeDraft('Typed Earlier', { status: 'typing' });
  const { user } = renderScreen(tab, <FormScreen entity={teams} mode="edit" id={teamId} onDone={vi.fn()} />);
  const offer = within(await screen.findByRole('region', { name: 'You have a draft for this form' }));
  offer.getByText('Typed Earlier');
  offer.getByText(team.full_name);
  await user.click(offer.getByRole('button', { name: 'Restore the draft' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Full Name' }).value).toBe('Typed Earlier');
});

test('a form that is being saved does not restore a draft, and the draft stays stored', async () => {
  const { tab, teamId, userId, storeDraft } = desk();
  await storeDraft('Typed Earlier', { status: 'typing' });
  const onDone = vi.fn();
  const { user } = renderScreen(tab, <FormScreen entity={teams} mode="edit" id={teamId} onDone={onDone} />);
  const restore = await screen.findByRole('button', { name: 'Restore the draft' });
  await user.type(screen.getByRole('textbox', { name: 'Full Name' }), ' Club');
  // Both in one task: the typed values are not stored yet.
  act(() => {
    restore.click();
    screen.getByRole('button', { name: 'Save' }).click();
  });
  await waitFor(() => expect(restore).toHaveProperty('disabled', true));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  const { drafts } = await (await tab.drafts.of(userId)).all();
  expect(drafts.map(({ values }) => values['full_name'])).toEqual(['Typed Earlier']);
});

test('what is typed while a draft is being restored stays in its field', async () => {
  const { tab, teamId, storeDraft } = desk();
  await storeDraft('Typed Earlier', { status: 'typing' });
  const { user } = renderScreen(tab, <FormScreen entity={teams} mode="edit" id={teamId} onDone={vi.fn()} />);
  const restore = await screen.findByRole('button', { name: 'Restore the draft' });
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  const fullName = screen.getByRole<HTMLInputElement>('textbox', { name: 'Full Name' });
  await user.type(name, ' Club');
  // In one task: the values typed before are still being stored.
  act(() => {
    restore.click();
    fireEvent.change(name, { target: { value: `${name.value} X` } });
  });
  const typed = name.value;
  await waitFor(() => expect(fullName.value).toBe('Typed Earlier'));
  expect(name.value).toBe(typed);
});

test('a draft stays offered if its field is typed into while it is being restored', async () => {
  const { tab, teamId, userId, storeDraft } = desk();
  await storeDraft('Typed Earlier', { status: 'typing' });
  const { user } = renderScreen(tab, <FormScreen entity={teams} mode="edit" id={teamId} onDone={vi.fn()} />);
  const restore = await screen.findByRole('button', { name: 'Restore the draft' });
  const fullName = screen.getByRole<HTMLInputElement>('textbox', { name: 'Full Name' });
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' Club');
  act(() => {
    restore.click();
    fireEvent.change(fullName, { target: { value: 'Typed Now' } });
  });
  const store = await tab.drafts.of(userId);
  const stored = async () => (await store.all()).drafts.map(({ values }) => values['full_name']);
  await waitFor(async () => expect((await stored()).sort()).toEqual(['Typed Earlier', 'Typed Now']));
  expect(fullName.value).toBe('Typed Now');
  await user.click(screen.getByRole('button', { name: 'Restore the draft' }));
  await waitFor(() => expect(fullName.value).toBe('Typed Earlier'));
});

test.each([
  ['sent or discarded', null],
  ['changed', 'Typed Later'],
])('a draft that was %s in another window is not restored as it was before', async (_, later) => {
  const { tab, teamId, userId, storeDraft } = desk();
  const id = await storeDraft('Typed Earlier', { status: 'typing' });
  const { user } = renderScreen(tab, <FormScreen entity={teams} mode="edit" id={teamId} onDone={vi.fn()} />);
  const restore = await screen.findByRole('button', { name: 'Restore the draft' });
  const fullName = screen.getByRole<HTMLInputElement>('textbox', { name: 'Full Name' });
  const before = fullName.value;
  const store = await tab.drafts.of(userId);
  const content = (await store.all()).drafts.map((draft): DraftContent | null =>
    later === null ? null : { ...draft, values: { ...draft.values, full_name: later } },
  )[0];
  await store.store(draftChange(id, content ?? null, { userId, at: Date.now() + 1 }));
  await user.click(restore);
  await screen.findByText('This draft was changed or sent in another window. Nothing was restored.');
  expect(fullName.value).toBe(before);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore the draft' })).toBeNull());
  const stored = (await store.all()).drafts.map((one) => one.values['full_name']);
  expect(stored).toEqual(later === null ? [] : [later]);
});

test('a draft that is restored while storage does not respond may have been sent in another window', async () => {
  const { tab, storeDraft } = desk();
  const base = valuesOf(teams.fields, 'create');
  const values = { ...base, full_name: 'Typed Earlier' };
  await storeDraft('', { place: { form: 'teams', id: null }, status: 'typing', base, values });
  const { user } = renderScreen(tab, <FormScreen entity={teams} mode="create" id={null} onDone={vi.fn()} />);
  const restore = await screen.findByRole('button', { name: 'Restore the draft' });
  const storage = hangStorage();
  await user.click(restore);
  await screen.findByText('The server did not reply. This may have been saved.', {}, { timeout: 30_000 });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Full Name' }).value).toBe('Typed Earlier');
  storage.release();
});

test('a form does not offer its own draft, which was stored while the earlier one was searched', async () => {
  const { tab, userId } = desk();
  const store = await tab.drafts.of(userId);
  const stored = async () => (await store.all()).drafts.map(({ values }) => values['full_name']);
  const found: unknown[] = [];
  const find = async (...args: Parameters<typeof store.find>) => {
    await eventually(async () => expect(await stored()).toContain('Typed Now'));
    const draft = await store.find(...args);
    found.push(draft);
    return draft;
  };
  const slow = { ...tab, drafts: { ...tab.drafts, of: async () => await Promise.resolve({ ...store, find }) } };
  const { user } = renderScreen(slow, <FormScreen entity={teams} mode="create" id={null} onDone={vi.fn()} />);
  await user.type(await screen.findByRole('textbox', { name: 'Full Name' }), 'Typed Now');
  await waitFor(() => expect(found).toEqual([null]));
  expect(screen.queryByRole('button', { name: 'Restore the draft' })).toBeNull();
});

test('an opened draft waits for a press if the user has typed before it was loaded', async () => {
  const { tab, userId, storeDraft } = desk();
  const base = valuesOf(teams.fields, 'create');
  const values = { ...base, full_name: 'Typed Earlier' };
  const draftId = await storeDraft('', { place: { form: 'teams', id: null }, status: 'typing', base, values });
  const store = await tab.drafts.of(userId);
  let hasTyped = false;
  const find = async (...args: Parameters<typeof store.find>) => {
    await eventually(() => expect(hasTyped).toBe(true));
    return await store.find(...args);
  };
  const slow = { ...tab, drafts: { ...tab.drafts, of: async () => await Promise.resolve({ ...store, find }) } };
  const form = <FormScreen entity={teams} mode="create" id={null} draftId={draftId} onDone={vi.fn()} />;
  const { user } = renderScreen(slow, form);
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Full Name' });
  await user.type(name, 'Typed Now');
  hasTyped = true;
  await screen.findByRole('button', { name: 'Restore the draft' });
  await waitFor(async () => {
    const { drafts } = await store.all();
    const texts = drafts.map(({ values }) => values['full_name']);
    expect(texts).toHaveLength(2);
    expect(texts).toEqual(expect.arrayContaining(['Typed Now', 'Typed Earlier']));
  });
  await user.type(name, ' Too');
  expect(name.value).toBe('Typed Now Too');
});

test('a new record that may have been saved keeps its warning after restoring, typing and leaving', async () => {
  const { tab, team, userId, storeDraft } = desk();
  const base = valuesOf(teams.fields, 'create');
  const values = { ...base, ...team };
  await storeDraft('', { place: { form: 'teams', id: null }, status: 'unsure', base, values });
  const form = renderScreen(tab, <FormScreen entity={teams} mode="create" id={null} onDone={vi.fn()} />);
  await form.user.click(await screen.findByRole('button', { name: 'Restore the draft' }));
  await form.user.type(screen.getByRole('textbox', { name: 'Full Name' }), ' Club');
  const store = await tab.drafts.of(userId);
  await waitFor(async () => {
    const { drafts } = await store.all();
    expect(drafts.map(({ status, values: stored }) => [status, stored['full_name']])).toEqual([
      ['unsure', `${team.full_name} Club`],
    ]);
  });
});
