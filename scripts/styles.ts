import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brokenStyleRules } from './lint/style-rules.ts';

/** Fails with what style sheets must not contain: `npm run lint:styles`. */
const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ path: join('src', name), text: readFileSync(join('src', name), 'utf8') }));

const found = brokenStyleRules(sheets);
for (const line of found) console.error(line);
if (found.length > 0) process.exitCode = 1;
