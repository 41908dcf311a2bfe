import type { AreaPath } from '#domain/areas.ts';
import type { EndpointOf } from '#fields/endpoint.ts';
import type { Field, ImageField, Values } from '#fields/field.ts';
import type { Text } from '#i18n/text.ts';
import type { BodyKeys, RowKeys } from './contract-types.ts';

/** The calls of an entity. One that is absent removes its button and its route. */
export interface Endpoints {
  readonly list: EndpointOf<'GET'>;
  readonly read?: EndpointOf<'GET'>;
  readonly create?: EndpointOf<'POST'>;
  readonly update?: EndpointOf<'PATCH'>;
  readonly remove?: EndpointOf<'DELETE'>;
}

/** A member that no form has, by its own label. */
export interface ReadOnlyColumn {
  readonly member: string;
  readonly label: Text;
}

export type Column = string | ReadOnlyColumn;

/** One area of the back-office, declared once: its list, its forms, their rules and its wire format follow from this. */
export interface Entity {
  readonly path: AreaPath;
  /** The list's title: the sidebar label of section 2. */
  readonly label: Text;
  /** One of them, for titles and buttons. */
  readonly record: Text;
  readonly endpoints: Endpoints;
  /** What the list call carries besides page, listPerPage and search. */
  readonly listQuery?: Readonly<Record<string, string>>;
  /** What the list shows of a row: members by the field of their name, or such as are read only. */
  readonly columns: readonly Column[];
  /** The members that together name a record; its first column of text when not said. */
  readonly title?: readonly string[];
  readonly fields: Readonly<Record<string, Field>>;
  /** What a copy of a record begins with, of the record's own values: those when not said. */
  readonly copied?: (values: Values) => Values;
}

/** A picture is sent by one name and read by another (`users`, `profile_pic`). */
type Pictures<F> = { [K in keyof F]: F[K] extends ImageField ? K : never }[keyof F];

/** An entity as it is declared: a path, column or field that the contract does not have is a compile error. */
interface Declaration<E extends Endpoints, F extends Readonly<Record<string, Field>>> extends Entity {
  readonly endpoints: E;
  readonly columns: readonly (
    | (keyof F & (RowKeys<E['list']> | Pictures<F>) & string)
    | { readonly member: RowKeys<E['list']>; readonly label: Text }
  )[];
  readonly title?: readonly RowKeys<E['list']>[];
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
