import type { AreaPath } from '#domain/areas.ts';
import type { EndpointOf, OperationOf } from '#fields/endpoint.ts';
import type { Field, ImageField, Values } from '#fields/field.ts';
import type { Text } from '#i18n/text.ts';

/** The calls of an entity. One that is absent removes its button and its route. */
export interface Endpoints {
  readonly list: EndpointOf<'GET'>;
  readonly read?: EndpointOf<'GET'>;
  readonly create?: EndpointOf<'POST'>;
  readonly update?: EndpointOf<'PATCH'>;
  readonly remove?: EndpointOf<'DELETE'>;
}

/** A column without a form field, with its own label. */
export interface ReadOnlyColumn {
  readonly member: string;
  readonly label: Text;
}

export type Column = string | ReadOnlyColumn;

/** Fields of a form under a heading. */
export interface FieldGroup {
  readonly heading: Text;
  readonly fields: readonly string[];
}

/** Members of a record that its heading shows beside its parents. */
export interface Facts {
  /** When it starts. */
  readonly start?: string;
  /** When it ends; shown with the start as a range of days. */
  readonly end?: string;
  /** The rows that have one team each; their number is shown. */
  readonly teams?: string;
}

/** The declaration of one area of the back-office. Its list, forms, rules and wire format follow from it. */
export interface Entity {
  readonly path: AreaPath;
  /** The list's title: the sidebar label of section 2. */
  readonly label: Text;
  /** The singular, for titles and buttons. */
  readonly record: Text;
  readonly endpoints: Endpoints;
  /** Parameters of the list call besides page, listPerPage and search. */
  readonly listQuery?: Readonly<Record<string, string>>;
  /** The columns of the list: field names, or read-only members. */
  readonly columns: readonly Column[];
  /** The columns that a phone shows below the name; by default the first two after it. */
  readonly secondLine?: readonly string[];
  /** A list without a picture column shows the initials of the name, in this shape. */
  readonly initials?: 'round' | 'square';
  /** The members that name a record; by default its first text column. */
  readonly title?: readonly string[];
  /** What the heading of a record shows beside its parents. */
  readonly facts?: Facts;
  /** The fields in the specification's order, in which the server lists their errors. `groups` order the form. */
  readonly fields: Readonly<Record<string, Field>>;
  /** The groups of the form, in its order. Fields that no group names follow without a heading. */
  readonly groups?: readonly FieldGroup[];
  /** Changes the initial values of a copied record; by default they are the record's own values. */
  readonly copied?: (values: Values) => Values;
}

/** An image may be sent under another name than it is read (`users`, `profile_pic`). */
type Pictures<F> = { [K in keyof F]: F[K] extends ImageField ? K : never }[keyof F];

/** An entity declaration. A path, column or field that the contract does not contain is a compile error. */
interface Declaration<E extends Endpoints, F extends Readonly<Record<string, Field>>> extends Entity {
  readonly endpoints: E;
  readonly columns: readonly (
    | (keyof F & (RowKeys<E['list']> | Pictures<F>) & string)
    | { readonly member: RowKeys<E['list']>; readonly label: Text }
  )[];
  readonly secondLine?: readonly RowKeys<E['list']>[];
  readonly title?: readonly RowKeys<E['list']>[];
  readonly facts?: {
    readonly start?: RowKeys<E['list']>;
    readonly end?: RowKeys<E['list']>;
    readonly teams?: keyof F & string;
  };
  readonly groups?: readonly { readonly heading: Text; readonly fields: readonly (keyof F & string)[] }[];
  readonly fields: F & Readonly<Record<Exclude<keyof F, BodyKeys<E>>, never>>;
}

/** An entity with the kinds of its fields, from which the server derives the types of a row. */
interface DeclaredEntity<F> extends Entity {
  readonly fields: F & Entity['fields'];
}

export function defineEntity<const E extends Endpoints, const F extends Readonly<Record<string, Field>>>(
  declaration: Declaration<E, F>,
): DeclaredEntity<F> {
  return declaration;
}

/** What the contract defines for an entity's calls. `defineEntity` checks declarations against it. */

type Json<O> = O extends { responses: { 200: { content: { 'application/json': infer Body } } } } ? Body : never;

/** The type of `data` in a response with `status: true`. */
type DataOf<E extends string> = Extract<Json<OperationOf<E>>, { status: true }> extends { data: infer D } ? D : unknown;

type RowOf<E extends string> = DataOf<E> extends { data: readonly (infer Row)[] } ? Row : never;

/** The members of a row of a paged list. */
type RowKeys<E extends string> = keyof RowOf<E> & string;

type FormOf<O> = O extends { requestBody?: { content: { 'multipart/form-data': infer Body } } } ? keyof Body : never;

/** The members that a create or an update may send. */
type BodyKeys<E extends { readonly create?: string; readonly update?: string }> =
  | (E['create'] extends string ? FormOf<OperationOf<E['create']>> : never)
  | (E['update'] extends string ? FormOf<OperationOf<E['update']>> : never);
