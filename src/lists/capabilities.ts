import type { Api, Credentials } from '#api/api.ts';
import {
  type Capabilities,
  capabilitiesEndpoint,
  capabilitiesSchema,
  readCapabilities,
} from '#api/calls/capability-calls.ts';
import { readCache, readCachedCall } from '#cache/read-cache.ts';
import type { Entity } from '#entities/define.ts';
import { splitEndpoint } from '#fields/endpoint.ts';
import { resourceNames } from '#openapi/resources.ts';

export type { Capabilities } from '#api/calls/capability-calls.ts';

/** A server with no optional feature. */
export const noCapabilities: Capabilities = { filters: {}, sessions: false };

interface Known {
  readonly userId: number | undefined;
  readonly capabilities: Promise<Capabilities>;
}

const knownBy = new WeakMap<Credentials, Known>();

/**
 * The optional features of the server. Asked once per user and window; again after a failure of the network, when the
 * cached response is used. Any response that is not a success means that the server offers none.
 */
export function capabilitiesOf(api: Api): Promise<Capabilities> {
  const userId = api.credentials.holder();
  const known = knownBy.get(api.credentials);
  if (known?.userId === userId && known) return known.capabilities;
  const asked: Known = {
    userId,
    capabilities: readCapabilities(api).then(async (result) => {
      if (result.kind === 'ok') return result.data;
      if (result.kind === 'rejected' || result.kind === 'fault') return noCapabilities;
      if (knownBy.get(api.credentials) === asked) knownBy.delete(api.credentials);
      return (await cachedCapabilities(api)) ?? noCapabilities;
    }),
  };
  knownBy.set(api.credentials, asked);
  return asked.capabilities;
}

async function cachedCapabilities(api: Api): Promise<Capabilities | null> {
  return await readCache(api, async (scope) => {
    const cached = await readCachedCall(scope, capabilitiesSchema, capabilitiesEndpoint, {});
    return cached?.data ?? null;
  });
}

/** The members by which the server filters an entity's list. */
export function filterMembers({ filters }: Capabilities, { endpoints }: Pick<Entity, 'endpoints'>): readonly string[] {
  const [, path] = splitEndpoint(endpoints.list);
  return filters[resourceNames[path] ?? ''] ?? [];
}
