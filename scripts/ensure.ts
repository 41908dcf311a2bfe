import { type PrerequisiteName, prerequisites } from './prerequisites/prerequisites.ts';
import { provide } from './prerequisites/provide.ts';

/** `tsx scripts/ensure.ts chromium postgres`: installs those that are missing. */
const names = process.argv.slice(2);
const isName = (name: string): name is PrerequisiteName => Object.hasOwn(prerequisites, name);

if (names.length === 0 || !names.every(isName)) {
  console.error(`Name one or more of ${Object.keys(prerequisites).join(', ')}.`);
  process.exitCode = 2;
} else if (provide(names.filter(isName)).size > 0) process.exitCode = 1;
