import type { ReplaySummary } from '../../tests/simulation/recording/replay.ts';
import { hrefOf } from '../app/place.ts';
import { useAnswer } from './use-answer.ts';

/** All replays in reports/, the latest first. */
export function ReplayList() {
  const { response, failure } = useAnswer<readonly ReplaySummary[]>('replays');
  if (failure !== null) return <p role="alert">{failure}</p>;
  if (response === null) return <p className="empty">Reading the replays…</p>;
  return (
    <section className="replays" aria-label="Replays">
      <h2>Replays</h2>
      <p className="empty">
        When a simulated run violates a guarantee, <code>npm run simulate</code> shrinks it and writes it to
        reports/simulation.
      </p>
      {response.length === 0 ? (
        <p>
          There is none. A planted bug makes one:{' '}
          <code>npm run simulate -- --seed 10002 --bug 'an import is stored without encryption'</code>
        </p>
      ) : (
        <table>
          <thead>
            <tr>
              {['Seed', 'Guarantee', 'Violation', 'Steps', 'Planted bug', 'Written', 'Commit'].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {response.map((replay) => (
              <tr key={replay.seed}>
                <th scope="row">
                  <a href={hrefOf({ page: 'replay', name: String(replay.seed) })}>{replay.seed}</a>
                </th>
                <td>{replay.guarantee}</td>
                <td>{replay.message.split('\n')[0]}</td>
                <td>
                  {replay.before} → {replay.after}
                </td>
                <td>{replay.bug ?? '–'}</td>
                <td>{new Date(replay.writtenAt).toLocaleString('en')}</td>
                <td>
                  {replay.commit}
                  {replay.isChanged && ' (changed)'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
