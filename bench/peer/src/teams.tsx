import { DataTable } from 'react-admin';
import { ListFrame } from './list-frame.tsx';
import { StatusField } from './status-field.tsx';

export const TeamList = () => (
  <ListFrame>
    <DataTable rowClick={false}>
      <DataTable.Col source="name" disableSort />
      <DataTable.Col source="full_name" disableSort />
      <DataTable.Col source="game_name" label="Game" disableSort />
      <DataTable.Col source="country_name" label="Country" disableSort />
      <DataTable.Col source="status" disableSort field={StatusField} />
    </DataTable>
  </ListFrame>
);
