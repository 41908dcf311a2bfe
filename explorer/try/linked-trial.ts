import { eventsIn } from '../../tests/machines/support/events.ts';
import { showState } from '../../tests/machines/support/show.ts';
import type { KnownMachine } from '../../tests/support/chart/machines.ts';
import { hrefOf, type Place } from '../app/place.ts';
import { trialScenario } from './bare-scenario.ts';
import { beginTrial, sendIn, type Trial } from './trial.ts';

/** The part of an address that names a manual run. */
type Link = Pick<Place, 'input' | 'events'>;

interface LinkedTrial {
  /** Up to the first event that cannot happen. */
  readonly trial: Trial;
  /** Why the run is not complete; null if it is. */
  readonly failure: string | null;
}

/** The manual run of an address. Its labels are those of the panel "Try" or of the machine's test data. */
export function linkedTrial(known: KnownMachine, { input, events }: Link): LinkedTrial {
  const scenario = trialScenario(known);
  const [first = ''] = Object.keys(scenario.inputs);
  if (input !== null && !Object.hasOwn(scenario.inputs, input)) {
    return { trial: beginTrial(scenario, first), failure: `There is no start "${input}".` };
  }
  let trial = beginTrial(scenario, input ?? first);
  for (const label of events) {
    const last = trial.moments.length - 1;
    const { snapshot } = trial.moments[last] ?? trial.moments[0];
    const possible = [scenario, known.scenario ?? scenario].flatMap((one) => eventsIn(one, snapshot));
    const by = possible.find((one) => one.label === label);
    if (by === undefined) return { trial, failure: `"${label}" cannot happen in ${showState(snapshot.value)}.` };
    trial = sendIn(trial, last, by);
  }
  return { trial, failure: null };
}

/** The address of a manual run up to a moment. Time that passes without an event is not part of it. */
export function hrefOfTrial(name: string, { input, moments }: Trial, last: number): string {
  const events = moments
    .slice(1, last + 1)
    .flatMap(({ by }) => (by === null || by.event.type === '' ? [] : [by.label]));
  return hrefOf({ name, panel: 'try', input, events });
}
