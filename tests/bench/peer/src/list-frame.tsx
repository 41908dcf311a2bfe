import type { ReactNode } from 'react';
import { List, Pagination, SearchInput } from 'react-admin';

const filters = [<SearchInput key="q" source="q" alwaysOn />];

/** What the three lists have in common: search, page sizes of the product, nothing sorted (the API sorts nothing). */
export const ListFrame = ({ children }: { readonly children: ReactNode }) => (
  <List
    filters={filters}
    perPage={10}
    exporter={false}
    pagination={<Pagination rowsPerPageOptions={[10, 25, 50, 100]} />}
  >
    {children}
  </List>
);
