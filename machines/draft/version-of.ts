import type { Draft, DraftVersion } from './types.ts';

/** Which version of a draft somebody has looked at. */
export function versionOf({ id, at }: Draft): DraftVersion {
  return { id, at };
}
