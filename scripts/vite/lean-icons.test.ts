import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build, type Plugin, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { leanIcons, partOf } from './lean-icons.ts';

const root = resolve(import.meta.dirname, '../..');

test('a path with only `d` becomes a string', () => {
  expect(partOf(['path', { d: 'M3 6h18', key: 'd0wm0j' }])).toBe('M3 6h18');
});

test('every other element keeps its attributes', () => {
  const dot = { cx: '10.5', cy: '6.5', r: '.5', fill: 'currentColor' };
  expect(partOf(['circle', { ...dot, key: '12ikhr' }])).toEqual(['circle', dot]);
  expect(partOf(['path', { d: 'M3 6h18', fill: 'none' }])).toEqual(['path', { d: 'M3 6h18', fill: 'none' }]);
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

/** An icon's attributes, in no order and without lucide's own class names, and all its children. */
function pictureOf(markup = '') {
  const [, attributes, children] = /^<svg( .*?)>(.+)<\/svg>$/.exec(markup) ?? [];
  if (attributes === undefined) throw new Error(`No icon: ${markup}`);
  return { attributes: attributes.match(/ (?!class=)[\w-]+="[^"]*"/g)?.sort(), children };
}

test('every icon in use is drawn in the build as in development', async () => {
  const names = await iconsInUse();
  expect(names.length).toBeGreaterThan(50);
  const inBuild = await drawnByBuild(names);
  const inDevelopment = await Promise.all(names.map(drawnByLucide));
  const pictures = (all: readonly string[]) => names.map((name, at) => ({ name, ...pictureOf(all[at]) }));
  expect(pictures(inBuild)).toEqual(pictures(inDevelopment));
  // Lucide's own component would name the icon.
  expect(inBuild.join()).not.toContain('class=');
});
