import { graphemes, widthOf } from '../text/graphemes.ts';
import type { Poster, PosterRow, PosterSection } from './poster.ts';

/** A line of WhatsApp's monospaced text on a phone, in characters. */
const lineWidth = 30;

/** The shortest name by which teams still differ, and the longest for which columns are left out, in characters. */
const minName = 10;
const wantedName = 18;

/** The poster for a chat: *bold* and ```monospaced``` as WhatsApp, Telegram and Slack read them. */
export function posterText(poster: Poster): string {
  const head = [`*${plain(poster.title.trim())}*`, ...poster.notes.filter((note) => note !== '').map(plain)];
  const body = poster.columns.length > 0 ? tableLines(poster) : poster.sections.flatMap(listLines);
  return [...head, '', ...body].join('\n').trimEnd();
}

/** A table in columns of equal width. Columns that would shorten names are left out, the least important first. */
function tableLines({ leadLabel, nameLabel, columns, sections }: Poster): readonly string[] {
  const rows = sections.flatMap((section) => section.rows);
  const leadWidth = widest([leadLabel === '' ? '' : '#', ...rows.map(({ lead }) => lead)]);
  const widths = columns.map(({ short }, at) => widest([short, ...rows.map(({ cells }) => cells[at] ?? '')]));
  const roomFrom = (from: number) =>
    lineWidth - leadWidth - 1 - widths.slice(from).reduce((sum, width) => sum + width + 1, 0);
  const widestName = widest([nameLabel, ...rows.map(({ name }) => name)]);
  const fitting = columns.findIndex((_, at) => roomFrom(at) >= Math.min(wantedName, widestName));
  const from = fitting === -1 ? columns.length - 1 : fitting;
  const nameWidth = Math.max(minName, Math.min(roomFrom(from), widestName));
  const line = (lead: string, name: string, cells: readonly string[]) =>
    [
      padStart(lead, leadWidth),
      padEnd(isolated(clip(name, nameWidth)), nameWidth),
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
    ...rows.flatMap(({ name, detail }) => (detail === '' ? [] : [`${plain(name)}: ${plain(detail)}`])),
  ];
}

function listLines({ heading, rows }: PosterSection): readonly string[] {
  return [...(heading === '' ? [] : [`*${heading}*`]), ...rows.flatMap(entryLines), ''];
}

function entryLines({ lead, name, detail }: PosterRow): readonly string[] {
  const first = lead === '' ? `• ${plain(name)}` : `*${plain(lead)}* ${plain(name)}`;
  return detail === '' ? [first] : [first, `_${plain(detail)}_`];
}

const signs: Readonly<Record<string, string>> = { '*': '∗', _: 'ˍ', '~': '∼', '`': 'ˋ' };

/** A text that formats nothing. Chats have no escapes, so its signs become others that look the same. */
function plain(text: string): string {
  return text.replace(/[*_~`]/g, (sign) => signs[sign] ?? sign);
}

/** A name that is written from right to left does not take the numbers after it along. */
function isolated(name: string): string {
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(name) ? `\u2068${name}\u2069` : name;
}

function clip(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let clipped = '';
  for (const letter of graphemes(text)) {
    if (widthOf(clipped + letter) > width - 1) break;
    clipped += letter;
  }
  return `${clipped.trimEnd()}…`;
}

const widest = (texts: readonly string[]) => Math.max(...texts.map(widthOf));
const padStart = (text: string, width: number) => ' '.repeat(Math.max(0, width - widthOf(text))) + text;
const padEnd = (text: string, width: number) => text + ' '.repeat(Math.max(0, width - widthOf(text)));
