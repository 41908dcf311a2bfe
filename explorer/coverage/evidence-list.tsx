import type { Mutant } from '../../tests/support/coverage-report.ts';
import { SourceLink } from '../app/source-link.tsx';
import type { Evidence } from './evidence.ts';
import type { PartCoverage } from './part-coverage.ts';

/** The tests that exercise a state or a transition, by name, each with its file; then the mutants of its lines. */
export function EvidenceList({ evidence, mutants }: PartCoverage) {
  return (
    <>
      <h4>Tests</h4>
      {evidence.length === 0 ? (
        <p className="empty">No report has a test that exercises it.</p>
      ) : (
        <ul className="evidence">
          {evidence.map((one) => (
            <EvidenceLine key={`${one.report.kind} ${one.test.file} ${one.test.name}`} {...one} />
          ))}
        </ul>
      )}
      {mutants.length > 0 && <MutantList mutants={mutants} />}
    </>
  );
}

function EvidenceLine({ report, test, count }: Evidence) {
  return (
    <li>
      <span className={`kind by-${report.kind}`}>{report.kind}</span> {test.name}
      <br />
      <SourceLink file={test.file} /> {count > 1 && `${count.toLocaleString('en')} times`}
    </li>
  );
}

/** Survivors first. */
function MutantList({ mutants }: Pick<PartCoverage, 'mutants'>) {
  const killed = mutants.filter(({ isKilled }) => isKilled).length;
  const sorted = mutants.toSorted((one, other) => Number(one.isKilled) - Number(other.isKilled));
  return (
    <details>
      <summary>
        Mutants: {killed} of {mutants.length} killed
      </summary>
      <ul className="evidence">
        {sorted.map((mutant, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several mutants of a line can look the same.
          <MutantLine key={at} {...mutant} />
        ))}
      </ul>
    </details>
  );
}

function MutantLine({ file, line, change, isKilled, killedBy }: Mutant) {
  return (
    <li>
      <span className="kind by-mutants">{isKilled ? 'killed' : 'survived'}</span> <code>{change}</code>
      {killedBy !== null && <> by {killedBy}</>}
      <br />
      <SourceLink file={file} line={line} />
    </li>
  );
}
