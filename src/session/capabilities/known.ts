import type { Api, Credentials } from '#api/api.ts';
import type { Capabilities } from '#api/calls/capability-calls.ts';

export interface Known {
  readonly userId: number | undefined;
  /** The response of the server. Undefined if it must be asked again. */
  capabilities?: Promise<Capabilities> | undefined;
  /** What is assumed until then; undefined until the first response or failure. */
  now?: Capabilities;
}

const knownBy = new WeakMap<Credentials, Known>();

/**
 * What a window knows of the server for the user who is signed in. In a file of its own, because the start needs it and the
 * rest only with the first list.
 */
export function knownOf(credentials: Credentials): Known {
  const userId = credentials.holder();
  let known = knownBy.get(credentials);
  if (known?.userId !== userId || !known) {
    known = { userId };
    knownBy.set(credentials, known);
  }
  return known;
}

/** Whether the server is known to check `Change-Author`. Does not ask it: this is called for each call. */
export function checksAuthors({ credentials }: Pick<Api, 'credentials'>): boolean {
  return knownOf(credentials).now?.authors === true;
}
