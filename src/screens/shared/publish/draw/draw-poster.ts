import type { Poster, PosterRow } from '#domain/publish/poster.ts';
import { initialsOf } from '#ui/base/avatar.tsx';
import { type Arrangement, arrange, type Block, cellWidth, leadWidth, paddingOf, pictureWidth } from './arrange.ts';
import type { PictureColors } from './colors.ts';
import { breakText, clipText } from './fit-text.ts';
import type { Size } from './formats.ts';

export interface Drawing {
  readonly poster: Poster;
  readonly size: Size;
  /** The pixels of the picture for each of its units: 2 is sharp on phones and when it is enlarged. */
  readonly scale: number;
  readonly colors: PictureColors;
  /** The CSS list of font families. */
  readonly fonts: string;
  /** The user's logo; null for the product's. */
  readonly logo: (CanvasImageSource & Size) | null;
  /** The pictures of teams that could be loaded, by team id. Others have their initials. */
  readonly pictures: ReadonlyMap<string, CanvasImageSource & Size>;
}

/** Draws a poster. Returns the number of rows for which there is no room. */
export function drawPoster(canvas: HTMLCanvasElement, drawing: Drawing): number {
  const { poster, size, scale, colors } = drawing;
  canvas.width = size.width * scale;
  canvas.height = size.height * scale;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw pictures');
  const pen = penOf(context, drawing.fonts);
  context.scale(scale, scale);
  context.fillStyle = colors.background;
  context.fillRect(0, 0, size.width, size.height);
  const arrangement = arrange(poster, size, drawHead(pen, drawing));
  for (const block of arrangement.blocks) drawBlock(pen, drawing, arrangement, block);
  return arrangement.missing;
}

type Pen = ReturnType<typeof penOf>;

function penOf(context: CanvasRenderingContext2D, fonts: string) {
  const measure = (text: string) => context.measureText(text).width;
  let size = 16;
  return {
    context,
    measure,
    font: (pixels: number, weight: 400 | 600 | 800) => {
      size = pixels;
      context.font = `${weight} ${pixels}px ${fonts}`;
    },
    /** `y` is the middle of the line. */
    write: (text: string, { x, y, color, align = 'left' }: Line) => {
      context.fillStyle = color;
      context.textAlign = align;
      context.textBaseline = 'alphabetic';
      // The middle of capitals is 0.36 em above the baseline, in all scripts at the same height.
      context.fillText(text, x, y + size * 0.36);
    },
    box: (x: number, y: number, width: number, height: number, radius: number) => {
      context.beginPath();
      context.roundRect(x, y, width, height, radius);
    },
  };
}

interface Line {
  readonly x: number;
  readonly y: number;
  readonly color: string;
  readonly align?: CanvasTextAlign;
}

/** Draws logo, title and notes. Returns their height. */
function drawHead(pen: Pen, { poster, size, colors, logo }: Drawing): number {
  const { width, height } = size;
  const unit = Math.min(width, height) / 1080;
  const padding = paddingOf(size);
  const logoSize = 92 * unit;
  const [x, room] = [padding + logoSize + 28 * unit, width - 2 * padding - logoSize - 28 * unit];
  drawLogo(pen, { x: padding, y: padding, size: logoSize, logo, colors });
  pen.font(56 * unit, 800);
  const title = breakText(poster.title, room, 2, pen.measure);
  const lineHeight = 62 * unit;
  const notes = poster.notes.filter((note) => note !== '').join('  ·  ');
  const textHeight = title.length * lineHeight + (notes === '' ? 0 : 46 * unit);
  let y = padding + Math.max(0, (logoSize - textHeight) / 2) + lineHeight / 2;
  for (const line of title) {
    pen.write(line, { x, y, color: colors.text });
    y += lineHeight;
  }
  if (notes !== '') {
    pen.font(30 * unit, 600);
    pen.write(clipText(notes, room, pen.measure), { x, y: y - 8 * unit, color: colors.soft });
  }
  const used = Math.max(logoSize, textHeight);
  pen.context.fillStyle = colors.line;
  pen.context.fillRect(padding, padding + used + 22 * unit, width - 2 * padding, 2 * unit);
  return Math.round(used + 44 * unit);
}

