import {
  ArrayInput,
  AutocompleteInput,
  DateTimeInput,
  Edit,
  ReferenceInput,
  required,
  SelectInput,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
} from 'react-admin';

/** Created once: a new function on every render would re-register each input of the table. */
const isRequired = required();
const digits = (typed: string) => typed.replace(/\D/g, '').slice(0, 6);
const counts = ['chicken_dinner', 'matches_played', 'total_finish', 'position_point', 'total_point'];
const filterToQuery = (q: string) => ({ q });
const statuses = [
  { id: '1', name: 'Active' },
  { id: '0', name: 'Inactive' },
];

/** The form of a tournament, with its point table as in react-admin's page on ArrayInput: a row of inputs per team. */
export const TournamentEdit = () => (
  <Edit mutationMode="pessimistic">
    <SimpleForm>
      <TextInput source="name" validate={isRequired} />
      <TextInput source="label" validate={isRequired} />
      <DateTimeInput source="original_scheduled_at" validate={isRequired} />
      <ReferenceInput source="series_id" reference="series">
        <AutocompleteInput optionText="name" filterToQuery={filterToQuery} validate={isRequired} />
      </ReferenceInput>
      <TextInput source="prizepool" validate={isRequired} />
      <DateTimeInput source="begin_at" validate={isRequired} />
      <DateTimeInput source="end_at" validate={isRequired} />
      <SelectInput source="status" choices={statuses} />
      <ArrayInput source="pointTable">
        <SimpleFormIterator inline disableReordering>
          <ReferenceInput source="team_id" reference="teams">
            <AutocompleteInput optionText="name" filterToQuery={filterToQuery} validate={isRequired} />
          </ReferenceInput>
          {counts.map((source) => (
            <TextInput key={source} source={source} parse={digits} validate={isRequired} inputMode="numeric" />
          ))}
        </SimpleFormIterator>
      </ArrayInput>
    </SimpleForm>
  </Edit>
);
