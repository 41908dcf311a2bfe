import { useEffect, useRef } from 'react';
import { type Chart, transitionText } from '../../tests/support/chart/chart.ts';
import { hrefOf, type Place } from '../app/place.ts';
import { evidenceFor } from '../coverage/evidence.ts';
import { EvidenceList } from '../coverage/evidence-list.tsx';
import { useCoverage } from '../coverage/use-coverage.tsx';
import type { Change, ChangeKind, Comparison } from './comparison.ts';
import type { Commit } from './revision.ts';

interface ChangeListProps {
  readonly name: string;
  readonly comparison: Comparison;
  readonly from: Commit;
  /** Null for the working copy. */
  readonly to: Commit | null;
  readonly place: Place;
}

const kinds: readonly ChangeKind[] = ['added', 'removed', 'changed'];

/** All that differs, with the tests that touch it. */
export function ChangeList({ name, comparison, from, to, place }: ChangeListProps) {
  const { changes, chart } = comparison;
  return (
    <>
      <p>
        From <b>{from.subject}</b> ({from.date}) to <b>{to === null ? 'the working copy' : to.subject}</b>
        {to !== null && ` (${to.date})`}
      </p>
      <p role="status">
        {changes.length === 0
          ? 'No state and no transition differs.'
          : `${kinds.map((kind) => `${String(changes.filter((one) => one.kind === kind).length)} ${kind}`).join(', ')}.`}
      </p>
      <p className="empty">
        This compares what the diagram and the details show: names of guards, actions and effects, not their code. The
        tests are those of the reports.
      </p>
      {kinds.map((kind) => {
        const own = changes.filter((change) => change.kind === kind);
        if (own.length === 0) return null;
        return (
          <section key={kind} aria-label={kind}>
            <h3 className="changes">
              <Swatch kind={kind} /> {kind}
            </h3>
            <ul className="lines">
              {own.map((change) => (
                <ChangeLine key={change.id} {...{ name, chart, change, place }} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

/** The line that the diagram has for this kind. */
function Swatch({ kind }: { readonly kind: ChangeKind }) {
  return (
    <svg className="diagram" width={40} height={12} aria-hidden="true">
      <g className={`arrow ${kind}`}>
        <polyline points="0,6 40,6" />
      </g>
    </svg>
  );
}

interface ChangeLineProps {
  readonly name: string;
  readonly chart: Chart;
  readonly change: Change;
  readonly place: Place;
}

function ChangeLine({ name, chart, change, place }: ChangeLineProps) {
  const { kind, id, part, facts, testedAs } = change;
  const { from, to } = place;
  const isChosen = part === 'state' ? place.state === id && place.transition === null : place.transition === id;
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  const parts = part === 'state' ? { state: id } : { transition: id };
  return (
    <li ref={line}>
      <a href={hrefOf({ page: 'compare', name, from, to, ...parts })} aria-current={isChosen ? 'true' : undefined}>
        {textOf(chart, change)}
      </a>
      {facts.map(({ what, before, after }) => (
        <div key={what}>
          {what}: <del>{before || 'none'}</del> → <ins>{after || 'none'}</ins>
        </div>
      ))}
      {testedAs === null ? (
        <div className="empty">The reports have another transition by its name.</div>
      ) : (
        <Tests name={name} id={testedAs} kind={kind} />
      )}
    </li>
  );
}

/** How many tests touch a state or a transition, and their list. */
function Tests({ name, id, kind }: Pick<Change, 'kind' | 'id'> & { readonly name: string }) {
  const { coverage } = useCoverage();
  if (coverage === null) return null;
  // The mutants of the reports have lines of the working copy, which other commits do not.
  const evidence = evidenceFor(coverage, name, id);
  const count = evidence.length;
  if (count === 0) return <div className={kind === 'removed' ? 'empty' : 'untested'}>No report has a test of it.</div>;
  return (
    <details>
      <summary>{count === 1 ? '1 test touches it' : `${count.toLocaleString('en')} tests touch it`}</summary>
      <EvidenceList evidence={evidence} mutants={[]} />
    </details>
  );
}

function textOf(chart: Chart, { id, part }: Change): string {
  if (part === 'state') return id === '' ? 'the whole machine' : `state ${id}`;
  const transition = chart.transitions.find((one) => one.id === id);
  if (transition === undefined) return id;
  return `${transitionText(transition)} → ${transition.target ?? 'stays'}`;
}
