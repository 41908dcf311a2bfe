import { afterEach, expect, test } from 'vitest';
import { preloadFiles, preloadMapOf } from '../../../scripts/vite/head-start.ts';

interface BuiltFile {
  readonly name: string;
  readonly module?: string;
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
  readonly styles?: readonly string[];
}

type Files = Parameters<typeof preloadMapOf>[0];

/** A bundle of these files, without the chunk fields that the plugin does not read. */
const bundle = (files: readonly BuiltFile[]) =>
  files.map(({ name, module, imports = [], isEntry = false, styles = [] }) => ({
    type: 'chunk',
    fileName: `assets/${name}.js`,
    facadeModuleId: module === undefined ? null : `/app${module}`,
    imports: imports.map((each) => `assets/${each}.js`),
    isEntry,
    viteMetadata: { importedCss: new Set(styles.map((each) => `assets/${each}.css`)) },
  })) as unknown as Files;

const files: readonly BuiltFile[] = [
  { name: 'index', module: '/index.html', imports: ['react'], isEntry: true, styles: ['index'] },
  { name: 'react' },
  { name: 'routed', module: '/src/app/routing/routed-app.tsx', imports: ['list', 'index'] },
  { name: 'list', imports: ['react'], styles: ['list'] },
  { name: 'login', module: '/src/screens/auth/login-screen.tsx', imports: ['fields'] },
  { name: 'form', module: '/src/screens/entity/form/form-screen.tsx', imports: ['fields', 'list'], styles: ['form'] },
  { name: 'fields', imports: ['index'], styles: ['fields'] },
  { name: 'hindi', module: '/src/i18n/translated-texts.tsx' },
  { name: 'maps', module: '/src/entities/declared/bgmi-map.ts', imports: ['area', 'list'] },
  { name: 'area', imports: ['fields'] },
  { name: 'board', module: '/src/screens/dashboard/dashboard-screen.tsx', imports: ['list'] },
  { name: 'other', module: '/src/screens/sync/sync-screen.tsx' },
];

const requested = () =>
  [...document.head.querySelectorAll('link')].map((link) => `${link.rel} ${link.getAttribute('href')}`).sort();

function open(hash: string): void {
  window.location.hash = hash;
  preloadFiles(preloadMapOf(bundle(files)));
}

afterEach(() => {
  document.head.replaceChildren();
  localStorage.clear();
});

const preloads = (scripts: readonly string[], styles: readonly string[]) => [
  ...scripts.map((name) => `modulepreload ./assets/${name}.js`),
  ...styles.map((name) => `preload ./assets/${name}.css`),
];

test.each([
  ['', ['fields', 'login'], ['fields']],
  ['#/', ['fields', 'login'], ['fields']],
  ['#/login', ['fields', 'login'], ['fields']],
  ['#/dashboard', ['board', 'list', 'routed'], ['list']],
  ['#/bgmiMap', ['area', 'fields', 'list', 'maps', 'routed'], ['fields', 'list']],
  ['#/bgmiMap?page=2&q=a/b', ['area', 'fields', 'list', 'maps', 'routed'], ['fields', 'list']],
  ['#/bgmiMap/edit/7', ['area', 'fields', 'form', 'list', 'maps', 'routed'], ['fields', 'form', 'list']],
  ['#/nowhere', ['list', 'routed'], ['list']],
])('at %j the page preloads the files of that address once, except those it already contains', (hash, ...needed) => {
  open(hash);
  expect(requested()).toEqual(preloads(...needed));
});

test('the texts of a language are preloaded too', () => {
  localStorage.setItem('language', 'hi');
  open('#/login');
  expect(requested()).toEqual(preloads(['fields', 'hindi', 'login'], ['fields']));
});

test('a style sheet is preloaded with the request mode of the link that Vite adds for it', () => {
  open('#/nowhere');
  const link = document.head.querySelector<HTMLLinkElement>('link[rel=preload]');
  expect([link?.as, link?.getAttribute('crossorigin')]).toEqual(['style', '']);
});

test('a build without one of the start files fails', () => {
  const without = files.filter(({ name }) => name !== 'form');
  expect(() => preloadMapOf(bundle(without))).toThrow('The build has no file for /form');
});
