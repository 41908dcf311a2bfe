import { Suspense, useMemo, useState } from 'react';
import { chartOf } from '../../tests/support/chart/chart.ts';
import { type KnownMachine, machines } from '../../tests/support/chart/machines.ts';
import { go } from '../app/place.ts';
import { DiagramView } from '../diagram/diagram-view.tsx';
import { actorKey, actorsAt, type Entry, latestActor, type ShownActor } from './entries.ts';

interface ActorViewProps {
  readonly entries: readonly Entry[];
  readonly at: number;
}

/** The actors of both tabs at an entry, and the diagram of one: of the chosen one, or else of the one that acted last. */
export function ActorView({ entries, at }: ActorViewProps) {
  const actors = useMemo(() => actorsAt(entries, at), [entries, at]);
  const [chosen, setChosen] = useState<string | null>(null);
  const find = (key: string | null | undefined) => actors.find((actor) => actorKey(actor) === key);
  const shown = find(chosen) ?? find(latestActor(entries, at)) ?? actors[0];
  const known = machines.find(({ name }) => name === shown?.machine);
  return (
    <>
      <ul className="actors" aria-label="Actors">
        {actors.map((actor) => {
          const key = actorKey(actor);
          return (
            <li key={key}>
              <button
                type="button"
                aria-pressed={key === chosen}
                className={actor === shown ? 'shown' : undefined}
                onClick={() => setChosen(key === chosen ? null : key)}
              >
                <b>{key}</b> {leavesOf(actor).join(' + ')}
                {actor.isOver && ' (over)'}
              </button>
            </li>
          );
        })}
      </ul>
      {shown === undefined && <p className="empty">No machine runs yet.</p>}
      {shown !== undefined && known === undefined && <p className="empty">{shown.machine} is no machine any more.</p>}
      {shown !== undefined && known !== undefined && (
        <Suspense fallback={<p className="empty">Laying out the diagram…</p>}>
          <ActorDiagram key={actorKey(shown)} known={known} actor={shown} />
        </Suspense>
      )}
    </>
  );
}

function ActorDiagram({
  known: { name, machine },
  actor,
}: {
  readonly known: KnownMachine;
  readonly actor: ShownActor;
}) {
  const { taken, states } = actor;
  const active = new Set([...taken, ...states.filter((path) => path !== '')]);
  return (
    <DiagramView
      name={actorKey(actor)}
      chart={chartOf(machine)}
      chosen={null}
      current={taken.at(-1) ?? states.at(-1) ?? null}
      classOf={(id) => (active.has(id) ? 'emphasised' : '')}
      onState={(state) => go({ name, state })}
      onTransition={(transition) => go({ name, transition })}
    />
  );
}

/** The innermost active states. */
function leavesOf({ states }: ShownActor): readonly string[] {
  return states.filter((path) => path !== '' && !states.some((other) => other.startsWith(`${path}.`)));
}
