import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { entity as teams } from '#entities/declared/teams.ts';
import { withReferenceServer } from '../../support/contract/reference-server.ts';
import { withTab } from '../../support/page/open-tab.ts';
import { ListHost } from '../support/list-host.tsx';
import { renderScreen } from '../support/render-screen.tsx';

withReferenceServer();
const tab = withTab();

test('e opens the form of the row with the focus, and the menu of a row shows the keys', async () => {
  const { user } = renderScreen(tab(), <ListHost entity={teams} />);
  await waitFor(() => expect(boxes().length).toBeGreaterThan(2));
  const opened: string[] = [];
  window.addEventListener('click', ({ target }) => target instanceof HTMLAnchorElement && opened.push(target.href));
  await user.keyboard('e');
  expect(opened).toEqual([]);
  await user.keyboard('jje');
  expect(opened).toEqual([links()[1]?.href]);
  const row = links()[1]?.closest('tr') ?? document.body;
  await user.click(within(row).getByRole('button', { name: /^Actions for/ }));
  const shortcuts = async () =>
    (await screen.findAllByRole('menuitem')).flatMap((item) => item.getAttribute('aria-keyshortcuts') ?? []);
  expect(await shortcuts()).toEqual(['E', 'X']);
  await user.click(screen.getByRole('menuitem', { name: /^Select/ }));
  expect(boxes()[1]?.checked).toBe(true);
  await user.click(within(row).getByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name: /^Deselect/ }));
  expect(boxes()[1]?.checked).toBe(false);
});

const links = () => [...document.querySelectorAll<HTMLAnchorElement>('td[data-primary] a')];
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('tbody input[data-pick]')];

test('j and k focus the links of rows, x selects the row; not while typing, and not if turned off', async () => {
  const { user } = renderScreen(tab(), <ListHost entity={teams} />);
  await waitFor(() => expect(boxes().length).toBeGreaterThan(2));
  await user.keyboard('j');
  expect(document.activeElement).toBe(links()[0]);
  await user.keyboard('jj');
  expect(document.activeElement).toBe(links()[2]);
  await user.keyboard('k');
  expect(document.activeElement).toBe(links()[1]);
  await user.keyboard('x');
  expect(
    boxes()
      .map(({ checked }) => checked)
      .slice(0, 3),
  ).toEqual([false, true, false]);

  const search = screen.getByLabelText<HTMLInputElement>('Search');
  await user.type(search, 'jx');
  expect(search.value).toBe('jx');
  expect(document.activeElement).toBe(search);
  await user.clear(search);

  localStorage.setItem('singleKeys', 'off');
  links()[1]?.focus();
  await user.keyboard('jx');
  expect(document.activeElement).toBe(links()[1]);
  expect(boxes()[1]?.checked).toBe(true);
});
