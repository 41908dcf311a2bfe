/**
 * Generates a client from the contract with each of three common generators, and compiles it with `tsc --strict`. The
 * contract may be correct and still say something in a way that becomes two members of one name, or two names of one
 * file. Fails when a generator warns, leaves out an operation, or writes what does not compile.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import contract from '#openapi/admin-api.json' with { type: 'json' };
import { runCommand } from './run/command.ts';
import { installPackages } from './run/install-packages.ts';

const root = resolve(import.meta.dirname, '..');
const packages = join(root, 'tests/contract/generators');
const reports = join(root, 'reports/generators');
const input = join(root, 'openapi/admin-api.json');

/** The command line of each generator. It runs in an empty folder and writes into `client/`. */
const generators = {
  '@hey-api/openapi-ts': `openapi-ts --no-log-file --input "${input}" --output client`,
  orval: `orval --client fetch --input "${input}" --output client/index.ts`,
  // Its enumerations and its file for each schema are those of OpenAPI Generator, which needs Java.
  'openapi-typescript-codegen': `openapi --input "${input}" --output client`,
};

const compilerOptions = {
  strict: true,
  noEmit: true,
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'bundler',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  types: [],
};

const paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>> = contract.paths;
const operationIds = Object.values(paths).flatMap((item) => Object.values(item).map(({ operationId }) => operationId));

interface Result {
  readonly isAccepted: boolean;
  /** What was generated, or what is wrong. */
  readonly report: string;
}

async function generate(line: string, folder: string): Promise<Result> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const bin = join(packages, 'node_modules/.bin');
  const { code, output } = await runCommand(`cd "${folder}" && "${bin}/"${line}`, { print: 'keep' });
  // A generator may report a fault of the contract and go on.
  if (code !== 0 || /⚠|warn|error|fail/i.test(output)) return { isAccepted: false, report: `> ${line}\n${output}` };
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const source = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  const names = new Set(source.match(/\w+/g));
  const missing = operationIds.filter((id) => !names.has(id));
  if (missing.length > 0) return { isAccepted: false, report: `The client has no ${missing.join(', ')}` };
  return { isAccepted: true, report: `${operationIds.length} operations, ${source.split('\n').length} lines` };
}

async function compile(folder: string): Promise<Result> {
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  const { code, output } = await runCommand(`tsc --project "${folder}"`, { print: 'keep' });
  return { isAccepted: code === 0, report: output };
}

await installPackages(packages);

for (const [name, line] of Object.entries(generators)) {
  const folder = join(reports, name.replace('/', '-'));
  const started = Date.now();
  const generated = await generate(line, folder);
  const compiled = generated.isAccepted ? await compile(folder) : generated;
  const seconds = ((Date.now() - started) / 1000).toFixed(1).padStart(5);
  if (compiled.isAccepted) {
    console.log(`ok     ${seconds} s  ${name}: ${generated.report}`);
    continue;
  }
  console.log(`FAILED ${seconds} s  ${name}\n\n${compiled.report}\n`);
  process.exitCode = 1;
}
