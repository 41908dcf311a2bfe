import type { OperationOf } from '#fields/endpoint.ts';
import type { Endpoints } from './define.ts';

/** What the contract says of an entity's calls, for {@link defineEntity} to check a declaration against. */

type Json<O> = O extends { responses: { 200: { content: { 'application/json': infer Body } } } } ? Body : never;

/** `data` of the answer with `status: true`. */
export type DataOf<E extends string> =
  Extract<Json<OperationOf<E>>, { status: true }> extends { data: infer D } ? D : unknown;

type RowOf<E extends string> = DataOf<E> extends { data: readonly (infer Row)[] } ? Row : never;

/** The members of a row of a paged list. */
export type RowKeys<E extends string> = keyof RowOf<E> & string;

type FormOf<O> = O extends { requestBody?: { content: { 'multipart/form-data': infer Body } } } ? keyof Body : never;

/** The members that a create or an update may send. */
export type BodyKeys<E extends Endpoints> =
  | (E['create'] extends string ? FormOf<OperationOf<E['create']>> : never)
  | (E['update'] extends string ? FormOf<OperationOf<E['update']>> : never);
