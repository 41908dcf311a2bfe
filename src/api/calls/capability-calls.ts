import type { Result } from '#machines/result.ts';
import type { Api } from '../api.ts';
import { isObject, readEach, schemaOf } from '../schema/schema.ts';
import { send } from './entity-calls.ts';

/** The optional features of a server (docs/your-own-api.md). */
export interface Capabilities {
  /** The parameters by which each list can be filtered, by the list's resource name. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** Whether users can list and end their sessions. */
  readonly sessions: boolean;
}

export const capabilitiesEndpoint = 'GET /api/v1/capabilities';

/** A member that is missing or has an unknown shape means that the server does not offer the feature. */
export const capabilitiesSchema = schemaOf((data): Capabilities | undefined => {
  if (!isObject(data)) return undefined;
  const filters = isObject(data['filters']) ? data['filters'] : {};
  const readable = Object.entries(filters).flatMap(([name, members]) => {
    const names = readEach(members, (member) => (typeof member === 'string' ? member : undefined));
    return names === undefined ? [] : [[name, names] as const];
  });
  const has = (feature: keyof Capabilities) => data[feature] === true;
  return { filters: Object.fromEntries(readable), sessions: has('sessions') };
});

/** GET /api/v1/capabilities. A server without it responds with 404. */
export function readCapabilities(api: Api): Promise<Result<Capabilities>> {
  return send(api, capabilitiesEndpoint, { kind: 'read', schema: capabilitiesSchema }, { isCacheable: true });
}
