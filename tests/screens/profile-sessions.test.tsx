import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ownApi } from '#api/api.ts';
import { updateRecord } from '#api/calls/entity-calls.ts';
import { SessionsPart } from '#screens/profile/sessions/sessions-part.tsx';
import { lifetimes } from '#server/auth/limits/policy.ts';
import { withReferenceServer } from '../support/contract/reference-server.ts';
import { expectConsole } from '../support/expect-console.ts';
import { demoAdmin, openTab, type Tab, withDevice, withoutRetries } from '../support/page/open-tab.ts';
import { renderScreen } from './support/render-screen.tsx';

const server = withReferenceServer();
withDevice();
let tab: Tab;

const listCall = 'GET /api/v1/users/sessions';
const endCall = 'DELETE /api/v1/users/sessions';

/** Two other sessions, and the one of the tab. */
beforeEach(async () => {
  for (let others = 0; others < 2; others += 1) await openTab(demoAdmin);
  tab = await openTab(demoAdmin);
});

const section = async () => within(await screen.findByRole('region', { name: 'Where you are logged in' }));
const rows = async () => (await section()).findAllByRole('listitem');
const dialog = () => within(screen.getByRole('alertdialog'));
const endButtons = async () => (await section()).queryAllByRole('button', { name: /^Log out (?!all)/ });
const confirm = () => dialog().getByRole('button', { name: 'Log out' });

test('the sessions are listed with device, address and times; the current one has no button', async () => {
  renderScreen(tab, <SessionsPart />);
  const [first, second] = await rows();
  if (first === undefined || second === undefined) throw new Error('There are no sessions');
  within(first).getByText('This device');
  expect(within(first).queryByRole('button')).toBeNull();
  expect(second.textContent).toMatch(/Last used \d+ \w+ \d{4}, \d\d:\d\d.*Logged in \d+ \w+ \d{4}, \d\d:\d\d/);
  within(second).getByRole('button', { name: /^Log out / });
});

test('a session ends after a confirmation, and the focus moves to the list', async () => {
  const { user } = renderScreen(tab, <SessionsPart />);
  const before = (await rows()).length;
  const [button] = await endButtons();
  if (button === undefined) throw new Error('There is no other session');
  await user.click(button);
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(server.calls(endCall)).toEqual([]);
  await user.click(button);
  await user.click(confirm());
  await screen.findByText('Device logged out successfully');
  await waitFor(async () => expect(await rows()).toHaveLength(before - 1));
  expect(server.calls(endCall)).toHaveLength(1);
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Where you are logged in'));
});

test('all other sessions end together', async () => {
  const { user } = renderScreen(tab, <SessionsPart />);
  await user.click(await (await section()).findByRole('button', { name: 'Log out all other devices' }));
  dialog().getByText(/^They need your password/);
  await user.click(confirm());
  await screen.findByText('All other devices logged out successfully');
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect((await section()).queryByRole('button', { name: 'Log out all other devices' })).toBeNull();
  expect(server.calls(endCall).map(({ search }) => search)).toEqual(['?Id=others']);
});

test('a session that has ended meanwhile leaves the list', async () => {
  const { user } = renderScreen(tab, <SessionsPart />);
  const before = (await rows()).length;
  const [button] = await endButtons();
  if (button === undefined) throw new Error('There is no other session');
  await user.click(button);
  const body = { status: false, message: 'This device is no longer logged in' };
  server.failNext(endCall, { status: 404, body });
  await user.click(confirm());
  await screen.findByText('This device is no longer logged in');
  await waitFor(() => expect(server.calls(listCall)).toHaveLength(2));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(await rows()).toHaveLength(before);
});

test('a list that cannot be loaded is read again on request', async () => {
  server.failNext(listCall, { status: 500, body: { status: false, message: 'Something went wrong' } });
  const { user } = renderScreen(withoutRetries(tab), <SessionsPart />);
  await (await section()).findByText('Your devices could not be loaded.');
  await user.click((await section()).getByRole('button', { name: 'Retry' }));
  expect((await rows()).length).toBeGreaterThan(1);
});

test('after another sign-in the list is read again, because this tab then has another session', async () => {
  expectConsole('error', /^Refresh token error: /);
  renderScreen(tab, <SessionsPart />);
  await rows();
  server.wait(lifetimes.refresh + 1000);
  const result = await updateRecord(ownApi(tab.api), 'PATCH /api/v1/teams/{id}', 1, { status: '1' });
  expect(result.kind).toBe('sessionExpired');
  expect(server.calls(listCall)).toHaveLength(1);
  await tab.signIn(demoAdmin);
  await waitFor(() => expect(server.calls(listCall)).toHaveLength(2));
});

test('the rest of a long list shows on request', async () => {
  for (let others = 0; others < 9; others += 1) await openTab(demoAdmin);
  const { user } = renderScreen(tab, <SessionsPart />);
  expect(await rows()).toHaveLength(10);
  await user.click((await section()).getByRole('button', { name: /^Show \d+ more$/ }));
  expect((await rows()).length).toBeGreaterThan(10);
});

test('without a connection the buttons are disabled and say why', async () => {
  renderScreen(tab, <SessionsPart />);
  const all = await (await section()).findByRole<HTMLButtonElement>('button', { name: 'Log out all other devices' });
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await waitFor(() => expect(all.disabled).toBe(true));
  (await section()).getByText('You are offline. This needs a connection.');
  for (const button of await endButtons()) expect(button).toHaveProperty('disabled', true);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(all.disabled).toBe(false));
});

test.each([
  ['does not have them', { status: 200, body: { status: true, message: 'Success', data: { maxPageSize: 100 } } }],
  ['has no capabilities', { status: 404, body: { status: false, message: 'Not found' } }],
])('a server that %s gets no call', async (_, response) => {
  server.failNext('GET /api/v1/capabilities', response);
  renderScreen(tab, <SessionsPart />);
  await waitFor(() => expect(server.calls('GET /api/v1/capabilities')).toHaveLength(1));
  await waitFor(() => expect(document.querySelector('[data-later]')).toBeNull());
  expect(screen.queryByRole('region')).toBeNull();
  expect(server.calls(listCall)).toEqual([]);
});
