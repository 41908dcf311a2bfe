import './coverage.css';
import { transitionText } from '../../tests/support/chart/chart.ts';
import type { PanelProps } from '../app/panel-props.ts';
import { hrefOf } from '../app/place.ts';
import { type CoverageRow, CoverageTable } from './coverage-table.tsx';
import { EvidenceList } from './evidence-list.tsx';
import { coverageKinds, type Filter } from './kinds.ts';
import { isExercised } from './part-coverage.ts';
import { ReportList } from './report-list.tsx';
import { useCoverage } from './use-coverage.tsx';

const filters: readonly { readonly id: Filter; readonly label: string }[] = [
  { id: 'any', label: 'All tests' },
  ...coverageKinds,
];

/** What the test commands exercise of a machine, the tests of what is chosen, and the reports that say so. */
export function CoveragePanel({ known: { name }, chart, place, coverage: parts }: PanelProps) {
  const { coverage, failure, filter, setFilter, read } = useCoverage();
  if (failure !== null) return <p role="alert">{failure}</p>;
  if (coverage === null || parts === null) return <p className="empty">Reading the reports…</p>;

  const rowOf = (part: CoverageRow['part'], id: string, text: string): readonly CoverageRow[] => {
    const own = parts.get(id);
    return own === undefined ? [] : [{ id, part, text, coverage: own }];
  };
  const states = chart.states.flatMap(({ path }) => rowOf('state', path, path === '' ? 'the whole machine' : path));
  const transitions = chart.transitions.flatMap((one) => rowOf('transition', one.id, transitionText(one)));
  const chosen = place.transition ?? place.state;
  const row = [...states, ...transitions].find(({ id }) => id === chosen);
  const table = { machine: name, filter, chosen };
  return (
    <>
      <p>
        {countText(transitions, filter)} transitions, {countText(states, filter)} states
      </p>
      <fieldset>
        <legend>Exercised by</legend>
        {filters.map(({ id, label }) => (
          <label key={id}>
            <input type="radio" name="filter" checked={filter === id} onChange={() => setFilter(id)} /> {label}
            {id !== 'any' && <span className={`swatch by-${id}`} />}
          </label>
        ))}
      </fieldset>
      {row !== undefined && (
        <section className="chosen-part" aria-label="Chosen">
          <h3>{row.text}</h3>
          <EvidenceList {...row.coverage} />
          <a href={hrefOf({ name, [row.part]: row.id })}>Details</a>
        </section>
      )}
      <CoverageTable title="Transition" rows={transitions} {...table} />
      <CoverageTable title="State" rows={states} {...table} />
      <h3>Reports</h3>
      <ReportList coverage={coverage} machine={name} />
      <button type="button" onClick={read}>
        Read the reports again
      </button>
    </>
  );
}

function countText(rows: readonly CoverageRow[], filter: Filter): string {
  return `${String(rows.filter(({ coverage }) => isExercised(coverage, filter)).length)} of ${String(rows.length)}`;
}
