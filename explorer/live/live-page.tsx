import './live.css';
import { Suspense, useState } from 'react';
import { showState } from '../../tests/machines/support/show.ts';
import type { Place } from '../app/place.ts';
import { ActorList } from './actor-list.tsx';
import { EventDetails } from './event-details.tsx';
import { EventList } from './event-list.tsx';
import { LiveDiagram } from './live-diagram.tsx';
import { liveStore, useLive } from './live-store.ts';
import { LiveTest } from './live-test.tsx';
import { eventsOf, isRunning } from './recording.ts';

/** The actors of the running app, their events, and the diagram of the chosen one. */
export function LivePage({ place }: { readonly place: Place }) {
  const { shown, isPaused } = useLive();
  const [chosenEvent, setChosenEvent] = useState('');
  const running = [...shown.actors.values()].filter((actor) => isRunning(shown, actor));
  const actor = shown.actors.get(place.name) ?? (place.name === '' ? (running[0] ?? undefined) : undefined);
  const own = actor === undefined ? [] : eventsOf(shown, actor.key);
  const event = own.find(({ key }) => key === chosenEvent);
  return (
    <>
      {actor === undefined ? (
        <p className="empty">
          {shown.tabs.length === 0
            ? 'No tab of the app is attached. Start it with npm run dev, and open its page.'
            : 'Choose an actor.'}
        </p>
      ) : (
        <Suspense fallback={<p className="empty">Laying out the diagram…</p>}>
          <LiveDiagram key={actor.machine} actor={actor} event={event ?? own.at(-1)} isLatest={event === undefined} />
        </Suspense>
      )}
      <aside aria-label="About the running app">
        <h2 className="live-title">The running app</h2>
        <div className="line live-tools" role="toolbar" aria-label="Recording">
          <button
            type="button"
            aria-pressed={isPaused}
            onClick={() => (isPaused ? liveStore.continue() : liveStore.pause())}
          >
            {isPaused ? 'Continue' : 'Pause'}
          </button>
          <button type="button" onClick={() => liveStore.clear()}>
            Clear
          </button>
          <span role="status">
            {isPaused && 'Paused. '}
            {`${String(running.length)} actors run, ${shown.events.length.toLocaleString('en')} events`}
          </span>
        </div>
        <div className="panel">
          <ActorList recording={shown} chosen={actor?.key ?? ''} />
          <EventList recording={shown} chosen={event?.key ?? ''} onChoose={setChosenEvent} />
          {event !== undefined && (
            <>
              <EventDetails event={event} recording={shown} />
              <button type="button" onClick={() => setChosenEvent('')}>
                Back to the current state
              </button>
            </>
          )}
          {actor !== undefined && (
            <section aria-label={`The state of ${actor.machine}`}>
              <h3>State</h3>
              <p className="current">
                <b>{showState((event?.after ?? actor).value)}</b>
              </p>
              <LiveTest key={actor.key} actor={actor} events={own} chosen={event?.key ?? ''} />
            </section>
          )}
        </div>
      </aside>
    </>
  );
}
