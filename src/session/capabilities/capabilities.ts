import { type Api, ownApi } from '#api/api.ts';
import {
  type Capabilities,
  capabilitiesEndpoint,
  capabilitiesIn,
  capabilitiesSchema,
  readCapabilities,
} from '#api/calls/capability-calls.ts';
import type { Entity } from '#entities/define.ts';
import { resourceOf } from '#entities/resource.ts';
import { readCache, readCachedCall } from '#storage/cache/read-cache.ts';
import { type Known, knownBy } from './known-by.ts';

export type { Capabilities } from '#api/calls/capability-calls.ts';

const none = capabilitiesIn({});

/**
 * The optional features of the server. Asked once per user and window; again after a failure of the network, when the
 * cached response is used. Any response that is not a success means that the server offers none.
 */
export function capabilitiesOf(api: Api): Promise<Capabilities> {
  const userId = api.credentials.holder();
  const known = knownBy.get(api.credentials);
  if (known?.userId === userId && known) return known.capabilities;
  const ask = async (): Promise<Capabilities> => {
    // The session of this call: a screen that asks may belong to a former one.
    const result = await readCapabilities(ownApi(api));
    if (result.kind === 'ok') return result.data;
    if (result.kind === 'rejected' || result.kind === 'fault') return none;
    if (knownBy.get(api.credentials) === asked) knownBy.delete(api.credentials);
    return (await cachedCapabilities(api)) ?? none;
  };
  const asked: Known = { userId, capabilities: ask() };
  knownBy.set(api.credentials, asked);
  void asked.capabilities.then((capabilities) => {
    asked.now = capabilities;
  });
  return asked.capabilities;
}

/** How long the load of a record may wait for the capabilities, in milliseconds. */
const timeoutMs = 1000;

/** The optional features of the server, or none if it does not say so within {@link timeoutMs}. */
export async function capabilitiesInTime(api: Api): Promise<Capabilities> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<Capabilities>((resolve) => {
    timer = setTimeout(() => resolve(none), timeoutMs);
  });
  try {
    return await Promise.race([capabilitiesOf(api), timedOut]);
  } finally {
    clearTimeout(timer);
  }
}

/** The optional features of the server as far as they are known: none until it has responded. Asks it if nobody has. */
export function knownCapabilities(api: Api): Capabilities {
  void capabilitiesOf(api);
  return knownBy.get(api.credentials)?.now ?? none;
}

async function cachedCapabilities(api: Api): Promise<Capabilities | null> {
  return await readCache(api, async (scope) => {
    const cached = await readCachedCall(scope, capabilitiesSchema, capabilitiesEndpoint, {});
    return cached?.data ?? null;
  });
}

/** The members by which the server filters an entity's list. */
export function filterMembers(
  { filters }: Pick<Capabilities, 'filters'>,
  entity: Pick<Entity, 'endpoints'>,
): readonly string[] {
  return filters[resourceOf(entity)] ?? [];
}
