import vm from 'node:vm';

/** The globals of the language itself. A program receives all others as arguments. */
const languageGlobals = new Set(vm.runInNewContext('Object.getOwnPropertyNames(globalThis)') as readonly string[]);

/** Node's globals that match those of browsers and neither wait nor use the network, clock or randomness. */
export const nodeGlobals = Object.fromEntries(
  [
    ...['AbortController', 'DOMException', 'Event', 'EventTarget', 'FormData', 'Headers', 'Request', 'Response'],
    ...['TextDecoder', 'TextEncoder', 'URL', 'URLSearchParams', 'atob', 'btoa', 'queueMicrotask', 'structuredClone'],
  ].map((name) => [name, globalThis[name as keyof typeof globalThis]]),
);

/** Globals that browsers have and Node lacks, those of the language that read the time or random numbers, `require`. */
const browserGlobals = [
  ...['BroadcastChannel', 'Date', 'File', 'Blob', 'AbortSignal', 'Math', 'cancelAnimationFrame', 'caches', 'clients'],
  ...['console', 'crypto', 'document', 'fetch', 'globalThis', 'indexedDB', 'localStorage', 'location', 'navigator'],
  ...['performance', 'require', 'self', 'sessionStorage', 'window', 'MessageChannel', 'SharedWorker', 'Worker'],
] as const;

const names = [
  ...new Set([...Object.getOwnPropertyNames(globalThis), ...browserGlobals, ...indexedDbGlobals()]),
].filter((name) => !languageGlobals.has(name) || browserGlobals.some((own) => own === name));

function indexedDbGlobals(): readonly string[] {
  return ['Cursor', 'Database', 'Factory', 'Index', 'KeyRange', 'ObjectStore', 'Request', 'Transaction'].map(
    (name) => `IDB${name}`,
  );
}

/**
 * Code that is compiled once and started any number of times, each time with its own globals, like a tab or a worker. A
 * global that is not passed in is undefined, so that no program reaches the machine's clock, network or randomness.
 */
export class Program<Exports> {
  readonly #start: (...args: unknown[]) => void;

  constructor(code: string, filename: string) {
    this.#start = vm.compileFunction(code, ['exports', ...names], { filename }) as (...args: unknown[]) => void;
  }

  start(globals: Readonly<Record<string, unknown>>): Exports {
    const exports = {};
    this.#start(exports, ...names.map((name) => globals[name]));
    return exports as Exports;
  }
}
