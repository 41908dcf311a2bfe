import type { FunctionComponent } from 'react';
import type { Chart } from '../chart/chart.ts';
import type { KnownMachine } from '../chart/machines.ts';
import { CoveragePanel } from '../coverage/coverage-panel.tsx';
import { DetailsPanel } from '../details/details-panel.tsx';
import { PathsPanel } from '../paths/paths-panel.tsx';
import { TryPanel } from '../try/try-panel.tsx';
import type { Place } from './place.ts';

/** What every panel beside a diagram gets. */
export interface PanelProps {
  readonly known: KnownMachine;
  readonly chart: Chart;
  readonly place: Place;
  /** Emphasises states and transitions in the diagram, by path and id. Must be stable or called in an effect. */
  readonly onEmphasis: (ids: readonly string[]) => void;
}

interface Panel {
  readonly id: string;
  readonly label: string;
  readonly Panel: FunctionComponent<PanelProps>;
}

/** The panels beside a diagram. A new one is a line here. */
export const panels: readonly Panel[] = [
  { id: 'details', label: 'Details', Panel: DetailsPanel },
  { id: 'coverage', label: 'Coverage', Panel: CoveragePanel },
  { id: 'try', label: 'Try', Panel: TryPanel },
  { id: 'paths', label: 'Paths', Panel: PathsPanel },
];
