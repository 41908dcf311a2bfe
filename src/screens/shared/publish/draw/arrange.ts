import { type Poster, rowCount } from '#domain/publish/poster.ts';
import type { Size } from './formats.ts';

/** A part of a section in a column of the picture. */
export interface Block {
  readonly section: number;
  /** The rows `from` to `to`, without `to`. */
  readonly from: number;
  readonly to: number;
  /** In pixels, from the upper left corner of the picture. */
  readonly x: number;
  readonly y: number;
}

/** Where everything of a picture is, in pixels at 1×. */
export interface Arrangement {
  readonly padding: number;
  readonly blocks: readonly Block[];
  readonly blockWidth: number;
  /** The height of a row, of which the sizes of its texts are parts. */
  readonly rowHeight: number;
  /** The distance from one row to the next: `rowHeight`, or more if there is room. */
  readonly pitch: number;
  /** The height of a section's heading; 0 if no section has one. */
  readonly headingHeight: number;
  /** The height of the labels above the columns; 0 without columns. */
  readonly labelHeight: number;
  /** The first column that is shown. Those before it have no room. */
  readonly firstColumn: number;
  /** The number of rows for which there is no room. */
  readonly missing: number;
}

/** The smallest row that is readable on a phone, in 1080ths of the shorter side. */
const readableRow = 38;
const smallestRow = 22;
const largestRow = 84;
const maxColumns = 4;

/** Rows that are further apart look lost, in row heights. */
const largestPitch = 1.6;

/** The width of the parts of a row, in row heights. */
const widths = { lead: 1.2, time: 2.1, picture: 1.15, name: 4.6, detail: 6, cell: 1.5 } as const;

/**
 * Arranges the rows of a poster below a heading. Of all numbers of columns side by side and of all shown values it takes
 * the one with the most values whose rows are readable, and of those the one with the largest rows.
 */
export function arrange(poster: Poster, { width, height }: Size, headHeight: number): Arrangement {
  const padding = paddingOf({ width, height });
  const area = {
    x: padding,
    y: padding + headHeight,
    width: width - 2 * padding,
    height: height - 2 * padding - headHeight,
  };
  let best: Candidate | undefined;
  for (let firstColumn = 0; firstColumn <= Math.max(0, poster.columns.length - 1); firstColumn += 1) {
    for (let columns = 1; columns <= maxColumns; columns += 1) {
      const candidate = largestFit(poster, area, columns, firstColumn);
      if (candidate && (best === undefined || isBetter(candidate, best))) best = candidate;
    }
  }
  best ??= place(
    poster,
    { area, columns: maxColumns, firstColumn: Math.max(0, poster.columns.length - 1) },
    smallestRow,
  );
  const { blocks } = best;
  const shown = blocks.reduce((sum, { from, to }) => sum + to - from, 0);
  return { ...best, padding, pitch: pitchOf(poster, area, best), missing: rowCount(poster) - shown };
}

/** The rows of one table fill the height of the picture. */
function pitchOf({ sections }: Poster, { height }: Size, { blocks, rowHeight, labelHeight, headingHeight }: Candidate) {
  if (sections.length !== 1) return rowHeight;
  const most = Math.max(1, ...blocks.map(({ from, to }) => to - from));
  const room = Math.floor((height - labelHeight - headingHeight) / most);
  return Math.max(rowHeight, Math.min(room, Math.floor(rowHeight * largestPitch)));
}

interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

interface Shape {
  readonly area: Area;
  readonly columns: number;
  readonly firstColumn: number;
}

type Candidate = Omit<Arrangement, 'padding' | 'pitch' | 'missing'> & { readonly isComplete: boolean };

function isBetter(one: Candidate, other: Candidate): boolean {
  const [isReadable, wasReadable] = [one.rowHeight >= readableRow, other.rowHeight >= readableRow];
  if (isReadable !== wasReadable) return isReadable;
  if (isReadable && one.firstColumn !== other.firstColumn) return one.firstColumn < other.firstColumn;
  return one.rowHeight > other.rowHeight;
}

function largestFit(poster: Poster, area: Area, columns: number, firstColumn: number): Candidate | undefined {
  const widest = blockWidthOf(area, columns) / rowWidth(poster, firstColumn);
  for (let rowHeight = Math.min(largestRow, Math.floor(widest)); rowHeight >= smallestRow; rowHeight -= 1) {
    const candidate = place(poster, { area, columns, firstColumn }, rowHeight);
    if (candidate.isComplete) return candidate;
  }
  return undefined;
}

/** The least width of a row, in row heights. */
function rowWidth(poster: Poster, firstColumn: number): number {
  const rows = poster.sections.flatMap((section) => section.rows);
  const hasTeams = rows.some(({ teamId }) => teamId !== null);
  const name = rows.some(({ detail }) => detail !== '') ? widths.detail : widths.name;
  const cells = (poster.columns.length - firstColumn) * widths.cell;
  return leadWidth(poster) + (hasTeams ? widths.picture : 0) + name + cells;
}

/** The distance from the edges of the picture, in pixels. */
export function paddingOf({ width, height }: Size): number {
  return Math.round(Math.min(width, height) * 0.055);
}

/** The width of the first column, in row heights. */
export function leadWidth({ leadLabel, sections }: Poster): number {
  if (leadLabel === '') return 0;
  return sections.some(({ rows }) => rows.some(({ lead }) => lead.length > 3)) ? widths.time : widths.lead;
}

export const pictureWidth = widths.picture;
export const cellWidth = widths.cell;

const gap = 36;

const blockWidthOf = ({ width }: Area, columns: number) => (width - gap * (columns - 1)) / columns;

function place({ columns: labels, sections }: Poster, shape: Shape, rowHeight: number): Candidate {
  const { area, columns, firstColumn } = shape;
  const blockWidth = blockWidthOf(area, columns);
  const headingHeight = sections.some(({ heading }) => heading !== '') ? Math.round(rowHeight * 1.1) : 0;
  const labelHeight = labels.length > 0 ? Math.round(rowHeight * 0.75) : 0;
  const top = headingHeight + labelHeight;
  const blocks: Block[] = [];
  const inColumn = (column: number) => area.x + column * (blockWidth + gap);
  const [only] = sections;
  let isComplete: boolean;
  if (sections.length === 1 && only) {
    // One table is divided evenly.
    const room = Math.floor((area.height - top) / rowHeight);
    const perColumn = Math.min(room, Math.ceil(only.rows.length / columns));
    for (let column = 0; column < columns; column += 1) {
      const [from, to] = [column * perColumn, Math.min(only.rows.length, (column + 1) * perColumn)];
      if (to > from) blocks.push({ section: 0, from, to, x: inColumn(column), y: area.y });
    }
    isComplete = perColumn * columns >= only.rows.length;
  } else {
    let [column, y] = [0, 0];
    for (const [section, { rows }] of sections.entries()) {
      const needed = top + rows.length * rowHeight;
      if (y > 0 && y + needed > area.height) [column, y] = [column + 1, 0];
      if (column >= columns) break;
      const to = Math.min(rows.length, Math.floor((area.height - y - top) / rowHeight));
      if (to > 0) blocks.push({ section, from: 0, to, x: inColumn(column), y: area.y + y });
      y += needed + rowHeight * 0.5;
    }
    isComplete =
      blocks.reduce((sum, { to }) => sum + to, 0) === sections.reduce((sum, { rows }) => sum + rows.length, 0);
  }
  return { blocks, blockWidth, rowHeight, headingHeight, labelHeight, firstColumn, isComplete };
}
