import type { FormContext } from './types.ts';

/**
 * The key of a create belongs to the values that were sent with it, because a server rejects another request with the same
 * key. Once the values have changed, the next key is used.
 */
type Keys = Pick<FormContext, 'key' | 'nextKey' | 'keyed' | 'values'>;

/** The key with which the values are sent. */
function keyOf({ key, nextKey, keyed, values }: Keys): string | null {
  return keyed === null || keyed === values ? key : nextKey;
}

/** The keys once the values are sent: with a key only if the server accepts keys. */
export function keysAfterSend(
  keys: Keys & Pick<FormContext, 'isKeyed'>,
): Pick<FormContext, 'key' | 'nextKey' | 'keyed'> {
  const { isKeyed, nextKey, values } = keys;
  const key = isKeyed ? keyOf(keys) : nextKey;
  return {
    key,
    nextKey: key === nextKey ? followingKey(key) : nextKey,
    keyed: isKeyed && key !== null ? values : null,
  };
}

/** The key of the create that is being sent. */
export function sentKeyOf({ mode, key, keyed, values }: Keys & Pick<FormContext, 'mode'>): string | null {
  return mode === 'create' && keyed === values ? key : null;
}

/** The key to store with a draft. None if the values may have been sent without one, or if others were sent with it. */
export function draftKeyOf(keys: Keys, isMaybeSent: boolean): string | null {
  return isMaybeSent && keys.keyed !== keys.values ? null : keyOf(keys);
}

/** The UUID after this one. A machine has no random numbers, and the first key is one. */
export function followingKey(key: string | null): string | null {
  if (key === null) return null;
  const at = key.lastIndexOf('-') + 1;
  const next = (Number.parseInt(key.slice(at), 16) + 1) % 2 ** 48;
  return `${key.slice(0, at)}${next.toString(16).padStart(12, '0')}`;
}
