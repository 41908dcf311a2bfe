import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for what the processes of one run share. */
    readonly prepared: string;
  }
}

let folder = '';

export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'matchdesk-tests-'));
  project.provide('prepared', folder);
}

export async function teardown(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}
