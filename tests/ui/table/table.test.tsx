import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Table } from '#ui/table/table.tsx';
import type { TableColumn } from '#ui/table/table-column.ts';
import { show } from '../support/show.ts';

interface Team {
  id: number;
  name: string;
  players: number;
}

const columns: TableColumn<Team>[] = [
  { key: 'name', header: 'Name', primary: true, cell: ({ name }) => name },
  { key: 'players', header: 'Players', align: 'end', cell: ({ players }) => players },
  { key: 'actions', header: 'Actions', quiet: true, cell: ({ name }) => <button type="button">Delete {name}</button> },
];
const rows: Team[] = [
  { id: 7, name: 'Team Soul', players: 5 },
  { id: 9, name: 'Orangutan', players: 4 },
];
const common = { caption: 'Teams', columns, rows, rowKey: ({ id }: Team) => id };

describe('a table', () => {
  it('has a name, and links each row from its primary cell', () => {
    render(<Table {...common} rowTo={({ id }) => `/teams/edit/${id}`} />);
    const table = screen.getByRole('table', { name: 'Teams' });
    const links = within(table).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#/teams/edit/7', '#/teams/edit/9']);
  });

  it('labels the cells of narrow rows, except in quiet columns', () => {
    render(<Table {...common} />);
    const cells = within(screen.getAllByRole('row')[1] ?? document.body).getAllByRole('cell');
    expect(cells.map((cell) => cell.dataset['label'])).toEqual(['Name', 'Players', undefined]);
  });

  it('shortens texts with a tooltip, and shows a picture beside the name of the row', () => {
    const pictured = columns.map((column) =>
      column.primary
        ? { ...column, picture: ({ name }: Team) => <i data-testid="picture">{name.charAt(0)}</i> }
        : column,
    );
    render(<Table {...common} columns={pictured} rowTo={({ id }) => `/teams/edit/${id}`} />);
    const link = screen.getByRole('link', { name: 'Team Soul' });
    expect(link.parentElement?.firstElementChild?.textContent).toBe('T');
  });

  it('gives placeholder cells the places of real ones', () => {
    const narrow: TableColumn<Team>[] = columns.map((column) =>
      column.key === 'players' ? { ...column, narrow: 'end', width: 'switch' } : column,
    );
    const placesOf = () =>
      within(screen.getAllByRole('row')[1] ?? document.body)
        .getAllByRole('cell')
        .map(({ dataset }) => Object.fromEntries(Object.entries(dataset)));
    const { rerender } = render(<Table {...common} columns={narrow} rows={[]} skeletonRows={1} />);
    const skeleton = placesOf();
    rerender(<Table {...common} columns={narrow} />);
    expect(placesOf()).toEqual(skeleton);
    expect(skeleton[1]).toMatchObject({ narrow: 'end', width: 'switch' });
  });

  it('shows a custom header and the sort order', () => {
    const sorting: TableColumn<Team>[] = columns.map((column) =>
      column.key === 'name'
        ? { ...column, head: <button type="button">Sort by name</button>, sorted: 'ascending' }
        : column,
    );
    render(<Table {...common} columns={sorting} />);
    const head = screen.getByRole('columnheader', { name: 'Sort by name' });
    within(head).getByRole('button');
    expect(head.getAttribute('aria-sort')).toBe('ascending');
    expect(screen.getByRole('columnheader', { name: 'Players' }).hasAttribute('aria-sort')).toBe(false);
  });

  it('opens a row on a press outside of its controls', async () => {
    window.location.hash = '';
    const user = show(<Table {...common} rowTo={({ id }) => `/teams/edit/${id}`} />);
    await user.click(screen.getByRole('button', { name: 'Delete Orangutan' }));
    expect(window.location.hash).toBe('');
    await user.click(screen.getByRole('cell', { name: '4' }));
    expect(window.location.hash).toBe('#/teams/edit/9');
  });

  it('shows skeleton rows first and the empty state afterwards', () => {
    const { rerender } = render(<Table {...common} rows={[]} skeletonRows={3} empty="Nothing here yet" />);
    expect(screen.getAllByRole('row')).toHaveLength(4);
    rerender(<Table {...common} rows={[]} empty="Nothing here yet" />);
    expect(screen.getByText('Nothing here yet')).toBeTruthy();
  });
});
