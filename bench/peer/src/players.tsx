import { DataTable } from 'react-admin';
import { ListFrame } from './list-frame.tsx';
import { StatusField } from './status-field.tsx';

export const PlayerList = () => (
  <ListFrame>
    <DataTable rowClick={false}>
      <DataTable.Col source="name" disableSort />
      <DataTable.Col source="full_name" disableSort />
      <DataTable.Col source="nickname" disableSort />
      <DataTable.Col source="current_game_name" label="Game" disableSort />
      <DataTable.Col source="status" disableSort field={StatusField} />
    </DataTable>
  </ListFrame>
);
