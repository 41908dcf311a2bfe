import { Suspense } from 'react';
import { machines } from '../chart/machines.ts';
import { CoverageProvider } from '../coverage/use-coverage.tsx';
import { ReplayPage } from '../replay/replay-page.tsx';
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
        <MachineList page={place.page} chosen={place.page === 'machines' ? (chosen?.name ?? '') : ''} />
        <main id="main" tabIndex={-1}>
          {place.page === 'replay' ? (
            <ReplayPage place={place} />
          ) : chosen === undefined ? (
            <p className="empty">There is no machine in machines/.</p>
          ) : (
            <Suspense fallback={<p className="empty">Laying out the diagram…</p>}>
              <MachinePage key={chosen.name} known={chosen} place={place} />
            </Suspense>
          )}
        </main>
      </div>
    </CoverageProvider>
  );
}
