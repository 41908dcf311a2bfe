import { existsSync, readFileSync } from 'node:fs';

const manifestFile = 'dist/.vite/manifest.json';

/** The Vite manifest: every chunk by its source file, with its imports. Without a build there are no chunks. */
const manifest = existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {};

/** The path of a chunk that is missing in the build. */
const absent = 'no chunk of its own in the build for ';

/** The files a browser loads for these chunks: themselves, their static imports, and the styles of all. */
function filesOf(sources, files = new Set()) {
  for (const source of sources) {
    const chunk = manifest[source];
    const file = chunk?.file ?? `${absent}${source}`;
    if (files.has(file)) continue;
    for (const each of [file, ...(chunk?.css ?? [])]) files.add(each);
    filesOf(chunk?.imports ?? [], files);
  }
  return files;
}

/** The paths of a budget. An absent chunk matches no file, and size-limit reports it. */
function dist(files) {
  const missing = [...files].filter((file) => file.startsWith(absent));
  return missing.length > 0 ? missing : [...files].map((file) => `dist/${file}`);
}

const start = filesOf(['index.html']);
const login = filesOf(['src/screens/auth/login-screen.tsx'], new Set(start));
const listFile = Object.keys(manifest).find((source) => manifest[source].name === 'list');
/** The router and the frame, which load with the list screen. */
const list = filesOf(['src/app/routing/routed-app.tsx', listFile], new Set(start));
const dashboard = filesOf(['src/screens/dashboard/dashboard-screen.tsx'], new Set(list));
/** Fetched a while after the first screen. */
const registration = Object.keys(manifest).find((source) => source.includes('workbox-window'));
const later = [
  ...filesOf([
    'src/app/deferred/start-deferred.ts',
    'src/app/shell/profile-panel.tsx',
    'src/screens/entity/row/row-panel.tsx',
    registration,
  ]),
].filter((file) => !list.has(file));
/** The schedule's own file and the declarations of its lists, which it shares with their screens. */
const schedule = [...filesOf(['src/screens/schedule/schedule-screen.tsx'])].filter((file) => !list.has(file));
/** Fetched after the first rows are shown. */
const listTools = [...filesOf(['src/screens/entity/tools/list-tools.tsx'])].filter((file) => !list.has(file));
const form = filesOf(
  ['src/screens/entity/form/form-screen.tsx', 'src/screens/entity/form/load-form.ts'],
  new Set(list),
);

/** The same pattern as in vite.config.ts. */
const precache = ['dist/index.html', 'dist/favicon.svg', 'dist/assets/**/*.{js,css,svg,woff2}'];

/** Gzip, all files of a line together; kB are 1000 bytes. */
export default [
  { name: 'The page, with the names of the files that it preloads', path: 'dist/index.html', limit: '3.35 kB' },
  { name: 'Login screen: script and style', path: dist(login), limit: '114.20 kB' },
  { name: 'First list: script and style', path: dist(list), limit: '169.90 kB' },
  { name: 'Dashboard until its first paint: script and style', path: dist(dashboard), limit: '181.60 kB' },
  { name: 'After the first screen: worker, updates, installation, menus', path: dist(later), limit: '11.20 kB' },
  {
    name: 'After the first rows: selection, export, columns, sorting, views',
    path: dist(listTools),
    limit: '27.40 kB',
  },
  { name: 'First form: script and style', path: dist(form), limit: '212.45 kB' },
  { name: 'Schedule: script and style', path: dist(schedule), limit: '17.60 kB' },
  { name: 'Service worker', path: 'dist/sw.js', limit: '11.15 kB' },
  { name: 'Everything cached for offline use', path: precache, limit: '638.60 kB' },
].map((budget) => ({ ...budget, gzip: true }));
