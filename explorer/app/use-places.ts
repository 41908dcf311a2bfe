import { useEffect, useMemo, useState } from 'react';
import type { Chart, ChartTransition } from '../../tests/support/chart/chart.ts';
import type { SourcePlace, SourcePlaces } from '../server/source-places.ts';
import { askServer } from './ask-server.ts';

export interface Places {
  readonly ofState: (path: string) => SourcePlace | undefined;
  readonly ofTransition: (transition: ChartTransition) => SourcePlace | undefined;
}

const none: SourcePlaces = {};

/** Where the source has the states and transitions of a machine. Empty while it is searched. */
export function usePlaces(machine: string, chart: Chart): Places {
  const [places, setPlaces] = useState(none);
  useEffect(() => {
    let isLeft = false;
    const states = chart.states.map(({ path }) => path);
    const transitions = chart.transitions.map(({ source, configKey }) => ({ source, configKey }));
    askServer<SourcePlaces>('places', { machine, states, transitions }).then(
      (found) => !isLeft && setPlaces(found),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [machine, chart]);
  return useMemo(
    () => ({
      ofState: (path) => places[path],
      ofTransition: (transition) => {
        const { source, configKey } = transition;
        const same = chart.transitions.filter((other) => other.source === source && other.configKey === configKey);
        return places[`${source} | ${configKey} | ${String(same.indexOf(transition))}`];
      },
    }),
    [places, chart],
  );
}
