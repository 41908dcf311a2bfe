import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { dropDatabase } from '../postgres/own-database.ts';
import { type PostgresServer, postgresServer } from '../postgres/postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder that the processes of a project share during a run. */
    readonly prepared: string;
    /** The address of PostgreSQL's maintenance database. Only for projects that do not use the embedded database. */
    readonly postgres: string;
  }
}

import { templateDatabases } from './template-databases.ts';

let folder = '';
let server: PostgresServer | undefined;

/** The cast is needed because a project without an environment has none, unlike its type. */
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
    for (const name of await templateDatabases(folder)) await dropDatabase(server.address, name);
    await server.dispose();
  }
  await rm(folder, { recursive: true, force: true });
}
