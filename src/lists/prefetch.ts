import { type Api, ownApi } from '#api/api.ts';

/** Something that a screen reads first, begun while the screen itself is still on its way. */
export interface Prefetched<Input, Output> {
  /** The API that lists the prefetch while it is pending: the screen's own from now on. */
  readonly api: Api;
  /** What was begun for this very input: once, for the same person, and not of long ago. Undefined otherwise. */
  readonly take: (input: Input, signal?: AbortSignal) => Promise<Output> | undefined;
}

interface Reading<Input, Output> {
  readonly read: (api: Api, input: Input, signal: AbortSignal) => Promise<Output>;
  /** The network failed. A prefetch is not retried by itself: the screen that takes it reads again. */
  readonly isFailed?: (output: Output) => boolean;
  readonly isSame: (one: Input, other: Input) => boolean;
}

/** For how long an answer waits for its screen, in milliseconds. */
const patience = 5000;

export function prefetch<Input, Output>(
  base: Api,
  begun: Input,
  { read, isFailed = () => false, isSame }: Reading<Input, Output>,
): Prefetched<Input, Output> {
  const api = ownApi(base);
  const { credentials } = api;
  const unwanted = new AbortController();
  const userId = credentials.holder();
  let isTaken = false;
  let output: Promise<Output> | undefined = read(
    { ...api, retryDelayMs: (failures) => (isTaken ? api.retryDelayMs(failures) : null) },
    begun,
    unwanted.signal,
  );
  let answeredAt = Number.POSITIVE_INFINITY;
  const note = () => {
    answeredAt = Date.now();
  };
  output.then(note, note);

  return {
    api,
    take: (input, signal) => {
      const taken = output;
      output = undefined;
      if (Date.now() - answeredAt > patience || userId !== credentials.holder() || !isSame(input, begun)) {
        unwanted.abort();
        return undefined;
      }
      signal?.addEventListener('abort', () => unwanted.abort(), { once: true });
      isTaken = true;
      if (answeredAt === Number.POSITIVE_INFINITY) return taken;
      return taken?.then((given) =>
        isFailed(given) && !unwanted.signal.aborted ? read(api, input, unwanted.signal) : given,
      );
    },
  };
}
