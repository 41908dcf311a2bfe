/** What is published: a heading and rows in sections. The picture, the text, the print and the CSV show the same. */
export interface Poster {
  readonly title: string;
  /** The event, the day and the date, as they were typed. Empty parts are left out. */
  readonly notes: readonly string[];
  /** The heading of the first column (rank, time); '' if the rows have none. */
  readonly leadLabel: string;
  readonly nameLabel: string;
  /** The last column is the most important one: where there is no room, the first ones are left out. */
  readonly columns: readonly PosterColumn[];
  readonly sections: readonly PosterSection[];
}

export interface PosterColumn {
  readonly label: string;
  /** The label where there is little room. */
  readonly short: string;
}

export interface PosterSection {
  /** '' for a poster with one section. */
  readonly heading: string;
  readonly rows: readonly PosterRow[];
}

export interface PosterRow {
  /** The rank or the time; '' without one. */
  readonly lead: string;
  readonly name: string;
  /** A second line; '' without one. */
  readonly detail: string;
  /** The id of the team whose picture is shown; null if the row is not a team. */
  readonly teamId: string | null;
  readonly isFirst: boolean;
  /** In the order of the columns. */
  readonly cells: readonly string[];
}

/** The ids of the teams of a poster, each one once. */
export function teamsOfPoster({ sections }: Poster): readonly string[] {
  const ids = sections.flatMap(({ rows }) => rows.map(({ teamId }) => teamId));
  return [...new Set(ids.filter((id) => id !== null))];
}

/** The number of rows of all sections. */
export function rowCount({ sections }: Poster): number {
  return sections.reduce((sum, { rows }) => sum + rows.length, 0);
}

interface CellLabels {
  /** The heading of the column with the names of sections. */
  readonly section: string;
  /** The heading of the column with second lines. */
  readonly detail: string;
}

/** The rows of a poster as cells for a CSV, with a row of headings. Columns without any value are left out. */
export function posterCells(poster: Poster, labels: CellLabels): string[][] {
  const { leadLabel, nameLabel, columns, sections } = poster;
  const hasSections = sections.some(({ heading }) => heading !== '');
  const hasDetails = sections.some(({ rows }) => rows.some(({ detail }) => detail !== ''));
  const line = (heading: string, { lead, name, detail, cells }: Omit<PosterRow, 'teamId' | 'isFirst'>) => [
    ...(hasSections ? [heading] : []),
    ...(leadLabel === '' ? [] : [lead]),
    name,
    ...(hasDetails ? [detail] : []),
    ...cells,
  ];
  const cells = columns.map(({ label }) => label);
  return [
    line(labels.section, { lead: leadLabel, name: nameLabel, detail: labels.detail, cells }),
    ...sections.flatMap(({ heading, rows }) => rows.map((row) => line(heading, row))),
  ];
}
