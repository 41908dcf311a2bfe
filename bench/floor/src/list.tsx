import { useNavigate } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { memo, useEffect } from 'react';
import { type First, listMachine, type Query, type Row, readPage } from './list-machine.ts';

export const prefetchList = (name: string, query: Query): First => ({ query, page: readPage(name, query) });

const columns: Readonly<Record<string, readonly string[]>> = {
  teams: ['name', 'full_name', 'game_name', 'country_name'],
  players: ['name', 'full_name', 'nickname', 'current_game_name'],
  tournament: ['name', 'label', 'series_name', 'begin_at', 'end_at'],
};

interface ListPageProps {
  readonly name: string;
  readonly query: Query;
  readonly first: First;
}

export function ListPage({ name, query, first }: ListPageProps) {
  const navigate = useNavigate();
  const [{ context }, send] = useMachine(listMachine, { input: { name, query, first } });
  useEffect(() => send({ type: 'query', query }), [send, query]);
  const members = columns[name] ?? [];
  const open = (next: Query) => void navigate({ to: '.', search: next } as never);
  return (
    <main>
      <h1>{name}</h1>
      <table>
        <tbody>
          {context.shown?.data.map((row) => (
            <ListRow key={row.id} row={row} members={members} to={`#/${name}/edit/${row.id}`} />
          ))}
        </tbody>
      </table>
      <select
        aria-label="Rows per page"
        value={query.perPage}
        onChange={({ target }) => open({ page: 1, perPage: Number(target.value) })}
      >
        {[10, 25, 50, 100].map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
      <button type="button" aria-label="Previous page" onClick={() => open({ ...query, page: query.page - 1 })}>
        Previous
      </button>
      <button type="button" aria-label="Next page" onClick={() => open({ ...query, page: query.page + 1 })}>
        Next
      </button>
    </main>
  );
}

interface ListRowProps {
  readonly row: Row;
  readonly members: readonly string[];
  readonly to: string;
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? value : '');

/** A row that opens as a whole, with a link in its first cell. */
const ListRow = memo(function ListRow({ row, members, to }: ListRowProps) {
  return (
    <tr
      data-opens
      onClick={() => {
        location.hash = to;
      }}
    >
      {members.map((member, at) => (
        <td key={member}>{at === 0 ? <a href={to}>{textOf(row[member])}</a> : textOf(row[member])}</td>
      ))}
      <td>
        <input type="checkbox" defaultChecked={row['status'] === '1'} aria-label="Active" />
      </td>
    </tr>
  );
});
