import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ownApi } from '#api/api.ts';
import { updateRecord } from '#api/calls/entity-calls.ts';
import { entity as teams } from '#entities/declared/teams.ts';
import { valuesOf } from '#fields/wire.ts';
import { DraftsScreen } from '#screens/drafts/drafts-screen.tsx';
import { SignOutQuestion } from '#screens/drafts/sign-out-question.tsx';
import { withReferenceServer } from '../support/contract/reference-server.ts';
import { demoAdmin } from '../support/page/open-tab.ts';
import { renderScreen } from './support/render-screen.tsx';
import { withTeamDesk } from './support/team-desk.ts';

const server = withReferenceServer();
const desk = withTeamDesk();

const update = () => server.calls(`PATCH /api/v1/teams/${desk().teamId}`);
const card = () => screen.findByRole('region', { name: desk().team.name });
const sendButton = () => screen.findByRole('button', { name: `Send ${desk().team.name}` });

test('without drafts the page shows a message', async () => {
  const { tab } = desk();
  renderScreen(tab, <DraftsScreen />);
  await screen.findByText('No drafts');
});

test('a draft shows its record, age and status, and opens in its form', async () => {
  const { tab, team, teamId, storeDraft } = desk();
  const draftId = await storeDraft('Typed Earlier');
  renderScreen(tab, <DraftsScreen />);
  const shown = within(await card());
  shown.getByText('Waiting to be sent');
  shown.getByText(/Edit Team/);
  const link = shown.getByRole('link', { name: `Open ${team.name}` });
  expect(link.getAttribute('href')).toBe(`#/teams/edit/${teamId}?draft=${draftId}`);
});

test('for an unchanged record, a send reads it, sends the draft once and deletes the draft', async () => {
  const { tab, storeDraft } = desk();
  await storeDraft('Typed Earlier');
  const { user } = renderScreen(tab, <DraftsScreen />);
  await user.click(await sendButton());
  await screen.findAllByText('Team updated successfully');
  expect(update()).toHaveLength(1);
  expect(update()[0]?.body).toMatchObject({ full_name: 'Typed Earlier' });
  await waitFor(() => expect(tab.drafts.getCount().total).toBe(0));
});

test('a record changed elsewhere shows all three values and sends the chosen ones', async () => {
  const { tab, team, teamId, storeDraft } = desk();
  await storeDraft('Mine');
  await updateRecord(ownApi(tab.api), 'PATCH /api/v1/teams/{id}', teamId, { ...team, full_name: 'Theirs' });
  const { user } = renderScreen(tab, <DraftsScreen />);
  await user.click(await sendButton());
  const table = within(await screen.findByRole('table', { name: 'Differences' }));
  for (const said of [team.full_name, 'Mine', 'Theirs']) table.getByText(said);
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send selected values' });
  expect(send.disabled).toBe(true);
  expect(update()).toHaveLength(1);
  await user.click(table.getByRole('radio', { name: 'Full Name: Your draft' }));
  await user.click(send);
  await waitFor(() => expect(update()).toHaveLength(2));
  expect(update()[1]?.body).toMatchObject({ full_name: 'Mine' });
});

test('a rejected draft shows the reason and stays', async () => {
  const { tab, userId, storeDraft } = desk();
  await storeDraft('Typed Earlier');
  server.failNext('PATCH /api/v1/teams/{id}', {
    status: 422,
    body: { status: false, message: 'Refused', errors: [{ path: 'full_name', msg: 'Full Name is taken' }] },
  });
  const { user } = renderScreen(tab, <DraftsScreen />);
  await user.click(await sendButton());
  await within(await card()).findByText(/Full Name is taken/);
  expect((await (await tab.drafts.of(userId)).recount()).waiting).toBe(1);
});

test.each([
  ['is incomplete', { place: { form: 'teams', id: null }, cleared: 'full_name' }],
  ['clears a required value', { cleared: 'game_id' }],
])('a draft that %s is not sent and shows why', async (_, { cleared, ...place }) => {
  const { tab, team, teamId, storeDraft } = desk();
  const base = valuesOf(teams.fields, 'edit', { ...team, id: teamId, status: '1' });
  await storeDraft('', { ...place, base, values: { ...base, [cleared]: '' } });
  renderScreen(tab, <DraftsScreen />);
  expect(await sendButton()).toHaveProperty('disabled', true);
  await screen.findByText('Required fields are missing. Open the draft to complete it.');
});

test('several drafts are sent in sequence, each with its result', async () => {
  const { tab, team, storeDraft } = desk();
  await storeDraft('First');
  const other = valuesOf(teams.fields, 'create');
  const values = { ...other, name: `New ${team.name}`, full_name: `New ${team.name} Esports`, game_id: '18' };
  await storeDraft('', { place: { form: 'teams', id: null }, base: other, values });
  const { user } = renderScreen(tab, <DraftsScreen />);
  await user.click(await screen.findByRole('button', { name: 'Send all' }));
  await screen.findByText('2 of 2 sent');
  expect(server.calls('POST /api/v1/teams')).toHaveLength(2);
});

