import { type Api, hasEnded, type OwnApi, ownApi } from '#api/api.ts';
import { changesOf } from '#cache/page-memory.ts';
import type { Endpoint } from '#fields/endpoint.ts';

/** A screen's first read, started while the code of the screen loads, or before anyone asks for it. */
export interface Prefetched<Input, Output> {
  /** The API that lists the pending prefetch. The screen then uses it as its own. */
  readonly api: OwnApi;
  /**
   * Returns the prefetched output once, for the same input and session, not after it has expired, and not if this window has
   * changed the list since the read began. Undefined otherwise.
   */
  readonly consume: (input: Input, signal?: AbortSignal) => Promise<Output> | undefined;
  /** Ends the read, unless its output has been consumed. */
  readonly cancel: () => void;
  /** Resolves when the read has ended, with any result. */
  readonly settled: Promise<void>;
  /** The output, if it has arrived without a failure of the network and can be consumed. It stays to be consumed. */
  readonly arrived: (input: Input) => Output | undefined;
}

interface PrefetchOptions<Input, Output> {
  /** The list of the records that are read. A change of it makes the output outdated. */
  readonly list: Endpoint;
  readonly read: (api: Api, input: Input, signal: AbortSignal) => Promise<Output>;
  /** Whether the network failed. A prefetch does not retry. The screen that consumes it reads again. */
  readonly isFailed?: (output: Output) => boolean;
  readonly isSame: (one: Input, other: Input) => boolean;
  /** How long an output can be consumed after it has arrived, in milliseconds. */
  readonly maxAgeMs?: number;
}

const screenMaxAgeMs = 5000;

export function prefetch<Input, Output>(
  base: Api,
  prefetchedInput: Input,
  { list, read, isFailed = () => false, isSame, maxAgeMs = screenMaxAgeMs }: PrefetchOptions<Input, Output>,
): Prefetched<Input, Output> {
  const api = ownApi(base);
  const controller = new AbortController();
  const changes = changesOf(base, list);
  let isConsumed = false;
  let output: Promise<Output> | undefined = read(
    { ...api, retryDelayMs: (failures) => (isConsumed ? api.retryDelayMs(failures) : null) },
    prefetchedInput,
    controller.signal,
  );
  let settledAt = Number.POSITIVE_INFINITY;
  let arrived: Output | undefined;
  const noteSettled = () => {
    settledAt = Date.now();
  };
  const settled = output.then((result) => {
    noteSettled();
    if (!isFailed(result)) arrived = result;
  }, noteSettled);
  const cancel = () => {
    output = undefined;
    if (!isConsumed) controller.abort();
  };
  const isUsable = (input: Input) =>
    Date.now() - settledAt <= maxAgeMs &&
    !hasEnded(api) &&
    isSame(input, prefetchedInput) &&
    changesOf(base, list) === changes;

  return {
    api,
    consume: (input, signal) => {
      const consumed = output;
      if (!isUsable(input)) {
        cancel();
        return undefined;
      }
      output = undefined;
      signal?.addEventListener('abort', () => controller.abort(), { once: true });
      isConsumed = true;
      if (settledAt === Number.POSITIVE_INFINITY) return consumed;
      return consumed?.then((result) =>
        isFailed(result) && !controller.signal.aborted ? read(api, input, controller.signal) : result,
      );
    },
    cancel,
    settled,
    arrived: (input) => (output !== undefined && isUsable(input) ? arrived : undefined),
  };
}
