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

/** Made once: a new one each time would make each input of the table register itself again. */
const asked = required();
const digits = (typed: string) => typed.replace(/\D/g, '').slice(0, 6);
const counts = ['chicken_dinner', 'matches_played', 'total_finish', 'position_point', 'total_point'];
const filterToQuery = (q: string) => ({ q });
const statuses = [
  { id: '1', name: 'Active' },
  { id: '0', name: 'Inactive' },
];

/** The form of a tournament, with its point table as react-admin's page on ArrayInput has it: a row of inputs each. */
export const TournamentEdit = () => (
  <Edit mutationMode="pessimistic">
    <SimpleForm>
      <TextInput source="name" validate={asked} />
      <TextInput source="label" validate={asked} />
      <DateTimeInput source="original_scheduled_at" validate={asked} />
      <ReferenceInput source="series_id" reference="series">
        <AutocompleteInput optionText="name" filterToQuery={filterToQuery} validate={asked} />
      </ReferenceInput>
      <TextInput source="prizepool" validate={asked} />
      <DateTimeInput source="begin_at" validate={asked} />
      <DateTimeInput source="end_at" validate={asked} />
      <SelectInput source="status" choices={statuses} />
      <ArrayInput source="pointTable">
        <SimpleFormIterator inline disableReordering>
          <ReferenceInput source="team_id" reference="teams">
            <AutocompleteInput optionText="name" filterToQuery={filterToQuery} validate={asked} />
          </ReferenceInput>
          {counts.map((source) => (
            <TextInput key={source} source={source} parse={digits} validate={asked} inputMode="numeric" />
          ))}
        </SimpleFormIterator>
      </ArrayInput>
    </SimpleForm>
  </Edit>
);
