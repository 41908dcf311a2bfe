import { Suspense } from 'react';
import { machines } from '../../tests/support/chart/machines.ts';
import { ComparePage } from '../compare/compare-page.tsx';
import { CoverageProvider } from '../coverage/use-coverage.tsx';
import { LivePage } from '../live/live-page.tsx';
import { ReplayPage } from '../replay/replay-page.tsx';
import { MachineList } from './machine-list.tsx';
import { MachinePage } from './machine-page.tsx';
import { type Place, usePlace } from './place.ts';

/** The whole page: the machines on the left, what was chosen on the right. */
export function ExplorerApp() {
  const place = usePlace();
  return (
    <CoverageProvider>
      <div className="explorer">
        <button type="button" className="skip" onClick={() => document.getElementById('main')?.focus()}>
          Skip to the diagram
        </button>
        <MachineList page={place.page} chosen={nameIn(place)} />
        <main id="main" tabIndex={-1} data-page={place.page}>
          <Suspense fallback={<p className="empty">Laying out the diagram…</p>}>
            <Page place={place} />
          </Suspense>
        </main>
      </div>
    </CoverageProvider>
  );
}

function Page({ place }: { readonly place: Place }) {
  const name = nameIn(place);
  if (place.page === 'live') return <LivePage place={place} />;
  if (place.page === 'replay') return <ReplayPage place={place} />;
  if (place.page === 'compare') return <ComparePage key={name} name={name} place={place} />;
  if (place.page !== 'machines') return <p className="empty">There is no page {place.page}.</p>;
  const known = machines.find((machine) => machine.name === name);
  if (known === undefined) return <p className="empty">There is no machine {name} in machines/.</p>;
  return <MachinePage key={name} known={known} place={place} />;
}

/** The machine that a place is about: without a name the first one. Empty on a page about no machine. */
function nameIn({ page, name }: Place): string {
  if (!['machines', 'compare'].includes(page)) return '';
  return name === '' ? (machines[0]?.name ?? '') : name;
}
