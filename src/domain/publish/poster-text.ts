import { graphemes } from '../text/graphemes.ts';
import type { Poster, PosterRow, PosterSection } from './poster.ts';

/** A line of WhatsApp's monospaced text on a phone, in characters. */
const lineWidth = 30;

/** The shortest name by which teams still differ, in characters. */
const minName = 10;

/** The poster for a chat: *bold* and ```monospaced``` as WhatsApp, Telegram and Slack read them. */
export function posterText(poster: Poster): string {
  const head = [`*${poster.title.trim()}*`, ...poster.notes.filter((note) => note !== '')];
  const body = poster.columns.length > 0 ? tableLines(poster) : poster.sections.flatMap(listLines);
  return [...head, '', ...body].join('\n').trimEnd();
}

/** A table in columns of equal width. Columns for which there is no room are left out, the least important first. */
function tableLines({ leadLabel, nameLabel, columns, sections }: Poster): readonly string[] {
  const rows = sections.flatMap((section) => section.rows);
  const leadWidth = widest([leadLabel === '' ? '' : '#', ...rows.map(({ lead }) => lead)]);
  const widths = columns.map(({ short }, at) => widest([short, ...rows.map(({ cells }) => cells[at] ?? '')]));
  const roomFrom = (from: number) =>
    lineWidth - leadWidth - 1 - widths.slice(from).reduce((sum, width) => sum + width + 1, 0);
  const fitting = columns.findIndex((_, at) => roomFrom(at) >= minName);
  const from = fitting === -1 ? columns.length - 1 : fitting;
  const nameWidth = Math.max(minName, Math.min(roomFrom(from), widest([nameLabel, ...rows.map(({ name }) => name)])));
  const line = (lead: string, name: string, cells: readonly string[]) =>
    [
      padStart(lead, leadWidth),
      padEnd(clip(name, nameWidth), nameWidth),
      ...widths.slice(from).map((width, at) => padStart(cells[from + at] ?? '', width)),
    ].join(' ');
  return [
    '```',
    line(
      leadLabel === '' ? '' : '#',
      nameLabel,
      columns.map(({ short }) => short),
    ),
    ...rows.map(({ lead, name, cells }) => line(lead, name, cells)),
    '```',
  ];
}

function listLines({ heading, rows }: PosterSection): readonly string[] {
  return [...(heading === '' ? [] : [`*${heading}*`]), ...rows.flatMap(entryLines), ''];
}

function entryLines({ lead, name, detail }: PosterRow): readonly string[] {
  const first = lead === '' ? `• ${name}` : `*${lead}* ${name}`;
  return detail === '' ? [first] : [first, `_${detail}_`];
}

function clip(text: string, width: number): string {
  const letters = graphemes(text);
  return letters.length <= width
    ? text
    : `${letters
        .slice(0, width - 1)
        .join('')
        .trimEnd()}…`;
}

const lengthOf = (text: string) => graphemes(text).length;
const widest = (texts: readonly string[]) => Math.max(...texts.map(lengthOf));
const padStart = (text: string, width: number) => ' '.repeat(Math.max(0, width - lengthOf(text))) + text;
const padEnd = (text: string, width: number) => text + ' '.repeat(Math.max(0, width - lengthOf(text)));
