import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { newDraftId } from '#actors/draft-id.ts';
import { createRecord, updateRecord } from '#api/record-calls.ts';
import { entity as teams } from '#entities/declared/teams.ts';
import { valuesOf } from '#fields/wire.ts';
import type { DraftContent } from '#machines/draft/types.ts';
import { currentUser } from '#machines/session/selectors.ts';
import { DraftsScreen } from '#screens/drafts/drafts-screen.tsx';
import { SignOutQuestion } from '#screens/drafts/sign-out-question.tsx';
import { FormScreen } from '#screens/entity/form-screen.tsx';
import { demoAdmin, openTab, type Tab, withDevice } from '../support/open-tab.ts';
import { withReferenceServer } from '../support/reference-server.ts';
import { renderScreen } from './support/render-screen.tsx';

const server = withReferenceServer();
withDevice();
let tab: Tab;
let id: number;
let made = 0;

beforeEach(async () => {
  tab = await openTab();
  await tab.signIn(demoAdmin);
  made += 1;
  const answer = await createRecord(tab.api, 'POST /api/v1/teams', teamFields());
  if (answer.kind !== 'ok') throw new Error(answer.message);
  ({ id } = answer.data as { id: number });
});

const teamFields = () => ({ name: `Pack ${made}`, full_name: `Pack ${made} Esports`, game_id: '18', country: '1' });

function userId(): number {
  const user = currentUser(tab.session.getSnapshot());
  if (user === null) throw new Error('Nobody is signed in');
  return user.id;
}

/** Puts a draft on this device: of the team, its full name changed. */
async function keep(typed: string, changes: Partial<DraftContent> = {}): Promise<string> {
  const base = valuesOf(teams.fields, 'edit', { ...teamFields(), id, status: '1' });
  const values = { ...base, full_name: typed };
  const draftId = newDraftId();
  const shelf = await tab.drafts.of(userId());
  const content = { place: { form: 'teams', id }, status: 'waiting', base, values, ...changes } as const;
  expect(await shelf.keep(draftId, content)).toBe('kept');
  return draftId;
}

const update = () => server.calls(`PATCH /api/v1/teams/${id}`);
const card = () => screen.findByRole('region', { name: `Pack ${made}` });
const sendButton = () => screen.findByRole('button', { name: `Send Pack ${made}` });

test('without drafts the page says so', async () => {
  renderScreen(tab, <DraftsScreen />);
  await screen.findByText('No drafts');
});

test('a draft stands with its record, its age and what it waits for, and opens in its form', async () => {
  const draftId = await keep('Typed Earlier');
  renderScreen(tab, <DraftsScreen />);
  const shown = within(await card());
  shown.getByText('Waiting to be sent');
  shown.getByText(/Edit Team/);
  const link = shown.getByRole('link', { name: `Open Pack ${made}` });
  expect(link.getAttribute('href')).toBe(`#/teams/edit/${id}?draft=${draftId}`);
});

test('an unchanged record: read, then sent once, and the draft is gone', async () => {
  await keep('Typed Earlier');
  const { user } = renderScreen(tab, <DraftsScreen />);
  await user.click(await sendButton());
  await screen.findAllByText('Team updated successfully');
  expect(update()).toHaveLength(1);
  expect(update()[0]?.body).toMatchObject({ full_name: 'Typed Earlier' });
  await waitFor(() => expect(tab.drafts.getCount().total).toBe(0));
});

test('a record changed elsewhere: all three are shown, and what is picked goes out', async () => {
  await keep('Mine');
  await updateRecord(tab.api, 'PATCH /api/v1/teams/{id}', id, { ...teamFields(), full_name: 'Theirs' });
  const { user } = renderScreen(tab, <DraftsScreen />);
  await user.click(await sendButton());
  const table = within(await screen.findByRole('table', { name: 'What differs' }));
  for (const said of [`Pack ${made} Esports`, 'Mine', 'Theirs']) table.getByText(said);
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send what is picked' });
  expect(send.disabled).toBe(true);
  expect(update()).toHaveLength(1);
  await user.click(table.getByRole('radio', { name: 'Full Name: Your draft' }));
  await user.click(send);
  await waitFor(() => expect(update()).toHaveLength(2));
  expect(update()[1]?.body).toMatchObject({ full_name: 'Mine' });
});

