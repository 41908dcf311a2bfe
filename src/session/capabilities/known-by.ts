import type { Api, Credentials } from '#api/api.ts';
import type { Capabilities } from '#api/calls/capability-calls.ts';

export interface Known {
  readonly userId: number | undefined;
  /** The response of the server. Undefined if it must be asked again. */
  capabilities?: Promise<Capabilities> | undefined;
  /** What is assumed until then; undefined until the first response or failure. */
  now?: Capabilities;
}

/** What each window has asked. In a file of its own, because the start needs it and the rest only with the first list. */
export const knownBy = new WeakMap<Credentials, Known>();

/** Whether the server is known to check `Change-Author`. Does not ask it: this is called for each call. */
export function checksAuthors({ credentials }: Pick<Api, 'credentials'>): boolean {
  const known = knownBy.get(credentials);
  return known?.userId === credentials.holder() && known?.now?.authors === true;
}
