import { useMemo } from 'react';
import type { PanelProps } from '../app/panel-props.ts';
import { hrefOf } from '../app/place.ts';
import { causeText } from '../chart/chart.ts';
import { usePlaces } from '../details/use-places.ts';
import { evidenceFor, exercisedIn, type Filter } from './evidence.ts';
import { type CoverageReport, evidenceKinds, type Mutant } from './report.ts';
import { useCoverage } from './use-coverage.tsx';

const filters: readonly (readonly [Filter, string])[] = [
  ['any', 'All tests'],
  ['table', 'Table'],
  ['tour', 'Tour in Vitest'],
  ['browser', 'Walk in the browser'],
  ['simulation', 'Simulation'],
];

const shortNames = { table: 'table', tour: 'tour', browser: 'web', simulation: 'sim.' } as const;

/** The command that writes the report of each kind. */
const commands = {
  table: 'npx vitest run --project machines',
  tour: 'npx vitest run --project machines',
  browser: 'npm run tours',
  simulation: 'npm run simulate',
} as const;

/** Which transitions the test commands exercise; those without a test come first. */
export function CoveragePanel({ known: { name }, chart }: PanelProps) {
  const { coverage, failure, filter, setFilter, read } = useCoverage();
  const places = usePlaces(name, chart);
  const exercised = useMemo(
    () => (coverage === null ? null : exercisedIn(coverage, name, filter)),
    [coverage, name, filter],
  );
  if (failure !== null) return <p role="alert">{failure}</p>;
  if (coverage === null || exercised === null) return <p className="empty">Reading the reports…</p>;
  const reports = coverage.reports.filter(({ machine }) => machine === name);
  const transitions = chart.transitions.toSorted(
    (one, other) => Number(exercised.has(one.id)) - Number(exercised.has(other.id)),
  );
  const covered = transitions.filter(({ id }) => exercised.has(id)).length;
  return (
    <>
      <p>
        {covered} of {transitions.length} transitions
      </p>
      <fieldset>
        <legend>Exercised by</legend>
        {filters.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name="filter" checked={filter === value} onChange={() => setFilter(value)} /> {label}
          </label>
        ))}
      </fieldset>
      <table>
        <thead>
          <tr>
            <th scope="col">Transition</th>
            {evidenceKinds.map((kind) => (
              <th key={kind} scope="col">
                <abbr title={kind}>{shortNames[kind]}</abbr>
              </th>
            ))}
            <th scope="col">
              <abbr title="killed mutants of all">mut.</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {transitions.map((transition) => {
            const { id, source, cause, guard } = transition;
            const evidence = evidenceFor(coverage, name, id);
            return (
              <tr key={id} className={exercised.has(id) ? 'covered' : 'uncovered'}>
                <th scope="row">
                  <a href={hrefOf({ name, panel: 'coverage', transition: id })}>
                    {source === '' ? 'any state' : source}: {causeText(cause)}
                    {guard !== null && ` [${guard}]`}
                  </a>
                </th>
                {evidenceKinds.map((kind) => (
                  <td key={kind}>{sumOf(evidence.filter(({ report }) => report.kind === kind))}</td>
                ))}
                <td>{killedIn(coverage.mutants, places.ofTransition(transition))}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <h3>Reports</h3>
      <ul className="evidence">
        {evidenceKinds.map((kind) => (
          <li key={kind}>
            <ReportLine
              kind={kind}
              reports={reports.filter((report) => report.kind === kind)}
              current={coverage.commit}
            />
          </li>
        ))}
        <li>
          mutants: {coverage.mutantsAt === null ? 'none yet' : ageOf(coverage.mutantsAt)} ·{' '}
          <code>npm run mutation</code>
        </li>
      </ul>
      <button type="button" onClick={read}>
        Read the reports again
      </button>
    </>
  );
}

interface ReportLineProps {
  readonly kind: CoverageReport['kind'];
  /** A walk in the browser has a report of its own. */
  readonly reports: readonly CoverageReport[];
  /** The commit of the working copy. */
  readonly current: string;
}

function ReportLine({ kind, reports, current }: ReportLineProps) {
  const command = <code>{commands[kind]}</code>;
  const oldest = reports.toSorted((one, other) => one.at.localeCompare(other.at))[0];
  if (oldest === undefined) {
    return (
      <>
        {kind}: none yet · {command}
      </>
    );
  }
  const { commit, isChanged, at } = oldest;
  const runs = reports.reduce((sum, report) => sum + report.runs, 0);
  return (
    <>
      {kind}: {runs.toLocaleString('en')} runs, {ageOf(at)}, commit {commit}
      {isChanged && ' with changes'}
      {commit !== current && ' (not the current one)'} · {command}
    </>
  );
}

function sumOf(evidence: readonly { readonly count: number }[]): string {
  const sum = evidence.reduce((total, { count }) => total + count, 0);
  return sum === 0 ? '–' : sum.toLocaleString('en');
}

function killedIn(
  mutants: readonly Mutant[],
  place: { readonly file: string; readonly line: number; readonly endLine: number } | undefined,
): string {
  if (place === undefined) return '';
  const own = mutants.filter(({ file, line }) => file === place.file && line >= place.line && line <= place.endLine);
  return own.length === 0 ? '–' : `${String(own.filter(({ isKilled }) => isKilled).length)}/${String(own.length)}`;
}

function ageOf(at: string): string {
  const minutes = Math.round((Date.now() - Date.parse(at)) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${String(minutes)} min ago`;
  if (minutes < 48 * 60) return `${String(Math.round(minutes / 60))} h ago`;
  return `${String(Math.round(minutes / 60 / 24))} days ago`;
}
