import { afterEach, expect, test } from 'vitest';
import { askAtOnce, beginningsOf } from '../../../scripts/vite/head-start.ts';

interface BuiltFile {
  readonly name: string;
  readonly module?: string;
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
}

type Files = Parameters<typeof beginningsOf>[0];

/** A bundle of these files, without the chunk fields that the plugin does not read. */
const bundle = (files: readonly BuiltFile[]) =>
  files.map(({ name, module, imports = [], isEntry = false }) => ({
    type: 'chunk',
    fileName: `assets/${name}.js`,
    facadeModuleId: module === undefined ? null : `/app${module}`,
    imports: imports.map((each) => `assets/${each}.js`),
    isEntry,
  })) as unknown as Files;

const files: readonly BuiltFile[] = [
  { name: 'index', module: '/index.html', imports: ['react'], isEntry: true },
  { name: 'react' },
  { name: 'routed', module: '/src/app/routing/routed-app.tsx', imports: ['list', 'index'] },
  { name: 'list', imports: ['react'] },
  { name: 'login', module: '/src/screens/auth/login-screen.tsx', imports: ['fields'] },
  { name: 'form', module: '/src/screens/entity/form/form-screen.tsx', imports: ['fields', 'list'] },
  { name: 'fields', imports: ['index'] },
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
  askAtOnce(beginningsOf(bundle(files)));
}

afterEach(() => {
  document.head.replaceChildren();
  localStorage.clear();
});

const preloads = (...names: readonly string[]) => names.map((name) => `modulepreload ./assets/${name}.js`);

test.each([
  ['', ['fields', 'login']],
  ['#/', ['fields', 'login']],
  ['#/login', ['fields', 'login']],
  ['#/dashboard', ['board', 'list', 'routed']],
  ['#/bgmiMap', ['area', 'fields', 'list', 'maps', 'routed']],
  ['#/bgmiMap?page=2&q=a/b', ['area', 'fields', 'list', 'maps', 'routed']],
  ['#/bgmiMap/edit/7', ['area', 'fields', 'form', 'list', 'maps', 'routed']],
  ['#/nowhere', ['list', 'routed']],
])('at %j the page preloads the files of that address once, except those it already contains', (hash, names) => {
  open(hash);
  expect(requested()).toEqual(preloads(...names));
});

test('the texts of a language are preloaded too', () => {
  localStorage.setItem('language', 'hi');
  open('#/login');
  expect(requested()).toEqual(preloads('fields', 'hindi', 'login'));
});

test('a build without one of the start files fails', () => {
  const without = files.filter(({ name }) => name !== 'form');
  expect(() => beginningsOf(bundle(without))).toThrow('No file of the build begins /form');
});
