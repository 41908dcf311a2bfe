import { hrefOf } from '../app/place.ts';
import type { Commit } from './revision.ts';

/** The last commits that changed the machine, each with what it changed and what has changed since. */
export function CommitList({ name, commits }: { readonly name: string; readonly commits: readonly Commit[] }) {
  const href = (from: string, to: string | null) => hrefOf({ page: 'compare', name, from, to });
  return (
    <>
      <h3>Commits that changed machines/{name}</h3>
      {commits.length === 0 && <p className="empty">none</p>}
      <ul className="lines" aria-label="Commits">
        {commits.map(({ hash, date, subject }) => {
          const short = hash.slice(0, 10);
          return (
            <li key={hash}>
              <a href={href(`${short}~1`, short)}>{subject}</a>
              <br />
              {date} · <code>{short}</code> ·{' '}
              <a className="since" href={href(short, null)}>
                changes since
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}
