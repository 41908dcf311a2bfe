import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { findAttention } from '#domain/attention.ts';
import { largestPage } from '#domain/limits.ts';
import { readPointTable, rowsOf } from '#domain/points/standings.ts';
import type { RecordRow } from '#domain/record-row.ts';
import { useDraftCount } from '#drafts/use-draft-count.ts';
import { entity as games } from '#entities/declared/bgmi-allmatches.ts';
import { entity as tournaments } from '#entities/declared/tournament.ts';
import type { Entity } from '#entities/define.ts';
import { useText } from '#i18n/use-text.ts';
import { listLogic } from '#lists/list-logic.ts';
import { recentTournamentsLogic } from '#lists/recent-tournaments-logic.ts';
import { type listMachine, listView } from '#machines/list/machine.ts';
import type { ListRow } from '#machines/list/types.ts';
import { ownerOf, useRulesets } from '#records/rulesets.ts';
import { useLogic, useOwnApi } from '#session/services/use-own-api.ts';
import { useResumed } from '#session/use-resumed.ts';
import { Button } from '#ui/button/button.tsx';
import layout from '#ui/layout/layout.module.css';
import { LaterLines } from '#ui/loading/skeleton.tsx';
import type { ListActor } from '../../shared/list/list-rows.tsx';
import { useCacheUpdates } from '../../shared/list/use-cache-updates.ts';
import { useRevalidation } from '../../shared/list/use-revalidation.ts';
import { Panel, PanelState } from '../panel.tsx';
import { AttentionRow, DraftsRow } from './attention-row.tsx';
import css from './later.module.css';

interface AttentionPanelProps {
  /** The matches of the panel "Now and next". */
  readonly matches: ListActor;
  /** In milliseconds. */
  readonly now: number;
  /** Shares the records of the recent tournaments with the standings; null when the panel is removed. */
  readonly onTournaments: (list: ListActor | null) => void;
}

/** How many rows are listed until the user asks for all. */
const maxListed = 5;

/** What needs attention: late matches, unsent drafts, totals that do not add up, numbers that are used twice. */
export function AttentionPanel({ matches, now, onTournaments }: AttentionPanelProps) {
  const text = useText();
  const [tournamentsApi, gamesApi] = [useOwnApi(), useOwnApi()];
  const tournamentList = usePanelList(useLogic(recentTournamentsLogic, tournamentsApi), tournaments);
  const gameList = usePanelList(useLogic(listLogic, gamesApi, games), games);
  useEffect(() => {
    onTournaments(tournamentList);
    return () => onTournaments(null);
  }, [onTournaments, tournamentList]);

  const drafts = useDraftCount();
  const known = { matches: useRows(matches), tournaments: useRows(tournamentList), games: useRows(gameList) };
  const isLoading = [useIsLoading(tournamentList), useIsLoading(gameList)].includes(true);
  // Shown once the lists are read, so that no row moves another one.
  const hasDrafts = drafts.total > 0 && !isLoading;
  const items = useAttention(known, now, isLoading);
  const [showsAll, setShowsAll] = useState(false);
  const listed = showsAll ? items : items.slice(0, maxListed);
  const late = listed.filter(({ kind }) => kind === 'late');
  const others = listed.filter(({ kind }) => kind !== 'late');
  const count = items.length + (hasDrafts ? 1 : 0);
  const number = items.length - listed.length;
  return (
    <Panel
      title={text('Needs attention')}
      action={count > 0 && <span className={layout['faint']}>{count}</span>}
      reserved
    >
      <PanelState
        list={tournamentList}
        calls={tournamentsApi.pending}
        what={text('Tournaments could not be loaded.')}
        stale={known.tournaments !== none}
      />
      <PanelState
        list={gameList}
        calls={gamesApi.pending}
        what={text('BGMI matches could not be loaded.')}
        stale={known.games !== none}
      />
      {count > 0 && (
        <ul>
          {late.map((item) => (
            <AttentionRow key={item.key} item={item} now={now} />
          ))}
          {hasDrafts && <DraftsRow drafts={drafts} />}
          {others.map((item) => (
            <AttentionRow key={item.key} item={item} now={now} />
          ))}
        </ul>
      )}
      {number > 0 && (
        <Button size="small" onClick={() => setShowsAll(true)}>
          {text('Show {{number}} more', { number })}
        </Button>
      )}
      {isLoading && <LaterLines />}
      {!isLoading && count === 0 && <p className={css['nothing']}>{text('Nothing needs attention')}</p>}
    </Panel>
  );
}

const none: readonly ListRow[] = [];

function useRows(list: ListActor): readonly ListRow[] {
  return useSelector(list, ({ context }) => context.shown?.rows ?? none);
}

function useIsLoading(list: ListActor): boolean {
  return useSelector(list, listView, shallowEqual).kind === 'skeleton';
}

/** While a list loads only the late matches, so that no row moves another one. */
function useAttention(
  { matches, tournaments: records, games: rows }: Record<'matches' | 'tournaments' | 'games', readonly ListRow[]>,
  now: number,
  isLoading: boolean,
) {
  const rulesets = useRulesets();
  return useMemo(() => {
    const rulesetOf = (record: RecordRow) => rulesets.of(ownerOf(record), rowsOf(readPointTable(record)));
    const [tournaments, games] = isLoading ? [none, none] : [records.map(rulesets.noted), rows];
    return findAttention({ matches, tournaments, games, rulesetOf, now });
  }, [matches, records, rows, rulesets, now, isLoading]);
}

const query = { page: 1, perPage: largestPage, search: '' };

/** The newest records of a list for a panel without actions on its rows: newer rows replace them without a press. */
function usePanelList(logic: typeof listMachine, entity: Entity): ListActor {
  const list = useActorRef(logic, { input: { query } });
  const hasPendingPage = useSelector(list, ({ context }) => context.pendingPage !== null);
  useResumed(list);
  useRevalidation(list, 'list.refresh');
  useCacheUpdates(list, entity);
  useEffect(() => {
    if (hasPendingPage) list.send({ type: 'list.applyPending' });
  }, [list, hasPendingPage]);
  return list;
}