interface LogoPlace extends Pick<Drawing, 'logo' | 'colors'> {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function drawLogo({ context, box }: Pen, { x, y, size, logo, colors }: LogoPlace): void {
  if (logo) {
    const factor = Math.min(size / logo.width, size / logo.height);
    const [width, height] = [logo.width * factor, logo.height * factor];
    context.drawImage(logo, x + (size - width) / 2, y + (size - height) / 2, width, height);
    return;
  }
  context.save();
  context.translate(x, y);
  context.scale(size / 64, size / 64);
  context.fillStyle = colors.accent;
  box(0, 0, 64, 64, 15);
  context.fill();
  context.lineWidth = 4;
  context.lineCap = 'round';
  context.strokeStyle = colors.background;
  context.fillStyle = colors.background;
  // The shapes of public/favicon.svg.
  context.stroke(new Path2D('M12 18h7a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4h-7M52 18h-7a4 4 0 0 0-4 4v20a4 4 0 0 0 4 4h7'));
  context.fill(new Path2D('M32 24.5 39.5 32 32 39.5 24.5 32z'));
  context.restore();
}

function drawBlock(pen: Pen, drawing: Drawing, arrangement: Arrangement, block: Block): void {
  const { poster, colors } = drawing;
  const { rowHeight, pitch, headingHeight, labelHeight, blockWidth, firstColumn } = arrangement;
  const section = poster.sections[block.section];
  if (!section) return;
  const { x } = block;
  let { y } = block;
  if (headingHeight > 0) {
    pen.font(rowHeight * 0.52, 800);
    pen.write(clipText(section.heading, blockWidth, pen.measure), {
      x,
      y: y + headingHeight / 2,
      color: colors.accent,
    });
    y += headingHeight;
  }
  if (labelHeight > 0) {
    pen.font(rowHeight * 0.32, 600);
    const middle = y + labelHeight / 2;
    const inset = rowHeight * 0.25;
    pen.write(clipText(poster.nameLabel, blockWidth / 2, pen.measure), {
      x: x + nameOffset(drawing, rowHeight),
      y: middle,
      color: colors.soft,
    });
    for (const [at, { short }] of poster.columns.slice(firstColumn).entries()) {
      const left = poster.columns.length - firstColumn - 1 - at;
      const right = x + blockWidth - inset - left * cellWidth * rowHeight;
      pen.write(short, { x: right, y: middle, color: colors.soft, align: 'right' });
    }
    y += labelHeight;
  }
  for (const [at, row] of section.rows.slice(block.from, block.to).entries()) {
    drawRow(pen, drawing, arrangement, { row, x, y: y + at * pitch, isStriped: (block.from + at) % 2 === 0 });
  }
}

interface RowPlace {
  readonly row: PosterRow;
  readonly x: number;
  readonly y: number;
  readonly isStriped: boolean;
}

/** Where names begin, from the left edge of a block. */
function nameOffset({ poster }: Drawing, rowHeight: number): number {
  const hasTeams = poster.sections.some(({ rows }) => rows.some(({ teamId }) => teamId !== null));
  return rowHeight * (leadWidth(poster) + (hasTeams ? pictureWidth : 0) + 0.25);
}

function drawRow(pen: Pen, drawing: Drawing, arrangement: Arrangement, { row, x, y, isStriped }: RowPlace): void {
  const { poster, colors, pictures } = drawing;
  const { rowHeight, pitch, blockWidth, firstColumn } = arrangement;
  const { context } = pen;
  if (row.isFirst || isStriped) {
    context.fillStyle = row.isFirst ? colors.first : colors.stripe;
    pen.box(x, y + 1, blockWidth, pitch - 2, rowHeight * 0.16);
    context.fill();
  }
  const middle = y + pitch / 2;
  const inset = rowHeight * 0.25;
  const lead = leadWidth(poster) * rowHeight;
  if (row.lead !== '') {
    pen.font(rowHeight * 0.44, 800);
    pen.write(row.lead, { x: x + inset + lead - rowHeight * 0.3, y: middle, color: colors.accent, align: 'right' });
  }
  if (row.teamId !== null) {
    const size = rowHeight * 0.76;
    drawPicture(pen, drawing, {
      picture: pictures.get(row.teamId),
      row,
      x: x + inset + lead,
      y: middle - size / 2,
      size,
    });
  }
  const cells = row.cells.slice(firstColumn);
  const nameAt = nameOffset(drawing, rowHeight);
  const room = blockWidth - nameAt - inset - cells.length * cellWidth * rowHeight;
  const hasDetail = row.detail !== '';
  const nameSize = rowHeight * (hasDetail ? 0.36 : 0.44);
  const lineHeight = nameSize * 1.2;
  pen.font(nameSize, 600);
  const hasTwoLines = !hasDetail && pitch >= lineHeight * 2.1;
  const names = hasTwoLines ? breakText(row.name, room, 2, pen.measure) : [clipText(row.name, room, pen.measure)];
  const nameMiddle = hasDetail ? middle - rowHeight * 0.18 : middle;
  for (const [at, line] of names.entries()) {
    const below = (at - (names.length - 1) / 2) * lineHeight;
    pen.write(line, { x: x + nameAt, y: nameMiddle + below, color: colors.text });
  }
  if (hasDetail) {
    pen.font(rowHeight * 0.25, 400);
    const detail = clipText(row.detail, room, pen.measure);
    pen.write(detail, { x: x + nameAt, y: middle + rowHeight * 0.22, color: colors.soft });
  }
  for (const [at, cell] of cells.entries()) {
    const isLast = at === cells.length - 1;
    pen.font(rowHeight * 0.44, isLast ? 800 : 400);
    const right = x + blockWidth - inset - (cells.length - 1 - at) * cellWidth * rowHeight;
    pen.write(cell, { x: right, y: middle, color: isLast ? colors.text : colors.soft, align: 'right' });
  }
}

interface PicturePlace {
  readonly picture: (CanvasImageSource & Size) | undefined;
  readonly row: PosterRow;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function drawPicture(pen: Pen, { colors }: Drawing, { picture, row, x, y, size }: PicturePlace): void {
  const { context } = pen;
  context.save();
  pen.box(x, y, size, size, size * 0.2);
  if (picture) {
    context.clip();
    const factor = Math.max(size / picture.width, size / picture.height);
    const [width, height] = [picture.width * factor, picture.height * factor];
    context.drawImage(picture, x + (size - width) / 2, y + (size - height) / 2, width, height);
  } else {
    context.fillStyle = colors.line;
    context.fill();
    const initials = initialsOf(row.name);
    pen.font(size * 0.42, 600);
    const width = pen.measure(initials);
    // Two letters of Devanagari can be wider than the box.
    if (width > size * 0.84) pen.font((size * 0.42 * size * 0.84) / width, 600);
    pen.write(initials, { x: x + size / 2, y: y + size / 2, color: colors.soft, align: 'center' });
  }
  context.restore();
}
