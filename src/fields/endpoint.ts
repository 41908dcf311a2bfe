import type { paths } from '#openapi/schema.d.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** A call of the contract, such as `'GET /api/v1/teams'`. The compiler checks it. */
export type EndpointOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Readonly<Record<Lowercase<M>, { responses: unknown }>> ? `${M} ${P}` : never;
}[keyof paths];

export type Endpoint = EndpointOf<'GET'> | EndpointOf<'POST'> | EndpointOf<'PATCH'> | EndpointOf<'DELETE'>;

/** The operation of an endpoint in the contract. */
export type OperationOf<E extends string> = E extends `${infer M} ${infer P}`
  ? P extends keyof paths
    ? Lowercase<M> extends keyof paths[P]
      ? paths[P][Lowercase<M>]
      : never
    : never
  : never;

/** Splits `'GET /api/v1/teams'` into `['GET', '/api/v1/teams']`. */
export function splitEndpoint(endpoint: string): readonly [method: Method, path: string] {
  const space = endpoint.indexOf(' ');
  return [endpoint.slice(0, space) as Method, endpoint.slice(space + 1)];
}
