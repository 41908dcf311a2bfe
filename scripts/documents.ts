import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingPaths } from './lint/document-paths.ts';

/** Fails with the paths in Markdown documents that do not exist: `npm run lint:documents`. */

/** What commands make, and folders of others. */
const notOurs = new Set(['.git', 'node_modules', 'dist', 'reports', 'release', 'data-dir', 'test-results']);

/** Names in documents that are no path of the project: what commands make, examples, and files of other programs. */
const except = [
  ...['dist/', 'reports/', 'release/', 'data-dir/', 'assets/', 'sw.js', 'probe.json'],
  ...['src/entities/declared/sponsors.ts', 'openapi/paths/sponsors.yaml', 'openapi/schemas/sponsors.yaml'],
  ...['server/resources/content/sponsors.ts', 'DATA_DIR/snapshots', 'DATA_DIR/uploads'],
  ...['dist/.build-inputs.json', 'database/matchdesk-inventory.json', 'lucide-react/icons/*'],
];

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (notOurs.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

const files = filesIn('.');
// The change log names what has been.
const documents = files
  .filter((path) => path.endsWith('.md') && path !== 'CHANGELOG.md')
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const missing = missingPaths(documents, { files, except });

for (const each of missing) console.error(`${each} does not exist`);
process.exitCode = missing.length > 0 ? 1 : 0;
