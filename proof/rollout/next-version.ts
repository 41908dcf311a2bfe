import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../support/at-exit.ts';

/** The files of a version of the project, ready to be started. */
export interface Version {
  readonly name: string;
  readonly folder: string;
  readonly dispose: () => Promise<void>;
}

interface Journal {
  readonly entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
}

/** The current version. */
export const thisVersion: Version = { name: 'N', folder: process.cwd(), dispose: async () => undefined };

/**
 * A copy of the project with a later version and a migration that only adds, as each migration has to (expand): a column
 * and its index. What is no longer used is removed by a later version (contract).
 */
export async function copyNextVersion(): Promise<Version> {
  const folder = await temporaryFolder('next-version');
  const listed = execFileSync('git', [
    'ls-files',
    '-z',
    'server',
    'openapi',
    'src',
    'machines',
    'package.json',
    'tsconfig.base.json',
    'tsconfig.json',
  ]);
  for (const file of listed
    .toString()
    .split('\0')
    .filter((name) => name !== '')) {
    await mkdir(join(folder, dirname(file)), { recursive: true });
    await cp(file, join(folder, file));
  }
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  await addMigration(join(folder, 'server/db/migrations'));
  return { name: 'N+1', folder, dispose: () => rm(folder, { recursive: true, force: true }) };
}

async function addMigration(folder: string): Promise<void> {
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as Journal;
  const last = journal.entries.at(-1);
  if (last === undefined) throw new Error('There are no migrations');
  const tag = `${String(last.idx + 1).padStart(4, '0')}_proof`;
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
  await writeFile(file, JSON.stringify(journal, null, 2));
  const statements = [
    'alter table "teams" add column "proof_note" text',
    'create index "teams_proof_note" on "teams" ("proof_note")',
  ];
  await writeFile(join(folder, `${tag}.sql`), statements.map((one) => `${one};`).join('--> statement-breakpoint\n'));
}
