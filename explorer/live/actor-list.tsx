import { showState } from '../../tests/machines/support/show.ts';
import { hrefOf } from '../app/place.ts';
import { isRunning, type LiveActor, type LiveTab, type Recording } from './recording.ts';

interface ActorListProps {
  readonly recording: Recording;
  readonly chosen: string;
}

/** The actors by tab. Those that have ended come last. */
export function ActorList({ recording, chosen }: ActorListProps) {
  return recording.tabs.toReversed().map((tab) => {
    const own = [...recording.actors.values()].filter((actor) => actor.tab === tab.tab);
    const running = own.filter((actor) => isRunning(recording, actor));
    const ended = own.filter((actor) => !isRunning(recording, actor));
    return (
      <section key={tab.tab} aria-label={`Actors of tab ${String(tab.number)}`}>
        <h3>{titleOf(tab)}</h3>
        <ul className="lines actors">
          {[...running, ...ended.toReversed()].map((actor) => (
            <li key={actor.key} className={ended.includes(actor) ? 'ended' : undefined}>
              <a
                href={hrefOf({ page: 'live', name: actor.key })}
                aria-current={actor.key === chosen ? 'true' : undefined}
              >
                {actor.machine} <span className="kind">{actor.actor}</span>
              </a>{' '}
              {showState(actor.value)}
              {ended.includes(actor) && ` (${endOf(actor, tab)})`}
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function titleOf({ number, screen, isGone }: LiveTab): string {
  return `Tab ${String(number)}, attached at ${screen}${isGone ? ', closed' : ''}`;
}

function endOf({ status }: LiveActor, { isGone }: LiveTab): string {
  return status === 'active' && isGone ? 'tab closed' : status;
}
