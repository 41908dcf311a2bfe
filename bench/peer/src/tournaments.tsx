import { DataTable, DateField } from 'react-admin';
import { ListFrame } from './list-frame.tsx';
import { StatusField } from './status-field.tsx';

export const TournamentList = () => (
  <ListFrame>
    <DataTable rowClick="edit">
      <DataTable.Col source="name" disableSort />
      <DataTable.Col source="label" disableSort />
      <DataTable.Col source="series_name" label="Series" disableSort />
      <DataTable.Col source="begin_at" disableSort>
        <DateField source="begin_at" showTime />
      </DataTable.Col>
      <DataTable.Col source="end_at" disableSort>
        <DateField source="end_at" showTime />
      </DataTable.Col>
      <DataTable.Col source="status" disableSort field={StatusField} />
    </DataTable>
  </ListFrame>
);
