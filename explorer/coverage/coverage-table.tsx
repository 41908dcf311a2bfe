import { hrefOf } from '../app/place.ts';
import { coverageKinds, type Filter } from './kinds.ts';
import { countOf, isExercised, type PartCoverage } from './part-coverage.ts';

/** A state or a transition with its coverage. */
export interface CoverageRow {
  readonly id: string;
  readonly part: 'state' | 'transition';
  readonly text: string;
  readonly coverage: PartCoverage;
}

interface CoverageTableProps {
  readonly machine: string;
  readonly title: string;
  readonly rows: readonly CoverageRow[];
  readonly filter: Filter;
  /** The chosen row; null for none. */
  readonly chosen: string | null;
}

/** What exercises each state or transition, those that nothing exercises first. */
export function CoverageTable({ machine, title, rows, filter, chosen }: CoverageTableProps) {
  const isCovered = ({ coverage }: CoverageRow) => isExercised(coverage, filter);
  const sorted = rows.toSorted((one, other) => Number(isCovered(one)) - Number(isCovered(other)));
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          {coverageKinds.map(({ id, label, short }) => (
            <th key={id} scope="col">
              <abbr title={label}>{short}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.map((row) => (
          <tr key={row.id} className={isCovered(row) ? 'covered' : 'uncovered'}>
            <th scope="row">
              <a
                href={hrefOf({ name: machine, panel: 'coverage', [row.part]: row.id })}
                aria-current={row.id === chosen ? 'true' : undefined}
              >
                {row.text}
              </a>
            </th>
            {coverageKinds.map(({ id }) => (
              <td key={id}>{id === 'mutants' ? killedText(row.coverage) : countText(countOf(row.coverage, id))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function countText(count: number): string {
  return count === 0 ? '–' : count.toLocaleString('en');
}

function killedText(coverage: PartCoverage): string {
  const { length } = coverage.mutants;
  return length === 0 ? '–' : `${String(countOf(coverage, 'mutants'))}/${String(length)}`;
}
