import { useEffect, useRef, useState } from 'react';
import { showState } from '../../tests/machines/support/show.ts';
import { go } from '../app/place.ts';
import { causeText, receiverText, timeText, typeText } from './event-text.ts';
import type { LiveEvent, Recording } from './recording.ts';

interface EventListProps {
  readonly recording: Recording;
  /** The key of the chosen event. */
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

/** More rows make the page slow. */
const step = 200;

/** The events in order, of all actors or of one. */
export function EventList({ recording, chosen, onChoose }: EventListProps) {
  const [filter, setFilter] = useState('');
  const [count, setCount] = useState(step);
  const { events, actors } = recording;
  const wanted = filter === '' ? events : events.filter(({ receiver }) => receiver === filter);
  const shown = wanted.slice(-count);
  const frame = useLatest(shown.at(-1)?.key);
  const choose = ({ key, receiver }: LiveEvent) => {
    onChoose(key);
    go({ page: 'live', name: receiver });
  };
  return (
    <section aria-label="Events">
      <h3>Events</h3>
      <label className="line">
        Of{' '}
        <select aria-label="Events of" value={filter} onChange={(event) => setFilter(event.target.value)}>
          <option value="">all actors</option>
          {[...actors.values()].map(({ key, machine, actor, tab }) => (
            <option key={key} value={key}>
              {machine} {actor}, tab {tabNumber(recording, tab)}
            </option>
          ))}
        </select>
      </label>
      {shown.length < wanted.length && (
        <button type="button" onClick={() => setCount(count + step)}>
          Show {Math.min(step, wanted.length - shown.length)} earlier events
        </button>
      )}
      <ol className="steps events" ref={frame}>
        {shown.map((event) => (
          <li key={event.key}>
            <button
              type="button"
              aria-current={event.key === chosen ? 'step' : undefined}
              className={isIgnored(event) ? 'ignored' : undefined}
              onClick={() => choose(event)}
            >
              <time>{timeText(event.at)}</time>
              <span>
                <b>{typeText(event)}</b> → {receiverText(event, recording)}
                <span className="result">{resultText(event)}</span>
              </span>
              <span className="kind">{causeText(event.cause)}</span>
            </button>
          </li>
        ))}
      </ol>
      {shown.length === 0 && <p className="empty">No events yet.</p>}
    </section>
  );
}

function isIgnored({ taken, event: { type } }: LiveEvent): boolean {
  return taken.length === 0 && type !== 'xstate.init' && type !== 'xstate.stop';
}

function resultText(event: LiveEvent): string {
  const { before, after } = event;
  if (isIgnored(event)) return 'ignored';
  const ended = after.status === 'active' ? '' : ` (${after.status})`;
  const state = showState(after.value);
  const isStart = event.event.type === 'xstate.init';
  return isStart || state !== showState(before.value) || ended !== '' ? `→ ${state}${ended}` : 'stays';
}

function tabNumber({ tabs }: Recording, tab: string): string {
  return String(tabs.find((one) => one.tab === tab)?.number ?? '');
}

/** Scrolls to a new last row, unless the user has scrolled up. */
function useLatest(last: string | undefined): React.RefObject<HTMLOListElement | null> {
  const frame = useRef<HTMLOListElement>(null);
  const wasAtEnd = useRef(true);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const note = () => {
      wasAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < 40;
    };
    element.addEventListener('scroll', note);
    return () => element.removeEventListener('scroll', note);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new last row is the reason to scroll.
  useEffect(() => {
    if (wasAtEnd.current) frame.current?.scrollTo({ top: frame.current.scrollHeight });
  }, [last]);
  return frame;
}
