import { SourceLink } from '../app/source-link.tsx';
import { type Evidence, evidenceFor } from './evidence.ts';
import { useCoverage } from './use-coverage.tsx';

/** The tests that exercise a state or a transition, by name, each with its file. */
export function EvidenceList({ machine, id }: { readonly machine: string; readonly id: string }) {
  const { coverage, failure } = useCoverage();
  if (failure !== null) return <p role="alert">{failure}</p>;
  if (coverage === null) return null;
  const all = evidenceFor(coverage, machine, id);
  return (
    <>
      <h4>Tests</h4>
      {all.length === 0 ? (
        <p className="empty">No report has a test that exercises it.</p>
      ) : (
        <ul className="evidence">
          {all.map((evidence) => (
            <EvidenceLine key={`${evidence.report.kind} ${evidence.test.name}`} {...evidence} />
          ))}
        </ul>
      )}
    </>
  );
}

function EvidenceLine({ report, test, count }: Evidence) {
  return (
    <li>
      <span className={`kind ${report.kind}`}>{report.kind}</span> {test.name}
      <br />
      <SourceLink file={test.file} /> {count > 1 && `${count.toLocaleString('en')} times`}
    </li>
  );
}
