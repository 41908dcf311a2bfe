import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { dropDatabase } from '../postgres/own-database.ts';
import { type PostgresServer, postgresServer } from '../postgres/postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for what the processes of a project share while it runs. */
    readonly prepared: string;
    /** The address of a PostgreSQL's maintenance database, for a project that is not on the embedded one alone. */
    readonly postgres: string;
  }
}

import { madeOnPostgres } from './made-on-postgres.ts';

let folder = '';
let server: PostgresServer | undefined;

/** The type has an environment always; a project that names none has none. */
const isEmbedded = ({ config }: TestProject) =>
  (config.env as Partial<typeof config.env> | undefined)?.['TEST_DATABASE'] === 'embedded';

export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'matchdesk-tests-'));
  project.provide('prepared', folder);
  if (isEmbedded(project)) return;
  server = await postgresServer();
  project.provide('postgres', server.address);
}

export async function teardown(): Promise<void> {
  if (server !== undefined) {
    for (const name of await madeOnPostgres(folder)) await dropDatabase(server.address, name);
    await server.dispose();
  }
  await rm(folder, { recursive: true, force: true });
}
