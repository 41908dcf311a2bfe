import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { matchesPlayed, readPointTable, rowsOf, shownTournaments, standingsOf } from '#domain/points/standings.ts';
import { endOf, phaseOf, tournamentName } from '#domain/tournaments.ts';
import { formatAge } from '#i18n/format-age.ts';
import { useText } from '#i18n/use-text.ts';
import { listView } from '#machines/list/machine.ts';
import type { ListRow } from '#machines/list/types.ts';
import { ownerOf, useRulesets } from '#records/rulesets.ts';
import { Avatar } from '#ui/base/avatar.tsx';
import layout from '#ui/layout/layout.module.css';
import type { ListActor } from '../../shared/list/list-rows.tsx';
import { DataAge, Panel } from '../panel.tsx';
import css from './later.module.css';

interface StandingsPanelsProps {
  /** The records of the recent tournaments. */
  readonly list: ListActor;
  /** In milliseconds. */
  readonly now: number;
}

/** How many teams are shown. */
const most = 5;

/** A panel with the standings of each running tournament, or of the last one that ended. Nothing without one. */
export function StandingsPanels({ list, now }: StandingsPanelsProps) {
  const view = useSelector(list, listView, shallowEqual);
  const rows = view.kind === 'rows' ? view.rows : null;
  const shown = useMemo(() => shownTournaments(rows ?? [], now), [rows, now]);
  return shown.map((record) => <Standings key={record.id} record={record} list={list} now={now} />);
}

interface StandingsProps extends StandingsPanelsProps {
  readonly record: ListRow;
}

function Standings({ record, list, now }: StandingsProps) {
  const text = useText();
  const table = useMemo(() => readPointTable(record), [record]);
  const ruleset = useRulesets().of(ownerOf(record), rowsOf(table));
  const name = tournamentName(record);
  const played = matchesPlayed(table);
  const notes = [
    phaseOf(record, now) === 'ended' && text('Ended {{time}}', { time: formatAge(endOf(record), now, text.language) }),
    played > 0 && text('Matches played: {{number}}', { number: played }),
    table.length > most && text('The first {{number}} of {{total}} teams', { number: most, total: table.length }),
  ];
  return (
    <Panel
      title={name}
      action={
        <a href={`#/tournament/edit/${record.id}`} aria-label={text('Open the point table of {{name}}', { name })}>
          {text('Open the point table')}
        </a>
      }
    >
      <p className={layout['faint']}>
        <span>{notes.map((note) => (note === false ? '' : `${note} · `)).join('')}</span>
        <DataAge list={list} now={now} />
      </p>
      <table className={css['table']} aria-label={name}>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{text('Team')}</th>
            <th scope="col">{text('Wins')}</th>
            <th scope="col">{text('Finishes')}</th>
            <th scope="col">{text('Total')}</th>
          </tr>
        </thead>
        <tbody>
          {standingsOf(table, most, ruleset).map(({ teamId, team, isDeleted, rank, wins, finishes, total }) => (
            <tr key={teamId}>
              <td>{rank}</td>
              <th scope="row">
                <span className={css['team']}>
                  <Avatar name={team} size="row" />
                  <span>{isDeleted ? text('{{name}} (deleted)', { name: team }) : team}</span>
                </span>
              </th>
              <td>{wins}</td>
              <td>{finishes}</td>
              <td>
                <b>{total}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
