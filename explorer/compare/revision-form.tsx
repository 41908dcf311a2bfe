import { useState } from 'react';
import { go } from '../app/place.ts';
import type { Commit } from './revision.ts';

interface RevisionFormProps {
  readonly name: string;
  readonly from: string;
  /** Null for the working copy. */
  readonly to: string | null;
  readonly commits: readonly Commit[];
}

/** Chooses the two commits, by any name that git knows. */
export function RevisionForm({ name, from, to, commits }: RevisionFormProps) {
  const [older, setOlder] = useState(from);
  const [newer, setNewer] = useState(to ?? '');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        go({ page: 'compare', name, from: older.trim() || null, to: newer.trim() || null });
      }}
    >
      <label className="line">
        From
        <input list="commits" value={older} placeholder="HEAD" onChange={({ target }) => setOlder(target.value)} />
      </label>
      <label className="line">
        To
        <input
          list="commits"
          value={newer}
          placeholder="the working copy"
          onChange={({ target }) => setNewer(target.value)}
        />
      </label>
      <datalist id="commits">
        {commits.map(({ hash, subject }) => (
          <option key={hash} value={hash.slice(0, 10)}>
            {subject}
          </option>
        ))}
      </datalist>
      <button type="submit">Compare</button>
    </form>
  );
}
