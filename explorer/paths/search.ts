import type { FoundPaths } from './paths-to.ts';
import type { Explored, SearchRequest, SearchResponse } from './search-messages.ts';

export type SearchState =
  | { readonly kind: 'exploring'; readonly states: number }
  | { readonly kind: 'explored'; readonly explored: Explored }
  | { readonly kind: 'failed'; readonly message: string };

/** The exploration of a machine in a worker. */
export class Search {
  readonly machine: string;
  #state: SearchState = { kind: 'exploring', states: 0 };
  readonly #worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
  readonly #listeners = new Set<() => void>();
  readonly #waiting = new Map<number, (found: FoundPaths) => void>();
  #asked = 0;

  constructor(machine: string) {
    this.machine = machine;
    this.#worker.addEventListener('message', ({ data }: MessageEvent<SearchResponse>) => this.#receive(data));
    this.#worker.addEventListener('error', ({ message }) => this.#become({ kind: 'failed', message }));
    this.#send({ kind: 'explore', machine });
  }

  readonly state = (): SearchState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The paths to a state of at most a number of steps, once the machine is explored. */
  pathsTo(target: string, within: number): Promise<FoundPaths> {
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#send({ kind: 'paths', id, target, within });
    });
  }

  cancel(): void {
    this.#worker.terminate();
  }

  #send(request: SearchRequest): void {
    this.#worker.postMessage(request);
  }

  #receive(response: SearchResponse): void {
    switch (response.kind) {
      case 'progress':
        this.#become({ kind: 'exploring', states: response.states });
        break;
      case 'explored':
        this.#become({ kind: 'explored', explored: response });
        break;
      case 'failed':
        this.#become({ kind: 'failed', message: response.message });
        break;
      case 'paths':
        this.#waiting.get(response.id)?.(response.found);
        this.#waiting.delete(response.id);
        break;
    }
  }

  #become(state: SearchState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** The last one: it is used again as long as no other machine is searched. */
let latest: Search | undefined;

/** The search of a machine. It cancels that of another one. */
export function searchOf(machine: string): Search {
  if (latest?.machine === machine) return latest;
  latest?.cancel();
  latest = new Search(machine);
  return latest;
}

/** Cancels a search that still explores. */
export function leaveSearch(search: Search): void {
  if (search.state().kind !== 'exploring') return;
  search.cancel();
  if (latest === search) latest = undefined;
}
