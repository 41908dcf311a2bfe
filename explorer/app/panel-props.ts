import type { Chart } from '../chart/chart.ts';
import type { KnownMachine } from '../chart/machines.ts';
import type { Place } from './place.ts';
import type { Places } from './use-places.ts';

/** What every panel beside a diagram gets. */
export interface PanelProps {
  readonly known: KnownMachine;
  readonly chart: Chart;
  readonly place: Place;
  /** Where the source has its parts. */
  readonly places: Places;
  /** Emphasises states and transitions in the diagram, by path and id. Must be stable or called in an effect. */
  readonly onEmphasis: (ids: readonly string[]) => void;
}
