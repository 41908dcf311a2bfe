import type { Poster, PosterRow } from './poster.ts';

/** A team of a stage with the name of its group, '' without one. */
export interface GroupedTeam {
  readonly teamId: string;
  readonly team: string;
  readonly group: string;
}

/** The groups of a stage in the order of their names, each with its teams in the order of the stage. */
export function groupsPoster(
  teams: readonly GroupedTeam[],
  words: Pick<Poster, 'title' | 'notes' | 'nameLabel'> & { readonly withoutGroup: string },
): Poster {
  const { withoutGroup, ...rest } = words;
  const names = [...new Set(teams.map(({ group }) => group))].sort(compareNames);
  const isGrouped = names.some((name) => name !== '');
  const sections = names.map((name) => ({
    heading: isGrouped ? name || withoutGroup : '',
    rows: teams.filter(({ group }) => group === name).map(rowOf),
  }));
  return { ...rest, leadLabel: '', columns: [], sections };
}

function rowOf({ teamId, team }: GroupedTeam): PosterRow {
  return { lead: '', name: team, detail: '', teamId, isFirst: false, cells: [] };
}

const collator = new Intl.Collator('en', { numeric: true });

/** 'Group 2' comes before 'Group 10'; teams without a group come last. */
function compareNames(one: string, other: string): number {
  if (one === '' || other === '') return (one === '' ? 1 : 0) - (other === '' ? 1 : 0);
  return collator.compare(one, other);
}
