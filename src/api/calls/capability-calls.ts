import type { Result } from '#machines/result.ts';
import type { Api } from '../api.ts';
import { isObject, readEach, schemaOf } from '../schema.ts';
import { send } from './entity-calls.ts';

/** The optional features of a server (docs/your-own-api.md). */
export interface Capabilities {
  /** Whether it lists the changes of records, and groups those of one `Change-Series`. */
  readonly history: boolean;
  /** Whether deleted records can be restored for some time. */
  readonly trash: boolean;
  /** Whether it has `ETag` and `If-Match`. */
  readonly versions: boolean;
  /** Whether it has `Idempotency-Key`. */
  readonly idempotency: boolean;
  /** Whether it checks `Change-Author`. */
  readonly authors: boolean;
  /** The parameters by which each list can be filtered, by the list's resource name. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** Whether users can list and end their sessions. */
  readonly sessions: boolean;
  /** Whether all staff share rulesets, and tables have their penalties. */
  readonly rulesets: boolean;
}

export const capabilitiesEndpoint = 'GET /api/v1/capabilities';

export const capabilitiesSchema = schemaOf((data) => (isObject(data) ? capabilitiesIn(data) : undefined));

/** A member that is missing or has an unknown shape means that the server does not offer the feature. */
export function capabilitiesIn(data: Readonly<Record<string, unknown>>): Capabilities {
  const offers = (feature: string) => data[feature] === true;
  const filters = isObject(data['filters']) ? data['filters'] : {};
  const readable = Object.entries(filters).flatMap(([name, members]) => {
    const names = readEach(members, (member) => (typeof member === 'string' ? member : undefined));
    return names === undefined ? [] : [[name, names] as const];
  });
  return {
    history: offers('history'),
    trash: offers('trash'),
    versions: offers('versions'),
    sessions: offers('sessions'),
    rulesets: offers('rulesets'),
    idempotency: offers('idempotency'),
    authors: offers('authors'),
    filters: Object.fromEntries(readable),
  };
}

/** What a server without optional features offers. */
export const noCapabilities = capabilitiesIn({});

/** GET /api/v1/capabilities. */
export function readCapabilities(api: Api): Promise<Result<Capabilities>> {
  const call = { kind: 'read', schema: capabilitiesSchema, access: 'cached', absent: noCapabilities } as const;
  return send(api, capabilitiesEndpoint, call);
}
