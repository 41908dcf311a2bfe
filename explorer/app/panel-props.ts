import type { Chart } from '../../tests/support/chart/chart.ts';
import type { KnownMachine } from '../../tests/support/chart/machines.ts';
import type { PartCoverage } from '../coverage/part-coverage.ts';
import type { Place } from './place.ts';
import type { Places } from './use-places.ts';

/** What every panel beside a diagram gets. */
export interface PanelProps {
  readonly known: KnownMachine;
  readonly chart: Chart;
  readonly place: Place;
  /** Where the source has its parts. */
  readonly places: Places;
  /** The coverage of each state (by path) and transition (by id); null while the reports are read. */
  readonly coverage: ReadonlyMap<string, PartCoverage> | null;
  /** Emphasises states and transitions in the diagram, by path and id. Must be stable or called in an effect. */
  readonly onEmphasis: (ids: readonly string[]) => void;
}
