import type { operations } from '#openapi/schema.d.ts';
import type { SignedIn } from '../auth/sessions.ts';
import type { FieldError } from '../http/refusal.ts';
import type { PublicOperation } from './public-operations.ts';

/** The contract's operations as functions, checked against its generated types. */
export type OperationId = keyof operations;

type Json<R> = R extends { content: { 'application/json': infer Body } } ? Body : never;
type Required<T> = T extends object ? T : Record<string, never>;

/** The documented answer with `status: true`. Refusals are thrown. */
export type OkAnswer<K extends OperationId> = operations[K]['responses'] extends { 200: infer R }
  ? Extract<Json<R>, { status: true }>
  : never;

export type BodyOf<K extends OperationId> = operations[K] extends { requestBody: infer B } ? Json<B> : undefined;

/** Where a request comes from, as far as it can be told. */
export interface Caller {
  /** Of the client, or of its network: see `client-network.ts`. */
  readonly address: string;
  readonly userAgent: string;
  readonly device: DeviceTokens;
}

/** The device tokens that a browser holds, however they travel. */
export interface DeviceTokens {
  /** As the request carries them; '' for none. They may be forged. */
  readonly presented: string;
  /** Gives the browser others instead, with the answer. */
  readonly store: (tokens: string) => void;
}

/** A request that is as the contract has it. */
export interface Call<K extends OperationId> {
  readonly query: Required<operations[K]['parameters']['query']>;
  readonly params: Required<operations[K]['parameters']['path']>;
  readonly body: BodyOf<K>;
  readonly caller: Caller;
  readonly now: Date;
  readonly person: K extends PublicOperation ? undefined : SignedIn;
}

export interface Operation<K extends OperationId> {
  /** The rules of section 5, asked of a body together with its shape, or of the query of a call without one. */
  readonly rules?: (sent: Readonly<Record<string, unknown>>) => readonly FieldError[];
  /** Whether any signed-in person may call it; otherwise only an admin may (section 6). */
  readonly anyRole?: true;
  /** Whether the same request, sent twice within seconds, is one: browsers resend a POST whose answer was cut off. */
  readonly once?: true;
  readonly answer: (call: Call<K>) => Promise<OkAnswer<K>>;
}

/** All of them: one that is missing, or that answers what is not documented, does not compile. */
export type Operations = { readonly [K in OperationId]: Operation<K> };
