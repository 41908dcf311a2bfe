import { chartOf } from '../../tests/support/chart/chart.ts';
import { machines } from '../../tests/support/chart/machines.ts';
import { go } from '../app/place.ts';
import { DiagramView } from '../diagram/diagram-view.tsx';
import { activeIn } from './active-in.ts';
import type { LiveActor, LiveEvent } from './recording.ts';

interface LiveDiagramProps {
  readonly actor: LiveActor;
  /** The event whose transitions are emphasised. */
  readonly event: LiveEvent | undefined;
  /** Whether the current state is shown, and not the one after an earlier event. */
  readonly isLatest: boolean;
}

/** The diagram of a running machine, with its state and its last transition. A state leads to the machine's page. */
export function LiveDiagram({ actor, event, isLatest }: LiveDiagramProps) {
  const known = machines.find(({ machine }) => machine.id === actor.machine);
  if (known === undefined) return <p className="empty">machines/ has no machine with the id {actor.machine}.</p>;
  const { value } = isLatest || event === undefined ? actor : event.after;
  const active = activeIn(value);
  const emphasis = new Set([...active, ...(event?.taken ?? [])]);
  return (
    <DiagramView
      name={known.name}
      chart={chartOf(known.machine)}
      chosen={null}
      current={active.at(-1) ?? null}
      classOf={(id) => (emphasis.has(id) ? 'emphasised' : '')}
      onState={(state) => go({ name: known.name, state })}
      onTransition={(transition) => go({ name: known.name, transition })}
    />
  );
}