test('a lost answer is looked into, and not sent again', async () => {
  await keep('Saved After All');
  const { user } = renderScreen(tab, <DraftsScreen />);
  await screen.findByText('Waiting to be sent');
  server.failNext('PATCH /api/v1/teams/{id}', 'answerLost');
  await user.click(await sendButton());
  await screen.findAllByText('Your changes were saved');
  expect(update()).toHaveLength(1);
});

test('what the server refuses is told with its reason, and the draft stays', async () => {
  await keep('Typed Earlier');
  server.failNext('PATCH /api/v1/teams/{id}', {
    status: 422,
    body: { status: false, message: 'Refused', errors: [{ path: 'full_name', msg: 'Full Name is taken' }] },
  });
  const { user } = renderScreen(tab, <DraftsScreen />);
  await user.click(await sendButton());
  await within(await card()).findByText(/Full Name is taken/);
  expect((await (await tab.drafts.of(userId())).recount()).waiting).toBe(1);
});

test('what is incomplete is not sent, and says why', async () => {
  const base = valuesOf(teams.fields, 'create');
  await keep('', { place: { form: 'teams', id: null }, base, values: { ...base, name: `Pack ${made}` } });
  renderScreen(tab, <DraftsScreen />);
  expect(((await sendButton()) as HTMLButtonElement).disabled).toBe(true);
  await screen.findByText('Something is missing: open it to complete it.');
});

test('what takes away something that its record needs is not sent, and says why', async () => {
  const base = valuesOf(teams.fields, 'edit', { ...teamFields(), id, status: '1' });
  await keep('', { base, values: { ...base, game_id: '' } });
  renderScreen(tab, <DraftsScreen />);
  expect(((await sendButton()) as HTMLButtonElement).disabled).toBe(true);
  await screen.findByText('Something is missing: open it to complete it.');
});

test('several are sent one after the other, each with its result', async () => {
  await keep('First');
  const other = valuesOf(teams.fields, 'create');
  const values = { ...other, name: `New ${made}`, full_name: `New ${made} Esports`, game_id: '18' };
  await keep('', { place: { form: 'teams', id: null }, base: other, values });
  const { user } = renderScreen(tab, <DraftsScreen />);
  await user.click(await screen.findByRole('button', { name: 'Send all' }));
  await screen.findByText('2 of 2 sent');
  expect(server.calls('POST /api/v1/teams')).toHaveLength(2);
});

