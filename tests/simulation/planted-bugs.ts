import type { SourceChange } from './programs.ts';

/** A bug to plant in the product, and the guarantee whose violation the simulation has to find. */
interface PlantedBug {
  readonly name: string;
  readonly guarantee: number;
  /** The seed of its first run, if it is rare. */
  readonly from?: number;
  readonly changes: readonly SourceChange[];
}

/** The runs in which each has to be found. */
export const plantedRuns = { from: 10_001, count: 800 } as const;

/**
 * The guarantee, and the name of the bug; then each changed file, what is taken out of it, and what comes in its place. The
 * first run of the bug with `from` is later, because the worker stores at once: the sign-out must come within milliseconds.
 */
const table = `
1: typed text is not posted to a worker
  src/drafts/draft-worker.ts
  - worker.postMessage(message, [port2]);
  + if (message.type !== 'draft.change') worker.postMessage(message, [port2]);
1: a worker stores a draft only after an hour
  src/drafts/store/draft-writes.ts
  - this.#last.then(() => this.#write(next))
  + new Promise((begin) => setTimeout(begin, 3_600_000)).then(() => this.#write(next))
1 from 12001: a sign-out does not wait for the typing of another window
  src/drafts/drafts.ts
  - if (userId !== null) await otherWindowsStored(userId);
  +
2: a late response is cached although its scope was deleted
  src/storage/cache/store/put-page.ts
  - await scopes.get(scopeId);
  + (await scopes.get(scopeId)) ?? { id: scopeId, userId: 0, lastAnswerAt: 0, keepsPersonal: false };
2: a sign-out leaves the cached pages
  src/storage/cache/store/scopes.ts
  - userId === null || scope.userId === userId
  + userId === null && scope.userId === userId
2: a sign-out leaves the list of changes
  src/storage/cache/cache-scope.ts
  - await deleteChangesExcept(() => withCacheEventually((database) => database.getAllKeys('scopes')));
  +
3: a cached page is shown as current
  src/worker/respond-to-list.ts
  - [cachedAtHeader]: String(at)
  + [cachedAtHeader]: String(Date.now())
4: an edit is sent without reading the record first
  machines/form/editing.ts
  - { guard: unversionedEdit, target: '#form.reading', actions: 'clearVersion' }
  + { guard: unversionedEdit, target: '#form.saving', actions: 'clearVersion' }
4: a lookup of a create finds nothing
  machines/look-up.ts
  - const possible = candidates.filter(({ id }) => !isOlder(id, newestBefore));
  + const possible = candidates.filter(({ id }) => isOlder(id, -1));
5: an update does not check for unsaved changes
  src/worker/client/update.ts
  - effectOf(findUnsaved,
  + effectOf(async () => null,
  src/worker/apply-update.ts
  - if (isDirty) effects.refuse();
  + if (isDirty && held.length < 0) effects.refuse();
6: a launch without tokens signs out
  machines/session/setup.ts
  - hasUser: (_, { user }: Restored) => user !== null,
  + hasUser: (_, { user }: Restored) => user === undefined,
7: storage work has no timeout
  src/storage/health.ts
  - if (name !== undefined) reject(
  + if (name !== undefined && name.length === 0) reject(
  src/storage/health.ts
  - if (unresponsiveDatabases().includes(name)) throw
  + if (unresponsiveDatabases().length < 0) throw
7: a call that hangs is not shown
  src/ui/loading/use-slow-calls.ts
  - slowCallNoticeMs = 8000
  + slowCallNoticeMs = 3_600_000
7: Stop waiting and Try again do not abort the request
  src/api/pipeline.ts
  - current.abort(reason)
  + reason
8: an undo restores nothing
  src/history/undo/undo-logic.ts
  - read.data.filter(({ isRestorable }) => isRestorable)
  + read.data.filter(({ isRestorable }) => !isRestorable)
8: an undo replaces later changes without asking
  src/history/undo/undo-logic.ts
  - return restoreEntry(api, { id: entry.id, seen, ...options });
  + return restoreEntry(api, { id: entry.id, seen: seen ?? { version: null }, ...options });
9: a second window sends an import too
  src/import/sending/import-lock.ts
  - if (!manager || end !== null) return true;
  + if (manager || end === null) return true;
9: a row of an import whose result is unknown after a reload is sent again without a lookup
  machines/import/sending.ts
  - { guard: 'isUnsure', target: 'lookingUp' }
  + { guard: 'isUnsure', target: 'calling' }
9: a row of an import without a response is sent again without a lookup
  machines/import/sending.ts
  - { target: 'lookingUp', actions: 'noteNoResponse' }
  + { target: 'next', actions: ['noteNotSent', 'noteNoResponse'] }
2: an import is stored without encryption
  src/import/storage/import-storage.ts
  - await encryptBytes(key, textBytes(
  + await encryptBytes(null, textBytes(
`;

export const plantedBugs: readonly PlantedBug[] = table
  .trim()
  .split(/\n(?=\d)/)
  .map((bug) => {
    const [heading = '', ...lines] = bug.split('\n');
    const [, guarantee, from, name = ''] = /^(\d)(?: from (\d+))?: (.+)$/.exec(heading) ?? [];
    const changes = Array.from({ length: lines.length / 3 }, (_, at) => changeOf(lines.slice(3 * at)));
    return { name, guarantee: Number(guarantee), ...(from !== undefined && { from: Number(from) }), changes };
  });

function changeOf([file = '', from = '', to = '']: readonly string[]): SourceChange {
  return { file: file.trim(), from: from.slice(4), to: to.slice(4) };
}
