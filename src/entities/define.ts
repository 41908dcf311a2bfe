import type { AreaPath } from '#domain/areas.ts';
import type { EndpointOf } from '#fields/endpoint.ts';
import type { Field } from '#fields/field.ts';
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
  /** The members of a row that the list shows; each is labelled and shown by the field of its name. */
  readonly columns: readonly string[];
  readonly fields: Readonly<Record<string, Field>>;
}

/** An entity as it is declared: a path, column or field that the contract does not have is a compile error. */
interface Declaration<E extends Endpoints, F extends Readonly<Record<string, Field>>> extends Entity {
  readonly endpoints: E;
  readonly columns: readonly (RowKeys<E['list']> & keyof F & string)[];
  readonly fields: F & Readonly<Record<Exclude<keyof F, BodyKeys<E>>, never>>;
}

export function defineEntity<const E extends Endpoints, const F extends Readonly<Record<string, Field>>>(
  declaration: Declaration<E, F>,
): Entity {
  return declaration;
}