test('a draft is discarded after a question', async () => {
  await keep('Typed Earlier');
  const { user } = renderScreen(tab, <DraftsScreen />);
  await user.click(await screen.findByRole('button', { name: `Discard Pack ${made}` }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
  await screen.findByText('No drafts');
});

test('old drafts are offered for removal, and stay until it is pressed', async () => {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now - 91 * 24 * 60 * 60_000);
  await keep('Long Ago');
  vi.mocked(Date.now).mockReturnValue(now);
  const { user } = renderScreen(tab, <DraftsScreen />);
  await screen.findByText('Drafts older than 90 days: 1');
  await card();
  await user.click(screen.getByRole('button', { name: 'Remove them' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
  await screen.findByText('No drafts');
});

test('a draft of a form that this version does not have hides no other, and can be removed', async () => {
  await keep('Typed Earlier');
  await keep('Of Tomorrow', { place: { form: 'leaderboards', id: 1 } });
  const { user } = renderScreen(tab, <DraftsScreen />);
  await card();
  await screen.findByText('Drafts of forms that this version does not have: 1');
  await user.click(screen.getByRole('button', { name: 'Remove them' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText(/this version does not have/)).toBeNull());
  await card();
});

test('drafts of a former password open by it', async () => {
  await keep('Typed Earlier');
  await tab.drafts.forget(userId());
  await tab.drafts.enter({ userId: userId(), password: 'Changed@123' });
  const { user } = renderScreen(tab, <DraftsScreen />);
  const password = await screen.findByLabelText('Former password');
  await user.type(password, 'Wrong@123');
  await user.click(screen.getByRole('button', { name: 'Open the drafts' }));
  await screen.findByText('No draft opens with this password');
  await user.type(password, demoAdmin.password);
  await user.click(screen.getByRole('button', { name: 'Open the drafts' }));
  await card();
});

test('a form offers its draft, shows what differs and takes it over', async () => {
  await keep('Typed Earlier', { status: 'typing' });
  const { user } = renderScreen(tab, <FormScreen entity={teams} mode="edit" id={id} onDone={vi.fn()} />);
  const offer = within(await screen.findByRole('region', { name: 'You have a draft of this form' }));
  offer.getByText('Typed Earlier');
  offer.getByText(`Pack ${made} Esports`);
  await user.click(offer.getByRole('button', { name: 'Restore the draft' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Full Name' }).value).toBe('Typed Earlier');
});

test('a form that is being saved takes no draft over: it stays as it lies', async () => {
  await keep('Typed Earlier', { status: 'typing' });
  const onDone = vi.fn();
  const { user } = renderScreen(tab, <FormScreen entity={teams} mode="edit" id={id} onDone={onDone} />);
  const restore = await screen.findByRole('button', { name: 'Restore the draft' });
  await user.type(screen.getByRole('textbox', { name: 'Full Name' }), ' Club');
  // One after the other without a breath between them: what was typed is still on its way to the disk.
  act(() => {
    restore.click();
    screen.getByRole('button', { name: 'Save' }).click();
  });
  await waitFor(() => expect(restore).toHaveProperty('disabled', true));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  const { drafts } = await (await tab.drafts.of(userId())).all();
  expect(drafts.map(({ values }) => values['full_name'])).toEqual(['Typed Earlier']);
});

test('a draft that was opened waits for a press where something was typed before it came', async () => {
  const base = valuesOf(teams.fields, 'create');
  const values = { ...base, full_name: 'Typed Earlier' };
  const draftId = await keep('', { place: { form: 'teams', id: null }, status: 'typing', base, values });
  const shelf = await tab.drafts.of(userId());
  let hasTyped = false;
  const find = async (...asked: Parameters<typeof shelf.find>) => {
    await vi.waitUntil(() => hasTyped);
    return await shelf.find(...asked);
  };
  const slow = { ...tab, drafts: { ...tab.drafts, of: async () => await Promise.resolve({ ...shelf, find }) } };
  const form = <FormScreen entity={teams} mode="create" id={null} draftId={draftId} onDone={vi.fn()} />;
  const { user } = renderScreen(slow, form);
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Full Name' });
  await user.type(name, 'Typed Now');
  hasTyped = true;
  await screen.findByRole('button', { name: 'Restore the draft' });
  await waitFor(async () => {
    const { drafts } = await shelf.all();
    const texts = drafts.map(({ values }) => values['full_name']);
    expect(texts).toHaveLength(2);
    expect(texts).toEqual(expect.arrayContaining(['Typed Now', 'Typed Earlier']));
  });
  await user.type(name, ' Too');
  expect(name.value).toBe('Typed Now Too');
});

test('a new record that may have been saved says so still, restored, typed in and left', async () => {
  const base = valuesOf(teams.fields, 'create');
  const values = { ...base, ...teamFields() };
  await keep('', { place: { form: 'teams', id: null }, status: 'unsure', base, values });
  const form = renderScreen(tab, <FormScreen entity={teams} mode="create" id={null} onDone={vi.fn()} />);
  await form.user.click(await screen.findByRole('button', { name: 'Restore the draft' }));
  await form.user.type(screen.getByRole('textbox', { name: 'Full Name' }), ' Club');
  const shelf = await tab.drafts.of(userId());
  await waitFor(async () => {
    const { drafts } = await shelf.all();
    expect(drafts.map(({ status, values: kept }) => [status, kept['full_name']])).toEqual([
      ['unsure', `Pack ${made} Esports Club`],
    ]);
  });
});

test('Logout asks: kept, discarded, or not at all', async () => {
  await keep('Typed Earlier');
  const onStay = vi.fn();
  const onLeave = vi.fn();
  const { user } = renderScreen(tab, <SignOutQuestion userId={userId()} onStay={onStay} onLeave={onLeave} />);
  await screen.findByText('Drafts on this device: 1');
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(onStay).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
  expect((await (await tab.drafts.of(userId())).recount()).total).toBe(0);
});
