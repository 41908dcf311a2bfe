import type { Entity } from '#entities/define.ts';
import type { AddressLook } from '#lists/look.ts';
import type { ListQuery, ListRow } from '#machines/list/types.ts';
import type { TableColumn } from '#ui/table/table-column.ts';
import type { ListActor } from '../../shared/list/list-rows.tsx';
import type { OnQuery } from '../../shared/list/use-list.ts';
import type { ListStore } from '../list/list-store.ts';
import type { OnLook, ShownLook } from '../views/apply-look.tsx';

export interface ListToolsProps {
  readonly entity: Entity;
  readonly list: ListActor;
  readonly store: ListStore;
  /** The columns that the entity declares. */
  readonly columns: readonly TableColumn<ListRow>[];
  /** The query in the URL. */
  readonly query: ListQuery;
  readonly onQuery: OnQuery;
  /** How the address asks to show the list. */
  readonly look: AddressLook;
  readonly shown: ShownLook;
  readonly onLook: OnLook;
  /** The address of another query or look, without `#`. */
  readonly hrefOf: (query: ListQuery, look: AddressLook) => string;
}
