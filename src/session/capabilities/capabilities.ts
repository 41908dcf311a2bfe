import { type Api, ownApi } from '#api/api.ts';
import {
  type Capabilities,
  capabilitiesEndpoint,
  capabilitiesSchema,
  noCapabilities,
  readCapabilities,
} from '#api/calls/capability-calls.ts';
import { resolveWithin } from '#domain/resolve-within.ts';
import type { Entity } from '#entities/define.ts';
import { resourceOf } from '#entities/resource.ts';
import { readCache, readCachedCall } from '#storage/cache/read-cache.ts';
import { type Known, knownOf } from './known.ts';

export type { Capabilities } from '#api/calls/capability-calls.ts';

/**
 * The optional features of the server. Asked once per user and window; again after a response that is not the server's word
 * (a lost connection, a fault, a page of the network). Until then those of the cached response, or none.
 */
export function capabilitiesOf(api: Api): Promise<Capabilities> {
  const known = knownOf(api.credentials);
  known.capabilities ??= ask(api, known);
  return known.capabilities;
}

async function ask(api: Api, known: Known): Promise<Capabilities> {
  // The session of this call: a screen that asks may belong to a former one.
  const result = await readCapabilities(ownApi(api));
  if (result.kind === 'ok') {
    known.now = result.data;
    return result.data;
  }
  known.capabilities = undefined;
  const cached = await cachedOrNone(api);
  // The server may have responded to a later call meanwhile.
  known.now ??= cached;
  return known.now;
}

/** How long the load of a record may wait for the capabilities, in milliseconds. */
const timeoutMs = 1000;

/** The optional features of the server; those of the cached response, or none, if it does not respond in {@link timeoutMs}. */
export async function capabilitiesInTime(api: Api): Promise<Capabilities> {
  return (await resolveWithin(capabilitiesOf(api), timeoutMs)) ?? (await cachedOrNone(api));
}

/** The optional features of the server as far as they are known: none until it has responded. Asks it if nobody has. */
export function knownCapabilities(api: Api): Capabilities {
  void capabilitiesOf(api);
  return knownOf(api.credentials).now ?? noCapabilities;
}

async function cachedOrNone(api: Api): Promise<Capabilities> {
  const cached = await readCache(api, (scope) => readCachedCall(scope, capabilitiesSchema, capabilitiesEndpoint));
  return cached?.data ?? noCapabilities;
}

/** The members by which the server filters an entity's list. */
export function filterMembers(
  { filters }: Pick<Capabilities, 'filters'>,
  entity: Pick<Entity, 'endpoints'>,
): readonly string[] {
  return filters[resourceOf(entity)] ?? [];
}
