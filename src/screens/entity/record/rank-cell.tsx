import { useEffect, useState } from 'react';
import { useText } from '#i18n/use-text.ts';
import { readTeamRank, type TeamRank } from '#records/team-rank.ts';
import { useServices } from '#session/services/services-context.ts';

interface RankCellProps {
  readonly tournamentId: number | string;
  readonly teamId: number | string;
}

/** The rank of a team in a tournament. The rows of the list lack the point table, so each cell reads its tournament. */
export function RankCell({ tournamentId, teamId }: RankCellProps) {
  const text = useText();
  const { api } = useServices();
  const [rank, setRank] = useState<TeamRank | null>();
  useEffect(() => {
    const controller = new AbortController();
    void readTeamRank(api, tournamentId, teamId, controller.signal).then((read) => {
      if (!controller.signal.aborted) setRank(read);
    });
    return () => controller.abort();
  }, [api, tournamentId, teamId]);
  if (rank === undefined) return <span>…</span>;
  return <span>{rank === null ? '–' : text('{{rank}} of {{teams}}', { rank: rank.rank, teams: rank.teams })}</span>;
}
