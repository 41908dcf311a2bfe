import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { build, type Plugin, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { leanIcons, pathOf } from './lean-icons.ts';

const root = resolve(import.meta.dirname, '../..');

test('an element that no path can draw is refused', () => {
  expect(() => pathOf(['path', { d: 'M3 6h18', fill: 'red' }])).toThrow('<path fill>');
  expect(() => pathOf(['text', {}])).toThrow('<text>');
});

/** The names of all icons that the app imports. */
async function iconsInUse(): Promise<readonly string[]> {
  const files = await readdir(join(root, 'src'), { recursive: true });
  const sources = files.filter((name) => /\.tsx?$/.test(name)).map((name) => readFile(join(root, 'src', name), 'utf8'));
  const code = (await Promise.all(sources)).join('\n');
  const names = Array.from(
    code.matchAll(/^import \w+ from 'lucide-react\/icons\/([\w-]+)';$/gm),
    ([, name = '']) => name,
  );
  return [...new Set(names)].sort();
}

/** A module that has React draw these icons. */
function drawing(names: readonly string[]): Plugin {
  const id = '\0drawing';
  return {
    name: 'drawing',
    resolveId: (source) => (source === 'drawing' ? id : null),
    load: (loaded) =>
      loaded === id
        ? `import { createElement } from 'react';
          import { renderToStaticMarkup } from 'react-dom/server';
          ${names.map((name, at) => `import icon${at} from 'lucide-react/icons/${name}';`).join('\n')}
          export const drawn = [${names.map((_, at) => `icon${at}`).join()}].map((icon) => renderToStaticMarkup(createElement(icon)));`
        : null,
  };
}

/** What the build draws, icon by icon. */
async function drawnByBuild(names: readonly string[]): Promise<readonly string[]> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [drawing(names), leanIcons()],
    ssr: { noExternal: true },
    build: { ssr: true, write: false, rolldownOptions: { input: 'drawing', output: { codeSplitting: false } } },
  });
  const folder = await mkdtemp(join(tmpdir(), 'matchdesk-icons-'));
  try {
    const file = join(folder, 'drawing.mjs');
    await writeFile(file, (result as Rolldown.RolldownOutput).output[0].code);
    const module = (await import(pathToFileURL(file).href)) as { readonly drawn: readonly string[] };
    return module.drawn;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What lucide's own component draws. */
async function drawnByLucide(name: string): Promise<string> {
  const icon = (await import(import.meta.resolve(`lucide-react/icons/${name}`))) as { readonly default: ComponentType };
  return renderToStaticMarkup(createElement(icon.default));
}

/** The attributes of an icon, in no order and without lucide's own class names. */
const attributesOf = (markup: string) =>
  /^<svg( .*?)>/
    .exec(markup)?.[1]
    ?.match(/ (?!class=)[\w-]+="[^"]*"/g)
    ?.sort() ?? [];

/** How much of each pixel is covered, from 0 to 255. */
async function pixelsOf(markup: string): Promise<Buffer> {
  const drawing = Buffer.from(markup.replaceAll('currentColor', 'black'));
  return await sharp(drawing, { density: 288 }).extractChannel('alpha').raw().toBuffer();
}

/** Another place or shape of a line differs by 255. */
const edgeDifference = 80;

/** The most by which a pixel differs. At the edges of lines that touch, one path covers a little less than two. */
async function differenceOf(one: string, other: string): Promise<number> {
  const [first, second] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  return Math.max(...first.map((pixel, at) => Math.abs(pixel - (second[at] ?? 0))));
}

test('every icon in use is drawn in the build as in development, by one path', async () => {
  const names = await iconsInUse();
  expect(names.length).toBeGreaterThan(50);
  const inBuild = await drawnByBuild(names);
  const inDevelopment = await Promise.all(names.map(drawnByLucide));
  expect(inBuild.map(attributesOf)).toEqual(inDevelopment.map(attributesOf));
  const differences = await Promise.all(inBuild.map((markup, at) => differenceOf(markup, inDevelopment[at] ?? '')));
  expect(names.filter((_, at) => (differences[at] ?? 255) > edgeDifference)).toEqual([]);
  expect(inBuild.filter((markup) => !/^<svg [^>]*><path d="[^"]*"><\/path><\/svg>$/.test(markup))).toEqual([]);
  // Lucide's own component would name the icon.
  expect(inBuild.join()).not.toContain('class=');
});
