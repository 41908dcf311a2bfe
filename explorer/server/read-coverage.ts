import { execFile } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Coverage, CoverageReport, Mutant } from '../../tests/support/coverage-report.ts';

const run = promisify(execFile);

/** Reads what the test commands have left in reports/. */
export async function readCoverage(root: string): Promise<Coverage> {
  const reports = (await filesIn(join(root, 'reports/machines'))).map((file) => readJson<CoverageReport>(file));
  const mutants = (await filesIn(join(root, 'reports/mutation'))).map(async (file) =>
    mutantsOf(await readJson<MutationReport>(file), (await stat(file)).mtime.toISOString()),
  );
  const { stdout } = await run('git', ['rev-parse', '--short', 'HEAD'], { cwd: root }).catch(() => ({ stdout: '' }));
  return {
    reports: await Promise.all(reports),
    mutants: (await Promise.all(mutants)).flat(),
    commit: stdout.trim(),
  };
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map(({ parentPath, name }) => join(parentPath, name));
}

async function readJson<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(file, 'utf8')) as Content;
}

/** The part of Stryker's report that is read here (mutation-testing-report-schema). */
interface MutationReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly ReportedMutant[] }>>;
  readonly testFiles?: Readonly<
    Record<string, { readonly tests: readonly { readonly id: string; readonly name: string }[] }>
  >;
}

interface ReportedMutant {
  readonly status: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number } };
  readonly killedBy?: readonly string[];
}

/** In characters. */
const longestChange = 120;
const detected = ['Killed', 'Timeout'];
const undetected = ['Survived', 'NoCoverage'];

function mutantsOf({ files, testFiles = {} }: MutationReport, at: string): readonly Mutant[] {
  const names = new Map(
    Object.values(testFiles).flatMap(({ tests }) => tests.map(({ id, name }) => [id, name] as const)),
  );
  return Object.entries(files)
    .filter(([file]) => file.startsWith('machines/'))
    .flatMap(([file, { mutants }]) =>
      mutants
        .filter(({ status }) => [...detected, ...undetected].includes(status))
        .map(({ status, replacement = '', location, killedBy = [] }) => ({
          ...{ file, at },
          line: location.start.line,
          change: replacement.replace(/\s+/g, ' ').slice(0, longestChange),
          isKilled: detected.includes(status),
          killedBy: names.get(killedBy[0] ?? '') ?? null,
        })),
    );
}
