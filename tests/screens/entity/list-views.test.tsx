import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { entity as teams } from '#entities/declared/teams.ts';
import { storedViews } from '#storage/list-views.ts';
import { withReferenceServer } from '../../support/contract/reference-server.ts';
import { fillStorage } from '../../support/page/fill-storage.ts';
import { withTab } from '../../support/page/open-tab.ts';
import { ListHost } from '../support/list-host.tsx';
import { renderScreen } from '../support/render-screen.tsx';

withReferenceServer();
const tab = withTab();

beforeEach(async () => {
  document.documentElement.lang = 'en';
});

const save = () => screen.findByRole('button', { name: 'Save view' });
const viewNames = () =>
  [...screen.getByRole('navigation', { name: 'Saved views' }).querySelectorAll('a')].map(
    (link) => `${link.textContent}${link.hasAttribute('aria-current') ? ' (current)' : ''}`,
  );
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

async function named(user: ReturnType<typeof renderScreen>['user'], name: string): Promise<void> {
  const box = within(await screen.findByRole('dialog')).getByRole('textbox', { name: /^Name/ });
  await user.clear(box);
  await user.type(box, `${name}{Enter}`);
}

test('an untouched list offers nothing; a search can be saved, and its view is chosen', async () => {
  const { user } = renderScreen(tab(), <ListHost entity={teams} />);
  await screen.findByRole('button', { name: 'View' });
  expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Saved views' })).toBeNull();
  await user.type(screen.getByRole('searchbox'), 'soul');
  await user.click(await save());
  await named(user, ' Soul ');
  await waitFor(() => expect(viewNames()).toEqual(['All', 'Soul (current)']));
  expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Soul'));
});

test('a changed view can be updated or saved under another name, which must be new', async () => {
  const { user } = renderScreen(tab(), <ListHost entity={teams} from={{ search: 'soul' }} look={{ order: 'name' }} />);
  await user.click(await save());
  await named(user, 'Soul');
  await waitFor(() => expect(viewNames()).toEqual(['All', 'Soul (current)']));
  await user.click(await screen.findByRole('button', { name: 'Name' }));
  await user.click(await screen.findByRole('button', { name: 'Save view' }));
  await named(user, 'SOUL');
  const dialog = within(screen.getByRole('dialog'));
  dialog.getByText('Another view of this list has this name');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Update view' }));
  await screen.findByText('Soul updated');
  expect(screen.queryByRole('button', { name: 'Update view' })).toBeNull();
  expect(storedViews()).toContain('"order":"-name"');
});

test('a view keeps its columns apart from those of the device', async () => {
  const { user } = renderScreen(tab(), <ListHost entity={teams} look={{ view: 'Short', columns: 'status.name' }} />);
  await waitFor(() => expect(heads().slice(1, -1)).toEqual(['StatusStatus', 'NameName']));
  expect(viewNames()).toEqual(['All', 'Short (current)']);
  await user.click(await save());
  // The name of the link is suggested.
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Short');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'View' }));
  await user.click(screen.getByRole('checkbox', { name: 'Country' }));
  await user.click(screen.getByRole('radio', { name: 'Compact' }));
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
  expect(heads().slice(1, -1)).toEqual(['StatusStatus', 'NameName', 'CountryCountry']);
  expect(localStorage.getItem('listLayouts')).toBeNull();
  expect(localStorage.getItem('density')).toBeNull();
  await screen.findByRole('button', { name: 'Update view' });
});

test('a view is renamed, and deleted after a question', async () => {
  const { user, location } = renderScreen(tab(), <ListHost entity={teams} from={{ search: 'soul' }} />);
  await user.click(await save());
  await named(user, 'Soul');
  const menu = await screen.findByRole('button', { name: 'Actions for Soul' });
  await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  await named(user, 'Our Soul');
  await waitFor(() => expect(viewNames()).toEqual(['All', 'Our Soul (current)']));
  await user.click(screen.getByRole('button', { name: 'Actions for Our Soul' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete Our Soul?' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(storedViews()).toBe('{}');
  await waitFor(() => expect(location()).toBe('/teams'));
});

test('a full storage is reported in the dialog, and its name can be stored later', async () => {
  const { user } = renderScreen(tab(), <ListHost entity={teams} from={{ search: 'soul' }} />);
  await user.click(await save());
  fillStorage();
  await named(user, 'Soul');
  screen.getByText('The storage of this device is full, so the view could not be saved');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Soul');
});

test('an empty name is refused', async () => {
  const { user } = renderScreen(tab(), <ListHost entity={teams} from={{ search: 'soul' }} />);
  await user.click(await save());
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), ' {Enter}');
  screen.getByText('Name is required');
});
