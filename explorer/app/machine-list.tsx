import { useMemo } from 'react';
import { machines } from '../../tests/support/chart/machines.ts';
import { shareOf } from '../coverage/share.ts';
import { useCoverage } from '../coverage/use-coverage.tsx';
import { hrefOf } from './place.ts';

const pages = [
  ['live', 'Live'],
  ['replay', 'Replays'],
] as const;

/** The other pages, and all machines with the share of their transitions that tests exercise. */
export function MachineList({ page, chosen }: { readonly page: string; readonly chosen: string }) {
  const { coverage, filter } = useCoverage();
  const shares = useMemo(
    () => machines.map((known) => ({ name: known.name, share: shareOf(coverage, known, filter) })),
    [coverage, filter],
  );
  return (
    <nav className="machines" aria-label="Machines">
      <h1>Machines</h1>
      <ul>
        {pages.map(([id, label]) => (
          <li key={id}>
            <a href={hrefOf({ page: id })} aria-current={page === id ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <ul>
        {shares.map(({ name, share }) => (
          <li key={name}>
            <a href={hrefOf({ name })} aria-current={name === chosen ? 'page' : undefined}>
              <span>{name}</span>
              <span className="share">{share === null ? '' : `${String(Math.floor(share * 100))} %`}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
