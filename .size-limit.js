import { readFileSync } from 'node:fs';

/** The Vite manifest: every chunk by its source file, with what it imports. */
const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));

/** The files a browser loads for these chunks: themselves, their static imports, and the styles of all. */
function filesOf(sources, files = new Set()) {
  for (const source of sources) {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`${source} is not a chunk of its own in the build. Mend its name in .size-limit.js.`);
    if (files.has(chunk.file)) continue;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    filesOf(chunk.imports ?? [], files);
  }
  return files;
}

const dist = (files) => [...files].map((file) => `dist/${file}`);

const start = filesOf(['index.html']);
const login = filesOf(['src/screens/auth/login-screen.tsx'], new Set(start));
const listFile = Object.keys(manifest).find((source) => manifest[source].name === 'list');
/** The router and the frame, which the screen of lists comes with. */
const list = filesOf(['src/app/routed-app.tsx', listFile], new Set(start));
/** Fetched by itself once the first screen has had the network for a while. */
const registration = Object.keys(manifest).find((source) => source.includes('workbox-window'));
const later = [
  ...filesOf([
    'src/app/later/start-later.ts',
    'src/app/shell/profile-panel.tsx',
    'src/screens/entity/row-panel.tsx',
    registration,
  ]),
].filter((file) => !list.has(file));
/** What the schedule brings: its own file, and the declarations of its lists, which these have in common with their screens. */
const schedule = [...filesOf(['src/screens/schedule/schedule-screen.tsx'])].filter((file) => !list.has(file));
/** Fetched once the first rows are there. */
const listTools = [...filesOf(['src/screens/entity/tools/list-tools.tsx'])].filter((file) => !list.has(file));
const form = filesOf(['src/screens/entity/form-screen.tsx', 'src/screens/entity/load-form.ts'], new Set(list));

/** As the build's own pattern: vite.config.ts. */
const precache = ['dist/index.html', 'dist/favicon.svg', 'dist/assets/**/*.{js,css,svg,woff2}'];

/** Gzip, all files of a line together; kB are 1000 bytes. */
export default [
  { name: 'The page, with the names of what it asks for at once', path: 'dist/index.html', limit: '2.8 kB' },
  { name: 'Login screen: script and style', path: dist(login), limit: '110 kB' },
  { name: 'First list: script and style', path: dist(list), limit: '149.2 kB' },
  { name: 'After the first screen: worker, updates, installation, menus', path: dist(later), limit: '9.5 kB' },
  { name: 'After the first rows: selection, export, columns, sorting', path: dist(listTools), limit: '16 kB' },
  { name: 'First form: script and style', path: dist(form), limit: '173.7 kB' },
  { name: 'Schedule: script and style', path: dist(schedule), limit: '14 kB' },
  { name: 'Service worker', path: 'dist/sw.js', limit: '10 kB' },
  { name: 'Everything kept for use without a connection', path: precache, limit: '400 kB' },
].map((budget) => ({ ...budget, gzip: true }));