test('a draft is discarded after a confirmation', async () => {
  const { tab, team, storeDraft } = desk();
  await storeDraft('Typed Earlier');
  const { user } = renderScreen(tab, <DraftsScreen />);
  await user.click(await screen.findByRole('button', { name: `Discard ${team.name}` }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
  await screen.findByText('No drafts');
});

test('old drafts are offered for removal and stay until the user removes them', async () => {
  const { tab, storeDraft } = desk();
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now - 91 * 24 * 60 * 60_000);
  await storeDraft('Long Ago');
  vi.mocked(Date.now).mockReturnValue(now);
  const { user } = renderScreen(tab, <DraftsScreen />);
  await screen.findByText('Drafts older than 90 days: 1');
  await card();
  await user.click(screen.getByRole('button', { name: 'Remove them' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
  await screen.findByText('No drafts');
});

test('a draft of an unknown form does not hide other drafts and can be removed', async () => {
  const { tab, storeDraft } = desk();
  await storeDraft('Typed Earlier');
  await storeDraft('Of Tomorrow', { place: { form: 'leaderboards', id: 1 } });
  const { user } = renderScreen(tab, <DraftsScreen />);
  await card();
  await screen.findByText('Drafts for forms that this version does not have: 1');
  await user.click(screen.getByRole('button', { name: 'Remove them' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText(/this version does not have/)).toBeNull());
  await card();
});

test('drafts of a former password open with that password', async () => {
  const { tab, userId, storeDraft } = desk();
  await storeDraft('Typed Earlier');
  await tab.drafts.forget(userId);
  await tab.drafts.enter({ userId: userId, password: 'Changed@123' });
  const { user } = renderScreen(tab, <DraftsScreen />);
  const password = await screen.findByLabelText('Earlier password');
  await user.type(password, 'Wrong@123');
  await user.click(screen.getByRole('button', { name: 'Open the drafts' }));
  await screen.findByText('No draft opens with this password');
  await user.type(password, demoAdmin.password);
  await user.click(screen.getByRole('button', { name: 'Open the drafts' }));
  await card();
});

test('Logout asks whether to keep or discard the drafts, or to stay', async () => {
  const { tab, userId, storeDraft } = desk();
  await storeDraft('Typed Earlier');
  const onCancel = vi.fn();
  const onLeave = vi.fn();
  const { user } = renderScreen(tab, <SignOutQuestion userId={userId} onCancel={onCancel} onLeave={onLeave} />);
  await screen.findByText('Drafts on this device: 1');
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(onCancel).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
  expect((await (await tab.drafts.of(userId)).recount()).total).toBe(0);
});

test('a record that differs from an unsure draft can be opened but not picked', async () => {
  const { tab, team, storeDraft } = desk();
  // Which picture the server has stored cannot be compared.
  const image = new File(['x'], 'mark.png', { type: 'image/png' });
  const values = { ...team, image, full_name: 'Typed Since', status: '1' };
  await storeDraft('', { place: { form: 'teams', id: null }, status: 'unsure', base: {}, values, newestBefore: null });
  const { user } = renderScreen(tab, <DraftsScreen />);
  await user.click(await sendButton());
  const shown = within(await card());
  await shown.findByRole('row', { name: `Full Name ${team.full_name} Typed Since` });
  expect(shown.getAllByRole('rowheader')).toHaveLength(1);
  expect(shown.getByRole('link', { name: new RegExp(team.name) })).toBeTruthy();
  expect(shown.queryByRole('button', { name: /^This one/ })).toBeNull();
  expect(shown.getByRole('button', { name: 'Send again' })).toBeTruthy();
});

test('the question which record was sent can be cancelled, and is asked again before a send', async () => {
  const { tab, team, storeDraft } = desk();
  const values = { ...team, full_name: 'Typed Since', status: '1' };
  await storeDraft('', { place: { form: 'teams', id: null }, status: 'unsure', base: {}, values, newestBefore: null });
  const { user } = renderScreen(tab, <DraftsScreen />);
  await user.click(await sendButton());
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  const before = server.calls('POST /api/v1/teams').length;
  await user.click(await sendButton());
  await within(await card()).findByRole('rowheader', { name: 'Full Name' });
  expect(server.calls('POST /api/v1/teams')).toHaveLength(before);
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(server.calls('POST /api/v1/teams')).toHaveLength(before + 1));
});

test('the record that an unsure draft created can be picked, and the draft is gone', async () => {
  const { tab, team, storeDraft } = desk();
  const values = { ...valuesOf(teams.fields, 'create'), ...team, status: '1' };
  const made = await storeDraft('', { place: { form: 'teams', id: null }, status: 'unsure', base: {}, values });
  const { user } = renderScreen(tab, <DraftsScreen />);
  await user.click(await sendButton());
  await screen.findAllByText('Saved. The server did not reply, but the record is in the list.').catch(async () => {
    await user.click(await screen.findByRole('button', { name: /^This one/ }));
  });
  await screen.findAllByText('Saved. The server did not reply, but the record is in the list.');
  const store = await tab.drafts.of(desk().userId);
  await waitFor(async () => expect(await store.find({ form: 'teams', id: null }, made)).toBeNull());
});

test('a comparison can be cancelled, and nothing is sent', async () => {
  const { tab, team, teamId, storeDraft } = desk();
  await storeDraft('Mine');
  await updateRecord(ownApi(tab.api), 'PATCH /api/v1/teams/{id}', teamId, { ...team, full_name: 'Theirs' });
  const { user } = renderScreen(tab, <DraftsScreen />);
  await user.click(await sendButton());
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(((await sendButton()) as HTMLButtonElement).disabled).toBe(false);
  expect(screen.queryByRole('table', { name: 'Differences' })).toBeNull();
  expect(update()).toHaveLength(1);
});

test('a send without a connection says so, and the draft waits as before', async () => {
  const { tab, userId, storeDraft } = desk();
  await storeDraft('Typed Earlier');
  const { user } = renderScreen(tab, <DraftsScreen />);
  await screen.findByText('Waiting to be sent');
  server.failAll('unreachable');
  await user.click(await sendButton());
  await within(await card()).findByRole('alert');
  expect((await (await tab.drafts.of(userId)).recount()).waiting).toBe(1);
});
