import { useMemo } from 'react';
import { recordedAreas } from '#history/recorded-areas.ts';
import { useText } from '#i18n/use-text.ts';
import { useCapabilities } from '#session/capabilities/use-capabilities.ts';
import { classNames } from '#ui/base/class-names.ts';
import { useZone } from '#ui/base/zone-context.ts';
import { Button } from '#ui/button/button.tsx';
import { DayInput } from '#ui/form/day-input.tsx';
import { FieldShell } from '#ui/form/field-shell.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import layout from '#ui/layout/layout.module.css';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { SkeletonLines } from '#ui/loading/skeleton.tsx';
import { Select } from '#ui/select/select.tsx';
import { HistoryList } from '../shared/history/history-list.tsx';
import css from './history-screen.module.css';
import {
  type HistorySearch,
  readHistorySearch,
  type SearchParameters,
  toHistoryQuery,
  toSearchParameters,
} from './history-search.ts';
import { UserFilter } from './user-filter.tsx';

interface HistoryScreenProps {
  readonly search: SearchParameters;
  /** Changes the newest search parameters. */
  readonly onSearch: (change: (newest: SearchParameters) => SearchParameters, step: 'push' | 'replace') => void;
}

/** /history: the changes of all users, with restores. */
export function HistoryScreen({ search: parameters, onSearch }: HistoryScreenProps) {
  const text = useText();
  const zone = useZone();
  const capabilities = useCapabilities();
  const search = useMemo(() => readHistorySearch(parameters), [parameters]);
  const query = useMemo(() => toHistoryQuery(search, zone), [search, zone]);
  const go = (change: Partial<HistorySearch>, step: 'push' | 'replace' = 'push') =>
    onSearch((newest) => toSearchParameters({ ...readHistorySearch(newest), page: 1, ...change }), step);
  const isFiltered = search.area !== '' || search.user !== '' || search.day !== '' || search.isDeleted;
  const clear = () => go({ area: '', user: '', day: '', isDeleted: false });
  return (
    <div className={classNames(layout['stack'], css['screen'])}>
      <PageTitle heading={text('History')} note={text('Who changed what, and when. Newest first.')} />
      {capabilities === undefined && (
        <div className={css['coming']}>
          <SkeletonLines shape="box" />
        </div>
      )}
      {capabilities?.history === false && <EmptyState title={text('This server has no history')} />}
      {capabilities?.history && (
        <>
          <HistoryFilters search={search} hasTrash={capabilities.trash} onChange={go} />
          <HistoryList
            query={query}
            onPaging={go}
            canRestore={capabilities.trash}
            empty={
              isFiltered ? (
                <EmptyState
                  title={text('No changes match the filters')}
                  action={<Button onClick={clear}>{text('Clear the filters')}</Button>}
                />
              ) : (
                <EmptyState title={text('No changes yet')} />
              )
            }
          />
        </>
      )}
    </div>
  );
}

interface HistoryFiltersProps {
  readonly search: HistorySearch;
  readonly hasTrash: boolean;
  readonly onChange: (change: Partial<HistorySearch>, step?: 'push' | 'replace') => void;
}

/** The value of the choice that matches all areas. A native select cannot choose ''. */
const allAreas = '*';

function HistoryFilters({ search, hasTrash, onChange }: HistoryFiltersProps) {
  const text = useText();
  const options = [
    { value: allAreas, label: text('All areas') },
    ...recordedAreas.map(({ resource, label }) => ({ value: resource, label: text(label) })),
  ];
  return (
    <search className={css['filters']} aria-label={text('Filters')}>
      <Select
        label={text('Area')}
        options={options}
        value={options.some(({ value }) => value === search.area) ? search.area : allAreas}
        onChange={(area) => onChange({ area: area === allAreas ? '' : area })}
      />
      <UserFilter value={search.user} onChange={(user) => onChange({ user })} />
      <FieldShell label={text('Changed on')}>
        {(attributes) => (
          <DayInput {...attributes} value={search.day} isOptional onDay={(day) => onChange({ day }, 'replace')} />
        )}
      </FieldShell>
      {hasTrash && (
        <Switch
          label={text('Deleted records')}
          labelShown
          checked={search.isDeleted}
          onChange={(isDeleted) => onChange({ isDeleted })}
        />
      )}
    </search>
  );
}
