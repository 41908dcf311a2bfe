import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const inPublic = (name: string) => fileURLToPath(new URL(`../public/${name}`, import.meta.url));

/** The icons: edge in pixels, and the share of the edge that the mark fills. Below 1 the colour fills the corners. */
const icons = [
  { name: 'icon-192.png', edge: 192, mark: 1 },
  { name: 'icon-512.png', edge: 512, mark: 1 },
  // Launchers cut a maskable icon to any shape. The middle 80 % is always visible.
  { name: 'icon-maskable-512.png', edge: 512, mark: 0.72 },
  // iOS rounds the corners by itself.
  { name: 'apple-touch-icon.png', edge: 180, mark: 0.88 },
] as const;

const drawing = await readFile(inPublic('favicon.svg'), 'utf8');
const square = drawing.replace(' rx="15"', '');
const colour = /fill="(#[0-9a-f]{6})"/.exec(drawing)?.[1];
if (colour === undefined) throw new Error('public/favicon.svg has no tile colour. Give its first shape a fill.');

for (const { name, edge, mark } of icons) {
  const inner = Math.round(edge * mark);
  const svg = Buffer.from(mark === 1 ? drawing : square);
  const picture = sharp(svg, { density: (72 * inner) / 64 }).resize(inner, inner);
  const before = Math.floor((edge - inner) / 2);
  const after = edge - inner - before;
  const whole =
    mark === 1
      ? picture
      : picture.extend({ top: before, bottom: after, left: before, right: after, background: colour });
  await whole.png({ compressionLevel: 9, palette: true }).toFile(inPublic(name));
  console.log(`public/${name}`);
}
