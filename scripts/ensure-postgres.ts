import { findPostgres } from './postgres/find-postgres.ts';
import { has, isRoot, run } from './run/system.ts';

const whatToDo = `No PostgreSQL was found, and it could not be installed here.
The tests of several servers on one database need one. Any of these will do:
  on Debian, Ubuntu:   sudo apt-get install -y postgresql
  on a Mac:            brew install postgresql
  or name a server on which databases may be made:
                       TEST_DATABASE_URL=postgres://user:password@host/postgres npm test`;

/** Where PostgreSQL is, installed first where there is none. */
function ensurePostgres(): string | undefined {
  const found = process.env['TEST_DATABASE_URL'] === undefined ? findPostgres() : 'the server of TEST_DATABASE_URL';
  if (found !== undefined) return found;
  if (!isRoot() || !has('apt-get')) return undefined;
  console.log('No PostgreSQL found: installing one for the tests of several servers.');
  run('apt-get', ['update']);
  run('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql']);
  return findPostgres();
}

const found = ensurePostgres();
console.log(found === undefined ? whatToDo : `PostgreSQL: ${found}`);
if (found === undefined) process.exitCode = 1;
