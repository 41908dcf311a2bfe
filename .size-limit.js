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

/** A bundle's key in the manifest. */
const bundle = (name) => Object.keys(manifest).find((source) => manifest[source].name === name) ?? name;

const start = filesOf(['index.html']);
const dashboard = filesOf([bundle('dashboard')], new Set(start));
const form = filesOf([bundle('form')], new Set(start));
/** Fetched while the first screen is idle. */
const parts = [...filesOf([bundle('parts')])].filter((file) => !form.has(file));
/** The schedule's own file and what it shares with the dashboard. */
const schedule = [...filesOf(['src/screens/schedule/schedule-screen.tsx'])].filter(
  (file) => !form.has(file) && !parts.includes(file),
);

/** The same pattern as in vite.config.ts. */
const precache = ['dist/index.html', 'dist/favicon.svg', 'dist/assets/**/*.{js,css,svg,woff2}'];

/** Gzip, all files of a line together; kB are 1000 bytes. */
export default [
  { name: 'The page', path: 'dist/index.html', limit: '1.60 kB' },
  { name: 'Login and every list, complete: script and style', path: dist(start), limit: '191.25 kB' },
  { name: 'Dashboard until its first paint: script and style', path: dist(dashboard), limit: '206.30 kB' },
  { name: 'First form: script and style', path: dist(form), limit: '269.40 kB' },
  { name: 'While the first screen is idle: dialogs, notices, search, updates', path: dist(parts), limit: '45.20 kB' },
  { name: 'Schedule: script and style', path: dist(schedule), limit: '12.65 kB' },
  { name: 'Service worker', path: 'dist/sw.js', limit: '8.50 kB' },
  { name: 'Everything cached for offline use', path: precache, limit: '602.25 kB' },
].map((budget) => ({ ...budget, gzip: true }));
