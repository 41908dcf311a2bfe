import { useState } from 'react';
import type { Entity } from '#entities/define.ts';
import type { AddressLook } from '#lists/look.ts';
import type { ListQuery } from '#machines/list/types.ts';
import { ListScreen } from '#screens/entity/list/list-screen.tsx';

interface ListHostProps {
  readonly entity: Entity;
  readonly from?: Partial<ListQuery>;
  readonly look?: AddressLook;
}

/** Holds a list's query, like the URL. */
export function ListHost({ entity, from, look: fromLook = {} }: ListHostProps) {
  const [query, setQuery] = useState<ListQuery>({ page: 1, perPage: 10, search: '', ...from });
  const [look, setLook] = useState<AddressLook>(fromLook);
  return (
    <ListScreen
      entity={entity}
      query={query}
      onQuery={setQuery}
      look={look}
      onLook={setLook}
      hrefOf={(...address) => `/?${JSON.stringify(address)}`}
    />
  );
}
