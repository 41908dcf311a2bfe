import type { Api } from '#api/api.ts';

/** Something that a screen reads first, begun while the screen itself is still on its way. */
export interface ReadAhead<Input, Output> {
  /** Begins to read, for one screen: what was begun before for another is given up. */
  readonly begin: (api: Api, input: Input) => Promise<Output>;
  /** What has been begun for this very input, once. Reads by itself otherwise. */
  readonly read: (api: Api, input: Input, signal?: AbortSignal) => Promise<Output>;
}

interface ReadAheadOptions<Input, Output> {
  readonly read: (api: Api, input: Input, signal?: AbortSignal) => Promise<Output>;
  readonly isSame: (one: Input, other: Input) => boolean;
}

/** For how long an answer waits for its screen, in milliseconds: after that it is of too long ago. */
const patience = 5000;

export function readAhead<Input, Output>({ read, isSame }: ReadAheadOptions<Input, Output>): ReadAhead<Input, Output> {
  let begun: Begun<Input, Output> | undefined;

  function giveUp(former: typeof begun): void {
    clearTimeout(former?.timer);
    if (begun === former) begun = undefined;
  }

  return {
    begin: (api, input) => {
      begun?.unwanted.abort();
      giveUp(begun);
      const unwanted = new AbortController();
      const output = read(api, input, unwanted.signal);
      const reading: Begun<Input, Output> = { api, input, userId: api.credentials.holder(), output, unwanted };
      begun = reading;
      const outdate = () => {
        if (begun === reading) reading.timer = setTimeout(() => giveUp(reading), patience);
      };
      output.then(outdate, outdate);
      return output;
    },
    read: (api, input, signal) => {
      const taken = begun;
      if (taken?.api !== api || taken.userId !== api.credentials.holder() || !isSame(taken.input, input)) {
        return read(api, input, signal);
      }
      giveUp(taken);
      signal?.addEventListener('abort', () => taken.unwanted.abort(), { once: true });
      return taken.output;
    },
  };
}

interface Begun<Input, Output> {
  readonly api: Api;
  readonly input: Input;
  /** For whom: nobody else is given it. */
  readonly userId: number | undefined;
  readonly output: Promise<Output>;
  readonly unwanted: AbortController;
  timer?: ReturnType<typeof setTimeout>;
}
