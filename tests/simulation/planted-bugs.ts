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

export const plantedBugs: readonly PlantedBug[] = [
  {
    name: 'typed text is not posted to a worker',
    guarantee: 1,
    changes: [
      {
        file: 'src/drafts/draft-worker.ts',
        from: 'worker.postMessage(message, [port2]);',
        to: "if (message.type !== 'draft.change') worker.postMessage(message, [port2]);",
      },
    ],
  },
  {
    name: 'a worker stores a draft only after an hour',
    guarantee: 1,
    changes: [
      {
        file: 'src/drafts/store/draft-writes.ts',
        from: 'this.#last.then(() => this.#write(next))',
        to: 'new Promise((begin) => setTimeout(begin, 3_600_000)).then(() => this.#write(next))',
      },
    ],
  },
  {
    name: 'a sign-out does not wait for the typing of another window',
    guarantee: 1,
    // The worker stores at once, so that the sign-out must come within milliseconds.
    from: 12_001,
    changes: [{ file: 'src/drafts/drafts.ts', from: 'if (userId !== null) await otherWindowsStored(userId);', to: '' }],
  },
  {
    name: 'a late response is cached although its scope was deleted',
    guarantee: 2,
    changes: [
      {
        file: 'src/storage/cache/store/put-page.ts',
        from: 'await scopes.get(scopeId);',
        to: '(await scopes.get(scopeId)) ?? { id: scopeId, userId: 0, lastAnswerAt: 0, keepsPersonal: false };',
      },
    ],
  },
  {
    name: 'a sign-out leaves the cached pages',
    guarantee: 2,
    changes: [
      {
        file: 'src/storage/cache/store/scopes.ts',
        from: 'userId === null || scope.userId === userId',
        to: 'userId === null && scope.userId === userId',
      },
    ],
  },
  {
    name: 'a sign-out leaves the list of changes',
    guarantee: 2,
    changes: [
      {
        file: 'src/storage/cache/cache-scope.ts',
        from: "await deleteChangesExcept(() => withCacheEventually((database) => database.getAllKeys('scopes')));",
        to: '',
      },
    ],
  },
  {
    name: 'a cached page is shown as current',
    guarantee: 3,
    changes: [
      {
        file: 'src/worker/respond-to-list.ts',
        from: '[cachedAtHeader]: String(at)',
        to: '[cachedAtHeader]: String(Date.now())',
      },
    ],
  },
  {
    name: 'an edit is sent without reading the record first',
    guarantee: 4,
    changes: [
      {
        file: 'machines/form/editing.ts',
        from: "{ guard: unversionedEdit, target: '#form.reading', actions: 'clearVersion' }",
        to: "{ guard: unversionedEdit, target: '#form.saving', actions: 'clearVersion' }",
      },
    ],
  },
  {
    name: 'a lookup of a create finds nothing',
    guarantee: 4,
    changes: [
      {
        file: 'machines/look-up.ts',
        from: 'const possible = candidates.filter(({ id }) => !isOlder(id, newestBefore));',
        to: 'const possible = candidates.filter(({ id }) => isOlder(id, -1));',
      },
    ],
  },
  {
    name: 'an update does not check for unsaved changes',
    guarantee: 5,
    changes: [
      { file: 'src/worker/client/update.ts', from: 'effectOf(findUnsaved,', to: 'effectOf(async () => null,' },
      {
        file: 'src/worker/apply-update.ts',
        from: 'if (isDirty) effects.refuse();',
        to: 'if (isDirty && held.length < 0) effects.refuse();',
      },
    ],
  },
  {
    name: 'a launch without tokens signs out',
    guarantee: 6,
    changes: [
      {
        file: 'machines/session/setup.ts',
        from: 'hasUser: (_, { user }: Restored) => user !== null,',
        to: 'hasUser: (_, { user }: Restored) => user === undefined,',
      },
    ],
  },
  {
    name: 'storage work has no timeout',
    guarantee: 7,
    changes: [
      {
        file: 'src/storage/health.ts',
        from: 'if (name !== undefined) reject(',
        to: 'if (name !== undefined && name.length === 0) reject(',
      },
      {
        file: 'src/storage/health.ts',
        from: 'if (unresponsiveDatabases().includes(name)) throw',
        to: 'if (unresponsiveDatabases().length < 0) throw',
      },
    ],
  },
  {
    name: 'a call that hangs is not shown',
    guarantee: 7,
    changes: [
      { file: 'src/ui/loading/use-slow-calls.ts', from: 'slowCallNoticeMs = 8000', to: 'slowCallNoticeMs = 3_600_000' },
    ],
  },
  {
    name: 'Stop waiting and Try again do not abort the request',
    guarantee: 7,
    changes: [{ file: 'src/api/pipeline.ts', from: 'current.abort(reason)', to: 'reason' }],
  },
  {
    name: 'an undo restores nothing',
    guarantee: 8,
    changes: [
      {
        file: 'src/history/undo/undo-logic.ts',
        from: 'read.data.filter(({ isRestorable }) => isRestorable)',
        to: 'read.data.filter(({ isRestorable }) => !isRestorable)',
      },
    ],
  },
  {
    name: 'an undo replaces later changes without asking',
    guarantee: 8,
    changes: [
      {
        file: 'src/history/undo/undo-logic.ts',
        from: 'return restoreEntry(api, { id: entry.id, seen, ...options });',
        to: 'return restoreEntry(api, { id: entry.id, seen: seen ?? { version: null }, ...options });',
      },
    ],
  },
  {
    name: 'a second window sends an import too',
    guarantee: 9,
    changes: [
      {
        file: 'src/import/sending/import-lock.ts',
        from: 'if (!manager || end !== null) return true;',
        to: 'if (manager || end === null) return true;',
      },
    ],
  },
  {
    name: 'a row of an import whose result is unknown after a reload is sent again without a lookup',
    guarantee: 9,
    changes: [
      {
        file: 'machines/import/sending.ts',
        from: "{ guard: 'isUnsure', target: 'lookingUp' }",
        to: "{ guard: 'isUnsure', target: 'calling' }",
      },
    ],
  },
  {
    name: 'a row of an import without a response is sent again without a lookup',
    guarantee: 9,
    changes: [
      {
        file: 'machines/import/sending.ts',
        from: "{ target: 'lookingUp', actions: 'noteNoResponse' }",
        to: "{ target: 'next', actions: ['noteNotSent', 'noteNoResponse'] }",
      },
    ],
  },
  {
    name: 'an import is stored without encryption',
    guarantee: 2,
    changes: [
      {
        file: 'src/import/storage/import-storage.ts',
        from: 'await encryptBytes(key, textBytes(',
        to: 'await encryptBytes(null, textBytes(',
      },
    ],
  },
];
