import './replay.css';
import { useEffect, useMemo } from 'react';
import type { Replay } from '../../tests/simulation/recording/replay.ts';
import { hrefOf, type Place } from '../app/place.ts';
import { ActorView } from './actor-view.tsx';
import { entriesOf, nearestStep } from './entries.ts';
import { ReplayList } from './replay-list.tsx';
import { Timeline, violationText } from './timeline.tsx';
import { useAnswer } from './use-answer.ts';

/** The replay of a seed; without a seed, the list of all replays. */
export function ReplayPage({ place }: { readonly place: Place }) {
  return (
    <div className="replay">{place.name === '' ? <ReplayList /> : <OpenReplay key={place.name} place={place} />}</div>
  );
}

function OpenReplay({ place }: { readonly place: Place }) {
  const { response, failure } = useAnswer<Replay>('replay', place.name);
  if (failure !== null) return <p role="alert">{failure}</p>;
  if (response === null) return <p className="empty">Reading the replay…</p>;
  return <ReplayView replay={response} place={place} />;
}

function ReplayView({ replay, place }: { readonly replay: Replay; readonly place: Place }) {
  const entries = useMemo(() => entriesOf(replay), [replay]);
  const last = entries.length - 1;
  const at = Math.min(place.moment ?? last, last);
  // The address contains the moment, but each step is no page of its own in the history.
  const choose = useMemo(
    () => (moment: number) => location.replace(hrefOf({ page: 'replay', name: String(replay.seed), moment })),
    [replay],
  );
  const moves: readonly Move[] = [
    { label: '⇤ Step', name: 'Previous step', keys: 'Shift+ArrowLeft', to: nearestStep(entries, at, -1) },
    { label: '← Back', name: 'Back', keys: 'ArrowLeft', to: Math.max(0, at - 1) },
    { label: 'Forward →', name: 'Forward', keys: 'ArrowRight', to: Math.min(last, at + 1) },
    { label: 'Step ⇥', name: 'Next step', keys: 'Shift+ArrowRight', to: nearestStep(entries, at, 1) },
  ];
  useKeys(moves, choose);
  const { seed, bug, steps, original, runs, commit, isChanged } = replay;
  return (
    <>
      <div className="run">
        <header>
          <h2>Seed {seed}</h2>
          <p className="violated">{violationText(replay)}</p>
          <p>
            Shrunk from {original.length} to {steps.length} steps in {runs} runs
            {bug !== null && `. Planted bug: ${bug}`}. Commit {commit}
            {isChanged && ', with changes'}. <a href={hrefOf({ page: 'replay' })}>All replays</a>
          </p>
          <div className="line" role="toolbar" aria-label="Steps">
            {moves.map(({ label, name, keys, to }) => (
              <button
                key={name}
                type="button"
                aria-label={name}
                aria-keyshortcuts={keys}
                title={`${name} (${keys.replace('Arrow', '')})`}
                disabled={to === at}
                onClick={() => choose(to)}
              >
                {label}
              </button>
            ))}
            <output>
              {at + 1} of {entries.length}
            </output>
          </div>
          <details>
            <summary>The {original.length} steps before shrinking</summary>
            <ol>
              {original.map((description, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place.
                <li key={index}>{description}</li>
              ))}
            </ol>
          </details>
        </header>
        <div className="scrolled">
          <Timeline replay={replay} entries={entries} at={at} onChoose={choose} />
        </div>
      </div>
      <section className="actor-view" aria-label="Machines at this moment">
        <ActorView entries={entries} at={at} />
      </section>
    </>
  );
}

/** A button that chooses another entry. */
interface Move {
  readonly label: string;
  readonly name: string;
  /** As in `aria-keyshortcuts`. */
  readonly keys: string;
  readonly to: number;
}

/** The arrow keys move too, except while a field has the focus. */
function useKeys(moves: readonly Move[], choose: (at: number) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { shiftKey, key, target } = event;
      const isInField = target instanceof Element && target.matches('input, select, textarea');
      const move = moves.find(({ keys }) => keys === `${shiftKey ? 'Shift+' : ''}${key}`);
      if (isInField || move === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      choose(move.to);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [moves, choose]);
}
