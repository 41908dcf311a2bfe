import type { TestApp } from '../support/test-app.ts';

/** One entry as `GET /api/v1/history` returns it. */
export interface Entry {
  readonly id: number;
  readonly entity: string;
  readonly record_id: number;
  readonly record_name: string;
  readonly action: string;
  readonly at: string;
  readonly user: { readonly id: number | null; readonly name: string };
  readonly session_id: number | null;
  readonly series_id: string | null;
  readonly changes: readonly {
    readonly field: string;
    readonly before: unknown;
    readonly after: unknown;
    readonly rows?: unknown;
  }[];
  readonly is_restorable: boolean;
}

/** The entries that a query finds, newest first. */
export async function entriesOf({ call }: TestApp, query = ''): Promise<readonly Entry[]> {
  const { body } = await call(`GET /api/v1/history?listPerPage=100&${query}`);
  return body.data.data as unknown as readonly Entry[];
}

/** The newest entry that a query finds. */
export async function newestEntry(app: TestApp, query = ''): Promise<Entry> {
  const [entry] = await entriesOf(app, query);
  if (entry === undefined) throw new Error(`There is no entry for ${query}`);
  return entry;
}

interface RestoreOptions {
  readonly force?: '1';
  /** The `ETag` that the user has seen. */
  readonly ifMatch?: string;
}

export function restore({ call }: TestApp, id: number, { ifMatch, ...more }: RestoreOptions = {}) {
  const headers = ifMatch === undefined ? {} : { 'If-Match': ifMatch };
  return call('POST /api/v1/history/restore', { json: { id, ...more }, headers });
}
