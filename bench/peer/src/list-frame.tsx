import type { ReactNode } from 'react';
import { List, Pagination, SearchInput } from 'react-admin';

const filters = [<SearchInput key="q" source="q" alwaysOn />];

/** Common to the three lists: search, the product's page sizes, no sorting (the API does not sort). */
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
