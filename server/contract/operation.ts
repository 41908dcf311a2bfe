import type { operations } from '#openapi/schema.d.ts';
import type { UserSession } from '#server/auth/sessions/sessions.ts';
import type { Db } from '#server/db/db.ts';
import type { Author } from '#server/history/append-entry.ts';
import type { RecordedResource } from '#server/history/recorded-resource.ts';
import type { FieldError } from '../http/refusal.ts';
import type { PublicOperation } from './public-operations.ts';

/** The operations of the contract as functions, checked against its generated types. */
export type OperationId = keyof operations;

type Json<R> = R extends { content: { 'application/json': infer Body } } ? Body : never;
type Required<T> = T extends object ? T : Record<string, never>;

/** The documented response with `status: true`. Refusals are thrown. */
export type OkResponse<K extends OperationId> = operations[K]['responses'] extends { 200: infer R }
  ? Extract<Json<R>, { status: true }>
  : never;

export type BodyOf<K extends OperationId> = operations[K] extends { requestBody: infer B } ? Json<B> : undefined;

/** The origin of a request. */
export interface Caller {
  /** Address of the client, or of its network (see `client-network.ts`). */
  readonly address: string;
  readonly userAgent: string;
  readonly device: DeviceTokens;
}

/** The device tokens of a browser, in a cookie or a header. */
export interface DeviceTokens {
  /** The tokens of the request; '' for none. They may be forged. */
  readonly presented: string;
  /** Replaces the browser's tokens with the response. */
  readonly store: (tokens: string) => void;
}

/** The version of the record that a call reads or changes (RFC 9110, section 13). */
export interface VersionHeaders {
  /** The version in `If-Match`; undefined without one. */
  readonly expected: number | undefined;
  /** Sends the version as `ETag` with the response. */
  readonly send: (version: number) => void;
}

/** A request that conforms to the contract. */
export interface Call<K extends OperationId> {
  readonly query: Required<operations[K]['parameters']['query']>;
  readonly params: Required<operations[K]['parameters']['path']>;
  readonly body: BodyOf<K>;
  readonly caller: Caller;
  readonly now: Date;
  readonly session: K extends PublicOperation ? undefined : UserSession;
  /**
   * Runs the changes of the call in a transaction, whose result is the response: the transaction of an idempotent create
   * stores it too. What takes long, such as storing a picture, comes before, because a transaction occupies a connection.
   */
  readonly transact: <T extends object>(work: (tx: Db) => Promise<T>) => Promise<T>;
  readonly version: VersionHeaders;
  /** Who changes data. */
  readonly author: K extends PublicOperation ? undefined : Author;
}

/** What a call that changes a record needs. */
export type Change = Pick<Call<'removeTeam'>, 'transact' | 'version' | 'author'>;

export interface Operation<K extends OperationId> {
  /** The rules of section 5 for the body, or for the query of a call without a body. */
  readonly rules?: (sent: Readonly<Record<string, unknown>>) => readonly FieldError[];
  /** The query parameters that filter a list. A malformed one is refused like a broken rule. */
  readonly filters?: readonly string[];
  /** Whether every signed-in user may call it. Otherwise only admins may (section 6). */
  readonly anyRole?: true;
  /**
   * Makes identical requests within seconds count as one, while this accepts the first response: a record that has been
   * edited or deleted since can be created again. Browsers resend a POST whose response was cut off.
   */
  readonly once?: (first: OkResponse<K>) => Promise<boolean>;
  /** Whether the response may have thousands of rows. Such requests of a session have turns of their own. */
  readonly isLarge?: true;
  /** Of the list of a resource whose changes are in the history. */
  readonly recorded?: RecordedResource;
  readonly handle: (call: Call<K>) => Promise<OkResponse<K>>;
}

/** All operations. A missing one, or an undocumented response, does not compile. */
export type Operations = { readonly [K in OperationId]: Operation<K> };
