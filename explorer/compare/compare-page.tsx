import './compare.css';
import { Suspense, useMemo } from 'react';
import { go, hrefOf, type Place } from '../app/place.ts';
import { DiagramView } from '../diagram/diagram-view.tsx';
import { ChangeList } from './change-list.tsx';
import { CommitList } from './commit-list.tsx';
import type { Comparison } from './comparison.ts';
import { RevisionForm } from './revision-form.tsx';
import { useCommits, useComparison } from './use-comparison.ts';

/** A machine between two commits, in one diagram and as a list. */
export function ComparePage({ name, place }: { readonly name: string; readonly place: Place }) {
  const { to } = place;
  const from = place.from ?? 'HEAD';
  const state = useComparison(name, from, to);
  const commits = useCommits(name);
  const choose = (parts: Pick<Place, 'state' | 'transition'>) => go({ page: 'compare', name, from, to, ...parts });
  return (
    <>
      {state.kind === 'compared' && state.compared.comparison.chart.states.length > 0 ? (
        <Suspense fallback={<p className="empty">Laying out the diagram…</p>}>
          <ComparedDiagram name={name} comparison={state.compared.comparison} place={place} onChoose={choose} />
        </Suspense>
      ) : (
        <p className="empty">{state.kind === 'reading' ? 'Reading the commits…' : 'There is nothing to draw.'}</p>
      )}
      <aside aria-label="Comparison">
        <nav className="panels" aria-label="Panels">
          <a href={hrefOf({ name })}>Back to {name}</a>
        </nav>
        <section className="panel" aria-label="Compare">
          <RevisionForm key={`${from} ${to ?? ''}`} name={name} from={from} to={to} commits={commits} />
          {state.kind === 'failed' && <p role="alert">{state.message}</p>}
          {state.kind === 'compared' && <ChangeList name={name} {...state.compared} place={{ ...place, from }} />}
          <CommitList name={name} commits={commits} />
        </section>
      </aside>
    </>
  );
}

interface ComparedDiagramProps {
  readonly name: string;
  readonly comparison: Comparison;
  readonly place: Place;
  readonly onChoose: (parts: Pick<Place, 'state' | 'transition'>) => void;
}

function ComparedDiagram({ name, comparison, place, onChoose }: ComparedDiagramProps) {
  const kinds = useMemo(() => new Map(comparison.changes.map(({ id, kind }) => [id, kind])), [comparison]);
  return (
    <DiagramView
      name={name}
      chart={comparison.chart}
      chosen={place.transition ?? place.state}
      current={null}
      classOf={(id) => kinds.get(id) ?? ''}
      onState={(state) => onChoose({ state, transition: null })}
      onTransition={(transition) => onChoose({ state: null, transition })}
    />
  );
}
