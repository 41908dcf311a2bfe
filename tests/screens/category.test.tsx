import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { ListQuery } from '#machines/list/types.ts';
import { CategoryScreen } from '#screens/category/category-screen.tsx';
import { withReferenceServer } from '../support/contract/reference-server.ts';
import { withTab } from '../support/page/open-tab.ts';
import { renderScreen } from './support/render-screen.tsx';

const server = withReferenceServer();
const tab = withTab();

/** Holds the list's query, like the URL. */
function Host() {
  const [query, setQuery] = useState<ListQuery>({ page: 1, perPage: 10, search: '' });
  return <CategoryScreen query={query} onQuery={setQuery} />;
}

const list = 'GET /api/v1/news/getCategory';
const create = 'POST /api/v1/news/category';
const ids = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Category Id' });
const names = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Category Name' });
const cellAt = (row: number, name: 'Category Id' | 'Category Name') =>
  within(screen.getByRole('group', { name: 'Categories' })).getAllByRole<HTMLInputElement>('textbox', { name })[row] ??
  document.createElement('input');
const table = () => screen.findByRole('table', { name: 'All categories' });
const save = () => screen.getByRole('button', { name: 'Save' });

async function open() {
  const { user } = renderScreen(tab(), <Host />);
  await within(await table()).findAllByRole('cell');
  await waitFor(() => expect(screen.queryByText(/ of 17$/)).toBeNull());
  async function fill(row: number, id: string, name: string) {
    await user.type(cellAt(row, 'Category Id'), id);
    await user.type(cellAt(row, 'Category Name'), name);
  }
  return { user, fill };
}

test('a save sends all rows in one call, reloads the list and clears the rows', async () => {
  const { user, fill } = await open();
  await fill(0, '901', 'Mobile Esports');
  await user.click(screen.getByRole('button', { name: 'Add category' }));
  await fill(1, '902', 'Card games');
  await user.click(save());
  await screen.findByText('Categories created successfully');
  await waitFor(() => expect(ids().map(({ value }) => value)).toEqual(['']));
  await waitFor(() => expect(document.activeElement).toBe(ids()[0]));
  expect(server.calls(create).map(({ body }) => body)).toEqual([
    {
      items: [
        { id: '901', name: 'Mobile Esports' },
        { id: '902', name: 'Card games' },
      ],
    },
  ]);
  await waitFor(() => expect(server.calls(list)).toHaveLength(2));
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), '902');
  await waitFor(async () => within(await table()).getByRole('cell', { name: 'Card games' }));
});

test('rows without an id or a name are not sent; the last row cannot be removed', async () => {
  const { user } = await open();
  await user.type(cellAt(0, 'Category Name'), 'Nameless');
  await user.click(screen.getByRole('button', { name: 'Remove row 1' }));
  expect(names().map(({ value }) => value)).toEqual(['']);
  await user.click(save());
  screen.getByText('Category Id is required');
  screen.getByText('Category Name is required');
  expect(document.activeElement).toBe(ids()[0]);
  expect(server.calls(create)).toEqual([]);
});

test('Cancel clears the rows', async () => {
  const { user, fill } = await open();
  await fill(0, '903', 'Given up');
  await user.click(screen.getByRole('button', { name: 'Add category' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(ids().map(({ value }) => value)).toEqual(['']);
  expect(names().map(({ value }) => value)).toEqual(['']);
});

test('an existing id shows an error in its row, and typed values stay', async () => {
  const { user, fill } = await open();
  const [id] = within(await table()).getAllByRole('cell');
  await fill(0, id?.textContent ?? '', 'Taken');
  await user.click(save());
  await waitFor(() =>
    expect(screen.getAllByText(/^There is already a category with the id/).length).toBeGreaterThan(0),
  );
  expect(cellAt(0, 'Category Id').getAttribute('aria-invalid')).toBe('true');
  expect(cellAt(0, 'Category Name').value).toBe('Taken');
});

test('categories without a response are looked up, shown in the list, and not sent again', async () => {
  const { user, fill } = await open();
  server.failNext(create, 'answerLost');
  await fill(0, '905', 'Lost and found');
  await user.click(save());
  await screen.findByText('Saved. The server did not reply, but the record is in the list.');
  // The initial list, the lookup, and the list with the new record.
  await waitFor(() => expect(server.calls(list)).toHaveLength(3));
  expect(server.calls(create)).toHaveLength(1);
});

test('a list that cannot be read shows the reason and a Retry; the form stays', async () => {
  server.failNext(list, 'page');
  const { user } = renderScreen(tab(), <Host />);
  await screen.findByText('This list could not be loaded');
  await user.type(cellAt(0, 'Category Name'), 'Still here');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await table();
  expect(cellAt(0, 'Category Name').value).toBe('Still here');
});

test('a list without categories shows a message', async () => {
  server.failNext(list, { status: 200, body: { status: true, message: 'Success', data: [] } });
  renderScreen(tab(), <Host />);
  await screen.findByText('Nothing here yet');
});
