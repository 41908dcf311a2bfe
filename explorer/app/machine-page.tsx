import { useMemo, useState } from 'react';
import { chartOf } from '../../tests/support/chart/chart.ts';
import type { KnownMachine } from '../../tests/support/chart/machines.ts';
import { useCoverageMarks, useMachineCoverage } from '../coverage/use-machine-coverage.ts';
import { DiagramView } from '../diagram/diagram-view.tsx';
import { panels } from './panels.tsx';
import { go, hrefOf, type Place } from './place.ts';
import { usePlaces } from './use-places.ts';

/** A machine: its diagram, and a panel about what is chosen in it. */
export function MachinePage({ known, place }: { readonly known: KnownMachine; readonly place: Place }) {
  const { name, machine } = known;
  const chart = useMemo(() => chartOf(machine), [machine]);
  const panel = panels.find(({ id }) => id === place.panel) ?? panels[0];
  const places = usePlaces(name, chart);
  const coverage = useMachineCoverage(name, chart, places);
  const marks = useCoverageMarks(name, coverage);
  /** What a panel emphasises in the diagram, such as the current state of a manual simulation. */
  const [emphasis, setEmphasis] = useState<readonly string[]>([]);
  const chosen = place.transition ?? place.state;
  const choose = (parts: Pick<Place, 'state' | 'transition'>) => go({ name, panel: place.panel, ...parts });
  return (
    <>
      <DiagramView
        name={name}
        chart={chart}
        chosen={chosen}
        current={
          chart.states.find(({ path, children }) => children.length === 0 && emphasis.includes(path))?.path ?? null
        }
        classOf={(id) =>
          [panel?.showsCoverage && marks.classOf(id), emphasis.includes(id) && 'emphasised'].filter(Boolean).join(' ')
        }
        kindsOf={panel?.showsCoverage && marks.kindsOf}
        onState={(state) => choose({ state, transition: null })}
        onTransition={(transition) => choose({ state: null, transition })}
      />
      <aside aria-label="About the machine">
        <nav className="panels" aria-label="Panels">
          {panels.map(({ id, label }) => (
            <a
              key={id}
              href={hrefOf({ ...place, name, panel: id })}
              aria-current={id === panel?.id ? 'page' : undefined}
            >
              {label}
            </a>
          ))}
          <a href={hrefOf({ page: 'compare', name })}>Compare</a>
        </nav>
        {panel !== undefined && (
          <section className="panel" aria-label={panel.label}>
            <panel.Panel {...{ known, chart, place, places, coverage }} onEmphasis={setEmphasis} />
          </section>
        )}
      </aside>
    </>
  );
}
