import vm from 'node:vm';

/** What the language itself has; everything else a program gets is given to it. */
const ofTheLanguage = new Set(vm.runInNewContext('Object.getOwnPropertyNames(globalThis)') as readonly string[]);

/** Node's own that are as browsers have them, and neither wait nor reach anything. */
export const ofNode = Object.fromEntries(
  [
    ...['AbortController', 'DOMException', 'Event', 'EventTarget', 'FormData', 'Headers', 'Request', 'Response'],
    ...['TextDecoder', 'TextEncoder', 'URL', 'URLSearchParams', 'atob', 'btoa', 'queueMicrotask', 'structuredClone'],
  ].map((name) => [name, globalThis[name as keyof typeof globalThis]]),
);

/** What browsers have and Node has not, and the language's own that tell the time or throw dice. */
const ofBrowsers = [
  ...['BroadcastChannel', 'Date', 'File', 'Blob', 'AbortSignal', 'Math', 'cancelAnimationFrame', 'caches', 'clients'],
  ...['console', 'crypto', 'document', 'fetch', 'globalThis', 'indexedDB', 'localStorage', 'location', 'navigator'],
  ...['performance', 'self', 'sessionStorage', 'window', 'MessageChannel', 'SharedWorker'],
] as const;

const names = [...new Set([...Object.getOwnPropertyNames(globalThis), ...ofBrowsers, ...indexedNames()])].filter(
  (name) => !ofTheLanguage.has(name) || ofBrowsers.some((own) => own === name),
);

function indexedNames(): readonly string[] {
  return ['Cursor', 'Database', 'Factory', 'Index', 'KeyRange', 'ObjectStore', 'Request', 'Transaction'].map(
    (name) => `IDB${name}`,
  );
}

/**
 * Code that is compiled once and started any number of times, each time with globals of its own, as a tab or a worker
 * has its own. What it is not given it has not, so that nothing reaches the machine's clock, network or dice.
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
