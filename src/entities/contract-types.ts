import type { OperationOf } from '#fields/endpoint.ts';

/** What the contract defines for an entity's calls. `defineEntity` checks declarations against it. */

type Json<O> = O extends { responses: { 200: { content: { 'application/json': infer Body } } } } ? Body : never;

/** The type of `data` in a response with `status: true`. */
export type DataOf<E extends string> =
  Extract<Json<OperationOf<E>>, { status: true }> extends { data: infer D } ? D : unknown;

type RowOf<E extends string> = DataOf<E> extends { data: readonly (infer Row)[] } ? Row : never;

/** The members of a row of a paged list. */
export type RowKeys<E extends string> = keyof RowOf<E> & string;

type FormOf<O> = O extends { requestBody?: { content: { 'multipart/form-data': infer Body } } } ? keyof Body : never;

/** The members that a create or an update may send. */
export type BodyKeys<E extends { readonly create?: string; readonly update?: string }> =
  | (E['create'] extends string ? FormOf<OperationOf<E['create']>> : never)
  | (E['update'] extends string ? FormOf<OperationOf<E['update']>> : never);
