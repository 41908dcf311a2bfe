import { Suspense } from 'react';
import { machines } from '../chart/machines.ts';
import { ComparePage } from '../compare/compare-page.tsx';
import { CoverageProvider } from '../coverage/use-coverage.tsx';
import { MachineList } from './machine-list.tsx';
import { MachinePage } from './machine-page.tsx';
import { usePlace } from './place.ts';

/** The whole page: the machines on the left, what was chosen on the right. */
export function ExplorerApp() {
  const place = usePlace();
  const chosen = machines.find(({ name }) => name === place.name) ?? machines[0];
  return (
    <CoverageProvider>
      <div className="explorer">
        <button type="button" className="skip" onClick={() => document.getElementById('main')?.focus()}>
          Skip to the diagram
        </button>
        <MachineList chosen={['machines', 'compare'].includes(place.page) ? (chosen?.name ?? '') : ''} />
        <main id="main" tabIndex={-1}>
          {chosen === undefined ? (
            <p className="empty">There is no machine in machines/.</p>
          ) : (
            <Suspense fallback={<p className="empty">Laying out the diagram…</p>}>
              {place.page === 'compare' ? (
                <ComparePage key={place.name || chosen.name} name={place.name || chosen.name} place={place} />
              ) : (
                <MachinePage key={chosen.name} known={chosen} place={place} />
              )}
            </Suspense>
          )}
        </main>
      </div>
    </CoverageProvider>
  );
}
