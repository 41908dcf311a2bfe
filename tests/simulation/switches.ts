import type { Break } from './programs.ts';

/** A way to break the product, and the promise that the simulation has to find broken. */
interface Switch {
  readonly name: string;
  readonly promise: number;
  /** The first run that found it, counted from seed 10001. The test begins a little before. */
  readonly foundIn: number;
  readonly breaks: readonly Break[];
}

export const switches: readonly Switch[] = [
  {
    name: 'what is typed is not posted to a worker',
    promise: 1,
    foundIn: 5,
    breaks: [
      {
        file: 'src/drafts/draft-post.ts',
        from: "if (change !== this.#stored) postToDraftWorker({ type: 'draft.change', change });",
        to: '',
      },
    ],
  },
  {
    name: 'what is typed is kept after an hour',
    promise: 1,
    foundIn: 6,
    breaks: [
      { file: 'machines/draft/setup.ts', from: 'const STORE_DELAY_MS = 800;', to: 'const STORE_DELAY_MS = 3_600_000;' },
    ],
  },
  {
    name: 'a late answer is kept though its stay has ended (the capability rule)',
    promise: 2,
    foundIn: 112,
    breaks: [
      {
        file: 'src/cache/store/put-page.ts',
        from: 'await scopes.get(scopeId);',
        to: '(await scopes.get(scopeId)) ?? { id: scopeId, userId: 0, lastAnswerAt: 0, keepsPersonal: false };',
      },
    ],
  },
  {
    name: 'a sign-out leaves the copies',
    promise: 2,
    foundIn: 3,
    breaks: [
      {
        file: 'src/cache/store/scopes.ts',
        from: 'userId === null || scope.userId === userId',
        to: 'userId === null && scope.userId === userId',
      },
    ],
  },
  {
    name: 'a sign-out leaves the list of changes',
    promise: 2,
    foundIn: 4,
    breaks: [
      {
        file: 'src/cache/cache-scope.ts',
        from: "await deleteChangesExcept(() => withCacheEventually((database) => database.getAllKeys('scopes')));",
        to: '',
      },
    ],
  },
  {
    name: 'a copy says that it is of now',
    promise: 3,
    foundIn: 2,
    breaks: [
      {
        file: 'src/worker/list-responses.ts',
        from: '[cachedAtHeader]: String(at)',
        to: '[cachedAtHeader]: String(Date.now())',
      },
    ],
  },
  {
    name: 'an edit is sent without reading the record first',
    promise: 4,
    foundIn: 56,
    breaks: [
      {
        file: 'machines/form/editing.ts',
        from: "{ guard: 'isValidEdit', target: '#form.reading' }",
        to: "{ guard: 'isValidEdit', target: '#form.saving' }",
      },
    ],
  },
  {
    name: 'a lookup of a create finds nothing',
    promise: 4,
    foundIn: 56,
    breaks: [
      {
        file: 'machines/look-up/judge.ts',
        from: 'const possible = candidates.filter(({ id }) => !isOlder(id, newestBefore));',
        to: 'const possible = candidates.filter(({ id }) => isOlder(id, -1));',
      },
    ],
  },
  {
    name: 'nobody looks for unsaved changes before an update',
    promise: 5,
    foundIn: 4,
    breaks: [
      { file: 'src/update/update.ts', from: 'fromPromise(findUnsaved)', to: 'fromPromise(async () => null)' },
      {
        file: 'src/worker/apply-update.ts',
        from: 'if (isDirty) effects.refuse();',
        to: 'if (isDirty && held.length < 0) effects.refuse();',
      },
    ],
  },
  {
    name: 'a launch without tokens signs out',
    promise: 6,
    foundIn: 4,
    breaks: [
      {
        file: 'machines/session/setup.ts',
        from: 'hasUser: (_, { user }: Restored) => user !== null,',
        to: 'hasUser: (_, { user }: Restored) => user === undefined,',
      },
    ],
  },
  {
    name: 'work with storage is waited for without a limit',
    promise: 7,
    foundIn: 39,
    breaks: [
      {
        file: 'src/storage/bounded-work.ts',
        from: 'if (name !== undefined) reject(',
        to: 'if (name !== undefined && name.length === 0) reject(',
      },
      {
        file: 'src/storage/bounded-work.ts',
        from: 'if (unresponsiveDatabases().includes(name)) throw',
        to: 'if (unresponsiveDatabases().length < 0) throw',
      },
    ],
  },
  {
    name: 'a call that hangs is not shown',
    promise: 7,
    foundIn: 34,
    breaks: [
      { file: 'src/ui/loading/use-slow-calls.ts', from: 'slowCallNoticeMs = 8000', to: 'slowCallNoticeMs = 3_600_000' },
    ],
  },
  {
    name: 'Stop waiting and Try again end no request',
    promise: 7,
    foundIn: 59,
    breaks: [{ file: 'src/api/http/send-call.ts', from: '    request.abort();\n  };', to: '  };' }],
  },
];
