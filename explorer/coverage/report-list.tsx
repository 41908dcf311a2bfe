import type { Coverage, CoverageReport } from '../../tests/support/coverage-report.ts';
import { coverageKinds } from './kinds.ts';

/** How old the reports of a machine are, of which commit, and the command that writes each. */
export function ReportList({ coverage, machine }: { readonly coverage: Coverage; readonly machine: string }) {
  const reports = coverage.reports.filter((report) => report.machine === machine);
  return (
    <ul className="evidence">
      {coverageKinds.map(({ id, label, command }) => (
        <li key={id}>
          {label}:{' '}
          {id === 'mutants'
            ? mutantsText(coverage, machine)
            : reportText(
                reports.filter(({ kind }) => kind === id),
                coverage.commit,
              )}{' '}
          · <code>{command}</code>
        </li>
      ))}
    </ul>
  );
}

/** A walk in the browser has a report of its own, so a kind may have several: the oldest one counts. */
function reportText(reports: readonly CoverageReport[], current: string): string {
  const oldest = reports.toSorted((one, other) => one.at.localeCompare(other.at))[0];
  if (oldest === undefined) return 'none yet';
  const { commit, isChanged, at } = oldest;
  const runs = reports.reduce((sum, report) => sum + report.runs, 0);
  const changes = isChanged ? ' with changes' : '';
  return `${runs.toLocaleString('en')} runs, ${ageOf(at)}, commit ${commit}${changes}${commit === current ? '' : ' (not the current one)'}`;
}

function mutantsText({ mutants }: Coverage, machine: string): string {
  const own = mutants.filter(({ file }) => file.startsWith(`machines/${machine}/`));
  const [oldest] = own.map(({ at }) => at).toSorted();
  if (oldest === undefined) return 'none yet';
  const killed = own.filter(({ isKilled }) => isKilled).length;
  return `${killed.toLocaleString('en')} of ${own.length.toLocaleString('en')}, ${ageOf(oldest)}`;
}

function ageOf(at: string): string {
  const minutes = Math.round((Date.now() - Date.parse(at)) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${String(minutes)} min ago`;
  if (minutes < 48 * 60) return `${String(Math.round(minutes / 60))} h ago`;
  return `${String(Math.round(minutes / 60 / 24))} days ago`;
}
