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
    name: 'what is typed is kept after an hour',
    promise: 1,
    foundIn: 10,
    breaks: [{ file: 'machines/draft/setup.ts', from: 'const KEEP_AFTER = 800;', to: 'const KEEP_AFTER = 3_600_000;' }],
  },
  {
    name: 'a late answer is kept though its stay has ended (the capability rule)',
    promise: 2,
    foundIn: 87,
    breaks: [
      {
        file: 'src/storage/kept/keep-copy.ts',
        from: 'await scopes.get(scopeId);',
        to: '(await scopes.get(scopeId)) ?? { id: scopeId, userId: 0, lastAnswerAt: 0, keepsPersonal: false };',
      },
    ],
  },
  {
    name: 'a sign-out leaves the copies',
    promise: 2,
    foundIn: 1,
    breaks: [
      {
        file: 'src/storage/kept/scopes.ts',
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
      { file: 'src/actors/residence.ts', from: "await dropChangesBut(await database.getAllKeys('scopes'));", to: '' },
    ],
  },
  {
    name: 'a copy says that it is of now',
    promise: 3,
    foundIn: 6,
    breaks: [
      {
        file: 'src/worker/list-answers.ts',
        from: '[keptAtHeader]: String(at)',
        to: '[keptAtHeader]: String(Date.now())',
      },
    ],
  },
  {
    name: 'an edit is sent without reading the record first',
    promise: 4,
    foundIn: 15,
    breaks: [
      {
        file: 'machines/form/editing.ts',
        from: "{ guard: 'isValidEdit', target: '#form.reading' }",
        to: "{ guard: 'isValidEdit', target: '#form.saving' }",
      },
    ],
  },
  {
    name: 'nobody looks for unsaved changes before an update',
    promise: 5,
    foundIn: 4,
    breaks: [
      { file: 'src/actors/update.ts', from: 'fromPromise(findUnsaved)', to: 'fromPromise(async () => null)' },
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
    foundIn: 1,
    breaks: [
      {
        file: 'machines/session/setup.ts',
        from: 'hasUser: (_, { user }: Restored) => user !== null,',
        to: 'hasUser: (_, { user }: Restored) => user === undefined,',
      },
    ],
  },
];
