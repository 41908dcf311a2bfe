import { readdirSync } from 'node:fs';
import { filesOfPart } from '../../tests/support/part.ts';

const folder = 'tests/browser';

/** What no run leaves out: signing in, typing that must not be lost, and work without a connection. */
const always: readonly string[] = [
  'account/login.spec.ts',
  'account/session.spec.ts',
  'app/update.spec.ts',
  'drafts/at-once.spec.ts',
  'entities/entities.spec.ts',
  'offline/cache-isolation.spec.ts',
  'offline/offline-lists.spec.ts',
  'screens/routes.spec.ts',
];

/** The files with browser tests of this run (these and an eighth of the others), and how many there are in all. */
export function browserFiles(): { readonly chosen: readonly string[]; readonly total: number } {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.spec.ts'));
  const missing = always.filter((name) => !all.includes(name));
  if (missing.length > 0) throw new Error(`There is no ${missing.join(', ')} in ${folder}`);
  const others = all.filter((name) => !always.includes(name)).toSorted();
  const chosen = [...always, ...filesOfPart(others, 8)].toSorted().map((name) => `${folder}/${name}`);
  return { chosen, total: all.length };
}
