import { use } from 'react';
import { groupsPoster } from '#domain/publish/groups-poster.ts';
import type { Poster } from '#domain/publish/poster.ts';
import type { PublishedRows, SelectField, Value } from '#fields/field.ts';
import { nameless, type OptionStore } from '#fields/options.ts';
import { rowsIn, textIn } from '#fields/value.ts';
import type { Translate } from '#i18n/english.ts';
import { useText } from '#i18n/use-text.ts';
import { useZone } from '#ui/base/zone-context.ts';
import { OptionStoreContext } from '#ui/controls/option-store-context.ts';
import type { RowsEditorProps } from '../form/form-actor.ts';
import { paramsOf } from '../form/form-field.tsx';
import { matchDay, PublishButton } from './publish-button.tsx';

interface PublishGroupsProps extends RowsEditorProps {
  readonly published: PublishedRows;
}

/** Publishes the teams of a form's rows by group, also those that are not saved yet. */
export function PublishGroups({ published, ...editor }: PublishGroupsProps) {
  const text = useText();
  const zone = useZone();
  const store = use(OptionStoreContext);
  return (
    store && (
      <PublishButton posterOf={() => groupsOf(editor, published, store, text)} date={matchDay(zone, text.language)} />
    )
  );
}

function groupsOf(
  { form, field, name }: RowsEditorProps,
  { team, group }: PublishedRows,
  store: OptionStore,
  text: Translate,
): Poster {
  const { values } = form.getSnapshot().context;
  // The controls of the rows have loaded the names.
  const nameOf = (column: string, id: string, at: number) => {
    const cell = field.row[column];
    if (id === '' || cell?.kind !== 'select') return '';
    return optionName(store, cell, id, paramsOf(cell, `${name}[${at}][${column}]`, values));
  };
  const rows = rowsIn(values[name] as Value | undefined);
  const teams = rows.flatMap((row, at) => {
    const teamId = row[team] ?? '';
    if (teamId === '') return [];
    return [{ teamId, team: nameOf(team, teamId, at), group: nameOf(group, row[group] ?? '', at) }];
  });
  return groupsPoster(teams, {
    title: textIn(values['name'] as Value | undefined),
    notes: [],
    nameLabel: text('Team'),
    withoutGroup: text('Without a group'),
  });
}

function optionName(
  store: OptionStore,
  { source, params: names }: SelectField,
  id: string,
  params: Readonly<Record<string, string>> | undefined,
): string {
  if (names && !params) return `#${id}`;
  const list = store.get({ source, ...(params && { params }) });
  const found = list.kind === 'loaded' && list.options.find((option) => String(option.id) === id);
  return found ? found.name : nameless(list, id);
}
