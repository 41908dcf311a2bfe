import { showState } from '../../tests/machines/support/show.ts';
import { ValueTree } from '../try/value-tree.tsx';
import { causeText, receiverText, typeText } from './event-text.ts';
import type { LiveEvent, Recording } from './recording.ts';

interface EventDetailsProps {
  readonly event: LiveEvent;
  readonly recording: Recording;
}

/** One event: its sender, its content, the transitions, and what changed. */
export function EventDetails({ event, recording }: EventDetailsProps) {
  const { cause, taken, before, after, end } = event;
  const payload = Object.fromEntries(Object.entries(event.event).filter(([name]) => name !== 'type'));
  return (
    <section aria-label="The chosen event">
      <h3>{typeText(event)}</h3>
      <dl>
        <dt>Sent by</dt>
        <dd>{causeText(cause)}</dd>
        <dt>Received by</dt>
        <dd>{receiverText(event, recording)}</dd>
        <dt>State</dt>
        <dd>
          {showState(before.value)} → {showState(after.value)}
        </dd>
        <dt>Transitions</dt>
        {taken.length === 0 ? <dd>none</dd> : taken.map((id) => <dd key={id}>{id}</dd>)}
      </dl>
      <ul className="tree">
        <ValueTree name="event" value={payload} before={payload} isOpen />
        <ValueTree name="context" value={after.context} before={before.context} isOpen />
        {end !== undefined && (
          <ValueTree name={after.status === 'error' ? 'error' : 'output'} value={end} before={end} />
        )}
      </ul>
    </section>
  );
}
