import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { entity as teams } from '#entities/declared/teams.ts';
import { valuesOf } from '#fields/wire.ts';
import type { DraftContent } from '#machines/draft/types.ts';
import { withReferenceServer } from '../support/contract/reference-server.ts';
import { draftChange } from '../support/draft-change.ts';
import { eventually } from '../support/eventually.ts';
import { hangStorage } from '../support/page/hang-storage.ts';
import type { Tab } from '../support/page/open-tab.ts';
import { renderForm } from './support/render-form.tsx';
import { withTeamDesk } from './support/team-desk.ts';

withReferenceServer();
const desk = withTeamDesk();

const restoreButton = () => screen.findByRole('button', { name: 'Restore the draft' });
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** Opens the form of a team with a stored draft. */
async function openWithDraft() {
  const { tab, teamId, userId, storeDraft } = desk();
  const id = await storeDraft('Typed Earlier', { status: 'typing' });
  const store = await tab.drafts.of(userId);
  const stored = async () => (await store.all()).drafts.map(({ values }) => values['full_name']);
  return { ...renderForm(tab, teams, { id: teamId }), id, store, stored, restore: await restoreButton() };
}

/** The values of a new team that a draft has. */
const base = valuesOf(teams.fields, 'create');
const newTeam = (values: Partial<typeof base>) =>
  ({ place: { form: 'teams', id: null }, status: 'typing', base, values: { ...base, ...values } }) as const;

test('a form offers its draft, shows the differences and restores it', async () => {
  const { user } = await openWithDraft();
  const offer = within(await screen.findByRole('region', { name: 'You have a draft for this form' }));
  offer.getByText('Typed Earlier');
  offer.getByText(desk().team.full_name);
  await user.click(offer.getByRole('button', { name: 'Restore the draft' }));
  expect(box('Full Name').value).toBe('Typed Earlier');
});

test('a form that is being saved does not restore a draft, and the draft stays stored', async () => {
  const { user, onDone, restore, stored } = await openWithDraft();
  await user.type(box('Full Name'), ' Club');
  // Both in one task: the typed values are not stored yet.
  act(() => {
    restore.click();
    screen.getByRole('button', { name: 'Save' }).click();
  });
  await waitFor(() => expect(restore).toHaveProperty('disabled', true));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(await stored()).toEqual(['Typed Earlier']);
});

test('what is typed while a draft is being restored stays in its field', async () => {
  const { user, restore } = await openWithDraft();
  const [name, fullName] = [box('Name'), box('Full Name')];
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
  const { user, restore, stored } = await openWithDraft();
  const fullName = box('Full Name');
  await user.type(box('Name'), ' Club');
  act(() => {
    restore.click();
    fireEvent.change(fullName, { target: { value: 'Typed Now' } });
  });
  await waitFor(async () => expect((await stored()).sort()).toEqual(['Typed Earlier', 'Typed Now']));
  expect(fullName.value).toBe('Typed Now');
  await user.click(await restoreButton());
  await waitFor(() => expect(fullName.value).toBe('Typed Earlier'));
});

test.each([
  ['sent or discarded', null],
  ['changed', 'Typed Later'],
])('a draft that was %s in another window is not restored as it was before', async (_, later) => {
  const { user, id, store, stored, restore } = await openWithDraft();
  const before = box('Full Name').value;
  const [content = null] = (await store.all()).drafts.map((draft): DraftContent | null =>
    later === null ? null : { ...draft, values: { ...draft.values, full_name: later } },
  );
  await store.store(draftChange(id, content, { userId: desk().userId, at: Date.now() + 1 }));
  await user.click(restore);
  await screen.findByText('This draft was changed or sent in another window. Nothing was restored.');
  expect(box('Full Name').value).toBe(before);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore the draft' })).toBeNull());
  expect(await stored()).toEqual(later === null ? [] : [later]);
});

test('a draft that is restored while storage does not respond may have been sent in another window', async () => {
  const { tab, storeDraft } = desk();
  await storeDraft('', newTeam({ full_name: 'Typed Earlier' }));
  const { user } = renderForm(tab, teams);
  const restore = await restoreButton();
  const storage = hangStorage();
  await user.click(restore);
  await screen.findByText('The server did not reply. This may have been saved.', {}, { timeout: 30_000 });
  expect(box('Full Name').value).toBe('Typed Earlier');
  storage.release();
});

/** The tab of the desk with another draft store. */
function slowly(store: Awaited<ReturnType<Tab['drafts']['of']>>): Tab {
  const { tab } = desk();
  return { ...tab, drafts: { ...tab.drafts, of: async () => await Promise.resolve(store) } };
}

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
  const { user } = renderForm(slowly({ ...store, find }), teams);
  await user.type(await screen.findByRole('textbox', { name: 'Full Name' }), 'Typed Now');
  await waitFor(() => expect(found).toEqual([null]));
  expect(screen.queryByRole('button', { name: 'Restore the draft' })).toBeNull();
});

test('an opened draft waits for a press if the user has typed before it was loaded', async () => {
  const { tab, userId, storeDraft } = desk();
  const draftId = await storeDraft('', newTeam({ full_name: 'Typed Earlier' }));
  const store = await tab.drafts.of(userId);
  let hasTyped = false;
  const find = async (...args: Parameters<typeof store.find>) => {
    await eventually(() => expect(hasTyped).toBe(true));
    return await store.find(...args);
  };
  const { user } = renderForm(slowly({ ...store, find }), teams, { draftId });
  const name = await screen.findByRole('textbox', { name: 'Full Name' });
  await user.type(name, 'Typed Now');
  hasTyped = true;
  await restoreButton();
  await waitFor(async () => {
    const texts = (await store.all()).drafts.map(({ values }) => values['full_name']);
    expect(texts.toSorted()).toEqual(['Typed Earlier', 'Typed Now']);
  });
  await user.type(name, ' Too');
  expect(box('Full Name').value).toBe('Typed Now Too');
});

test('a new record that may have been saved keeps its warning after restoring, typing and leaving', async () => {
  const { tab, team, userId, storeDraft } = desk();
  await storeDraft('', { ...newTeam(team), status: 'unsure' });
  const { user } = renderForm(tab, teams);
  await user.click(await restoreButton());
  await user.type(box('Full Name'), ' Club');
  const store = await tab.drafts.of(userId);
  await waitFor(async () => {
    const { drafts } = await store.all();
    expect(drafts.map(({ status, values }) => [status, values['full_name']])).toEqual([
      ['unsure', `${team.full_name} Club`],
    ]);
  });
});
