import { describe, expect, test } from 'vitest';
import type { Poster, PosterRow } from '#domain/publish/poster.ts';
import { graphemes } from '#domain/text/graphemes.ts';
import { arrange } from '#screens/shared/publish/draw/arrange.ts';
import { colorsOf, luminance } from '#screens/shared/publish/draw/colors.ts';
import { breakText, clipText } from '#screens/shared/publish/draw/fit-text.ts';
import { pictureFormats } from '#screens/shared/publish/draw/formats.ts';

const headHeight = 190;

const row = (at: number): PosterRow => ({
  lead: String(at + 1),
  name: `Team ${at}`,
  detail: '',
  teamId: String(at),
  isFirst: at === 0,
  cells: ['1', '20', '30', '50'],
});

function poster(...sizes: readonly number[]): Poster {
  return {
    title: 'Finals',
    notes: [],
    leadLabel: 'Rank',
    nameLabel: 'Team',
    columns: ['Wins', 'Pos.', 'Fin.', 'Total'].map((label) => ({ label, short: label })),
    sections: sizes.map((size, section) => ({
      heading: sizes.length > 1 ? `Group ${section}` : '',
      rows: Array.from({ length: size }, (_, at) => row(at)),
    })),
  };
}

const formats = Object.entries(pictureFormats);

describe.each(formats)('a picture of the format %s', (_, size) => {
  test.each([1, 8, 16, 20, 25])('shows %d teams with their totals, readable and inside its edges', (teams) => {
    const { blocks, rowHeight, pitch, blockWidth, padding, labelHeight, missing, firstColumn } = arrange(
      poster(teams),
      size,
      headHeight,
    );
    expect(missing).toBe(0);
    expect(rowHeight).toBeGreaterThanOrEqual(38);
    expect(firstColumn).toBeLessThanOrEqual(2);
    expect(blocks.flatMap(({ from, to }) => Array.from({ length: to - from }, (__, at) => from + at))).toEqual(
      Array.from({ length: teams }, (__, at) => at),
    );
    for (const { x, y, from, to } of blocks) {
      expect(x).toBeGreaterThanOrEqual(padding);
      expect(x + blockWidth).toBeLessThanOrEqual(size.width - padding + 0.01);
      expect(y).toBeGreaterThanOrEqual(padding + headHeight);
      expect(y + labelHeight + (to - from) * pitch).toBeLessThanOrEqual(size.height - padding);
    }
    // The rows fill the picture, unless they would be lost in it.
    const lowest = Math.max(...blocks.map(({ y, from, to }) => y + labelHeight + (to - from) * pitch));
    if (pitch < Math.floor(rowHeight * 1.6)) expect(lowest).toBeGreaterThan(size.height - padding - 1.6 * rowHeight);
  });

  test('blocks of one picture do not overlap', () => {
    const { blocks, rowHeight, blockWidth, labelHeight, headingHeight } = arrange(poster(6, 6, 6, 6), size, headHeight);
    const boxes = blocks.map(({ x, y, from, to }) => ({
      x,
      y,
      right: x + blockWidth,
      bottom: y + headingHeight + labelHeight + (to - from) * rowHeight,
    }));
    for (const [at, one] of boxes.entries()) {
      for (const other of boxes.slice(at + 1)) {
        const apart = one.right <= other.x || other.right <= one.x || one.bottom <= other.y || other.bottom <= one.y;
        expect(apart).toBe(true);
      }
    }
    expect(boxes).toHaveLength(4);
  });

  test('rows without room are counted', () => {
    const { blocks, missing } = arrange(poster(1000), size, headHeight);
    expect(missing).toBeGreaterThan(0);
    expect(missing + blocks.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(1000);
  });
});

const measure = (text: string) => text.length * 10;

test('a text is clipped between letters, and only if it is too wide', () => {
  expect(clipText('GodLike', 70, measure)).toBe('GodLike');
  expect(clipText('GodLike', 60, measure)).toBe('GodLi…');
  expect(clipText('टीमों की', 30, (text) => graphemes(text).length * 10)).toBe('टीमों…');
});

test('a title is broken between words; the last line is clipped', () => {
  expect(breakText('Grand Finals', 200, 2, measure)).toEqual(['Grand Finals']);
  expect(breakText('Grand Finals of the year', 120, 2, measure)).toEqual(['Grand Finals', 'of the year']);
  expect(breakText('Grand Finals of the year 2026', 120, 2, measure)).toEqual(['Grand Finals', 'of the year…']);
  expect(breakText('', 120, 2, measure)).toEqual([]);
});

test.each(['#ffffff', '#000000', '#1d2b64', '#f5c518', '#777777', '#d32f2f'])(
  'text on %s has a contrast of at least 4.5',
  (background) => {
    const { text } = colorsOf('custom', background);
    const ink = text.includes('255') ? 1 : 0;
    const [light, dark] = [Math.max(ink, luminance(background)), Math.min(ink, luminance(background))];
    expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5);
  },
);
