import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The browser tests of `npm test`, by file or pattern: one of each kind of fault that only a browser shows. `npm run test:all` runs
 * every file, with more screens, forms and transitions.
 */
export const eachCommit: readonly string[] = [
  // The session, and that no user sees another's data.
  'account/login.spec.ts',
  'account/session.spec.ts',
  'offline/cache-isolation.spec.ts',
  // The worker: an update, a lost cache, lists without a server.
  'app/update.spec.ts',
  'offline/shell-repair.spec.ts',
  'offline/offline-lists.spec.ts',
  // Typing: letter by letter, dates, and drafts of a page that ends.
  'typing/fields.spec.ts',
  'typing/dates.spec.ts',
  'drafts/at-once.spec.ts',
  // Keyboard, layout and addresses of the main screens.
  'entities/entities.spec.ts',
  'screens/routes.spec.ts',
  'matrix/matrix.spec.ts',
  // Every state of every machine, on the screen.
  'tours/**/*.spec.ts',
];

// A renamed file would run no more, without a word.
const missing = eachCommit.filter((file) => !file.includes('*') && !existsSync(join(import.meta.dirname, file)));
if (missing.length > 0)
  throw new Error(`tests/browser/each-commit.ts names what does not exist: ${missing.join(', ')}`);
