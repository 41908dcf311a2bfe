import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { isSignedIn } from '#machines/session/selectors.ts';
import { LoginForm } from '#screens/auth/login-form.tsx';
import { SignInDialog } from '#screens/auth/sign-in-dialog.tsx';
import { withReferenceServer } from '../support/contract/reference-server.ts';
import { expectConsole } from '../support/expect-console.ts';
import { demoAdmin, openTab, withDevice } from '../support/page/open-tab.ts';
import { renderScreen } from './support/render-screen.tsx';

const server = withReferenceServer();
withDevice();

const login = 'POST /api/v1/users/login';
const username = (description?: string) =>
  screen.findByRole<HTMLInputElement>('textbox', {
    name: 'Email/Mobile No',
    ...(description !== undefined && { description }),
  });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = (name = 'Login') => screen.findByRole<HTMLButtonElement>('button', { name });

/** The form on a screen that can be left. */
function LeavableForm() {
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsShown(false)}>
        Leave
      </button>
      {isShown && <LoginForm />}
    </>
  );
}

describe('the login form', () => {
  async function openForm() {
    const tab = await openTab();
    const onSignedIn = vi.fn();
    const { user } = renderScreen(tab, <LoginForm onSignedIn={onSignedIn} />);
    const fillIn = async (who: { username: string; password: string }) => {
      await user.type(await username(), who.username);
      await user.type(password(), who.password);
    };
    return { tab, user, onSignedIn, fillIn };
  }

  test('shows what is missing, focuses the first field and sends nothing', async () => {
    const { user } = await openForm();
    await user.click(await button());
    await username('Username is required');
    screen.getByText('Password is required');
    expect(document.activeElement).toBe(await username());
    await user.type(await username(), 'ad min');
    await username('Username must not contain spaces');
    await user.type(password(), 'x'.repeat(7));
    screen.getByText('Password field contain minimum 8 characters');
    await user.type(password(), 'x'.repeat(10));
    screen.getByText('Please enter maximum 16 characters');
    expect(server.calls()).toEqual([]);
  });

  test('signs in and notifies its owner', async () => {
    const { tab, user, onSignedIn, fillIn } = await openForm();
    await fillIn(demoAdmin);
    await user.keyboard('{Enter}');
    await screen.findByText("You're successfully logged in");
    expect(onSignedIn).toHaveBeenCalledOnce();
    expect(isSignedIn(tab.session.getSnapshot())).toBe(true);
    expect(server.calls(login)).toHaveLength(1);
  });

  test('keeps the typed username when the server rejects it, and shows why', async () => {
    const { tab, user, fillIn } = await openForm();
    await fillIn({ ...demoAdmin, password: 'Wrong@1234' });
    await user.click(await button());
    await screen.findByRole('alert');
    expect(screen.getAllByText('Invalid username or password')).not.toEqual([]);
    expect((await username()).value).toBe('admin@example.com');
    expect(tab.session.getSnapshot().matches('signedOut')).toBe(true);
  });

  test("dismisses its 'Loading...' toast on unmount", async () => {
    server.failNext(login, 'silent');
    const { user } = renderScreen(await openTab(), <LeavableForm />);
    await user.type(await username(), demoAdmin.username);
    await user.type(password(), `${demoAdmin.password}{Enter}`);
    await screen.findByRole('status');
    await user.click(await button('Leave'));
    await waitFor(() => expect(screen.queryAllByText('Loading...')).toEqual([]));
  });
});

describe('the sign-in dialog', () => {
  /** A relaunch without a token. */
  async function openLocked() {
    await openTab(demoAdmin);
    sessionStorage.clear();
    const tab = await openTab();
    const { user } = renderScreen(tab, <SignInDialog />);
    return { tab, user };
  }

  test('welcomes the user back with the username filled in', async () => {
    const { user, tab } = await openLocked();
    await screen.findByRole('dialog', { name: 'Welcome back. Log in to continue.' });
    expect((await username()).value).toBe('admin@example.com');
    await user.type(password(), 'Admin@1234{Enter}');
    await tab.until(isSignedIn);
  });

  test('does not close with Escape, and Logout clears everything', async () => {
    const { user, tab } = await openLocked();
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    screen.getByRole('dialog');
    await user.click(await button('Logout'));
    await tab.until((snapshot) => snapshot.matches('signedOut'));
    expect(localStorage.length).toBe(0);
  });

  test('shows that the session has expired', async () => {
    expectConsole('error', /^Refresh token error: Please sign in$/);
    const tab = await openTab(demoAdmin);
    server.failNext('POST /api/v1/users/refreshToken', 'refusedToken');
    tab.session.send({ type: 'session.tokenRejected', accessToken: sessionStorage.getItem('accessToken') ?? '' });
    await tab.until((snapshot) => snapshot.hasTag('dialog'));
    renderScreen(tab, <SignInDialog />);
    await screen.findByRole('dialog', { name: 'Session expired. Log in again.' });
  });
});
