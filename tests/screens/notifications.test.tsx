import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SyncScreen } from '#screens/sync/sync-screen.tsx';
import { notifications } from '#server/db/schema/content.ts';
import { withReferenceServer } from '../support/contract/reference-server.ts';
import { withTab } from '../support/page/open-tab.ts';
import { renderScreen } from './support/render-screen.tsx';

const server = withReferenceServer();
const tab = withTab();

const custom = async () => within(await screen.findByRole('form', { name: 'Custom notification' }));
const trending = async () => within(await screen.findByRole('form', { name: 'Trending news notification' }));
const question = () => within(screen.getByRole('alertdialog', { name: 'Send this notification?' }));
const sends = () => server.calls('GET /api/v1/news/sendCustomNotification');

/** Types the custom notification and opens the confirmation. */
async function ask(title: string) {
  const { user } = renderScreen(tab(), <SyncScreen />);
  await user.type((await custom()).getByRole('textbox', { name: 'Title' }), title);
  await user.click((await custom()).getByRole('button', { name: 'Send' }));
  return { user, confirm: () => user.click(question().getByRole('button', { name: 'Send now' })) };
}

test('a notification is shown before it is sent, and is sent once', async () => {
  const { confirm } = await ask('Squads are out');
  question().getByText('Squads are out');
  expect(question().queryByText('Redirect URL')).toBeNull();
  expect(sends()).toEqual([]);
  await confirm();
  await (await custom()).findByText('Sent: Squads are out');
  expect((await custom()).getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('');
  expect(sends().map(({ search }) => search)).toEqual(['?title=Squads%20are%20out']);
  const stored = await server.db().select().from(notifications);
  expect(stored.map(({ kind, message }) => [kind, message])).toEqual([['custom', 'Squads are out']]);
});

test('each invalid field shows its message', async () => {
  const { user } = renderScreen(tab(), <SyncScreen />);
  await user.click((await trending()).getByRole('button', { name: 'Send' }));
  (await trending()).getByText('Message is required');
  (await trending()).getByText('News Id is required');
  const message = (await trending()).getByRole('textbox', { name: 'Message' });
  await waitFor(() => expect(document.activeElement).toBe(message));
  await user.type((await trending()).getByRole('textbox', { name: 'News Id' }), 'a1b2');
  expect((await trending()).getByRole<HTMLInputElement>('textbox', { name: 'News Id' }).value).toBe('12');
  await user.type((await custom()).getByRole('textbox', { name: 'Image URL' }), 'picture');
  await user.type((await custom()).getByRole('textbox', { name: 'Redirect URL' }), 'ftp://example.com');
  await user.click((await custom()).getByRole('button', { name: 'Send' }));
  (await custom()).getByText('Title is required');
  expect((await custom()).getAllByText('Invalid URL format')).toHaveLength(2);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a rejected notification is reported as not sent, and typed values stay', async () => {
  const body = { status: false, message: 'Not now', errors: [{ path: 'title', msg: 'Too long for a phone' }] };
  server.failNext('GET /api/v1/news/sendCustomNotification', { status: 400, body });
  const { confirm } = await ask('Squads are out');
  await confirm();
  (await custom()).getByText('The notification was not sent: Too long for a phone');
  const title = (await custom()).getByRole<HTMLInputElement>('textbox', { name: 'Title' });
  expect(title.value).toBe('Squads are out');
  await waitFor(() => expect(document.activeElement).toBe(title));
});

test('a lost response is reported as unknown, and the next confirmation warns about a repetition', async () => {
  server.failNext('GET /api/v1/news/sendCustomNotification', 'answerLost');
  const { user, confirm } = await ask('Squads are out');
  expect(question().queryByText('It may have been sent already.')).toBeNull();
  await confirm();
  await (await custom()).findByText(/The notification may have been sent/);
  await user.click((await custom()).getByRole('button', { name: 'Send' }));
  question().getByText('It may have been sent already.');
  await user.click(question().getByRole('button', { name: 'Cancel' }));
  (await custom()).getByText(/The notification may have been sent/);
  expect(sends()).toHaveLength(1);
});

test('without a connection the button is disabled and shows why', async () => {
  const { user } = renderScreen(tab(), <SyncScreen />);
  await user.type((await custom()).getByRole('textbox', { name: 'Title' }), 'Squads');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  const button = (await custom()).getByRole<HTMLButtonElement>('button', { name: 'Send' });
  await waitFor(() => expect(button.disabled).toBe(true));
  (await custom()).getByText('You are offline. Notifications can be sent when you are back online.');
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(button.disabled).toBe(false));
});
