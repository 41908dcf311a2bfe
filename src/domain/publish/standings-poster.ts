import type { Ranking } from '../points/rank.ts';
import type { NameOf, NumberColumn, PointRow } from '../points/row.ts';
import type { Poster, PosterColumn } from './poster.ts';

interface StandingsWords extends Pick<Poster, 'title' | 'notes' | 'leadLabel' | 'nameLabel'> {
  readonly columns: Readonly<Record<PublishedColumn, PosterColumn>>;
}

/** The columns that the public sees, the most important one last. */
const published = ['chicken_dinner', 'position_point', 'total_finish', 'total_point'] as const satisfies NumberColumn[];

export type PublishedColumn = (typeof published)[number];

/**
 * The standings of a point table. `detailOf`: the penalty or the bonus of a row with its reason, or ''. Order and ranks are those of the grid, so that a shared rank has its '='. Rows without
 * a team or a total have no place yet and are left out.
 */
export function standingsPoster(
  rows: readonly PointRow[],
  { sorted, ranks, shown }: Pick<Ranking, 'sorted' | 'ranks'> & { readonly shown: readonly string[] },
  nameOf: NameOf,
  detailOf: NameOf,
  { columns, ...words }: StandingsWords,
): Poster {
  const places = sorted.flatMap((at) => {
    const row = rows[at];
    const teamId = row?.['team_id'] ?? '';
    if (row === undefined || teamId === '' || ranks[at] === undefined) return [];
    return [
      {
        lead: shown[at] ?? '',
        name: nameOf(at),
        detail: detailOf(at),
        teamId,
        isFirst: ranks[at] === 1,
        cells: published.map((column) => row[column] ?? ''),
      },
    ];
  });
  return { ...words, columns: published.map((column) => columns[column]), sections: [{ heading: '', rows: places }] };
}
