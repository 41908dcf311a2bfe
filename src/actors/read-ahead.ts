import type { Api } from '#api/api.ts';

/** Something that a screen reads first, begun while the screen itself is still on its way. */
export interface ReadAhead<Input, Output> {
  /** What was begun for this very input: once, for the same person, and not of long ago. Undefined otherwise. */
  readonly take: (input: Input, signal?: AbortSignal) => Promise<Output> | undefined;
}

interface Reading<Input, Output> {
  readonly read: (input: Input, signal: AbortSignal) => Promise<Output>;
  readonly isSame: (one: Input, other: Input) => boolean;
}

/** For how long an answer waits for its screen, in milliseconds. */
const patience = 5000;

export function readAhead<Input, Output>(
  { credentials }: Pick<Api, 'credentials'>,
  begun: Input,
  { read, isSame }: Reading<Input, Output>,
): ReadAhead<Input, Output> {
  const unwanted = new AbortController();
  const userId = credentials.holder();
  let output: Promise<Output> | undefined = read(begun, unwanted.signal);
  let answeredAt = Number.POSITIVE_INFINITY;
  const note = () => {
    answeredAt = Date.now();
  };
  output.then(note, note);

  return {
    take: (input, signal) => {
      const taken = output;
      output = undefined;
      if (Date.now() - answeredAt > patience || userId !== credentials.holder() || !isSame(input, begun)) {
        unwanted.abort();
        return undefined;
      }
      signal?.addEventListener('abort', () => unwanted.abort(), { once: true });
      return taken;
    },
  };
}
