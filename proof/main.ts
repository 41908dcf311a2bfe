import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { ensureBuild } from '../scripts/build/ensure-build.ts';
import { prerequisites } from '../scripts/prerequisites/prerequisites.ts';
import { provide } from '../scripts/prerequisites/provide.ts';
import { type PartName, parts } from './parts.ts';
import { type Result, resultTable } from './support/result.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } },
});

const isPart = (name: string): name is PartName => Object.hasOwn(parts, name);
const chosen = positionals.length === 0 ? (Object.keys(parts) as PartName[]) : positionals.filter(isPart);

if (chosen.length < positionals.length) {
  console.error(`Name one or more of ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
if (values.write && (values.short || process.env['PROOF_ENGINE'] || process.env['PROOF_SCENARIO'])) {
  console.error(
    'The pages in docs/proof/ are of whole runs: use --write without --short, PROOF_ENGINE and PROOF_SCENARIO.',
  );
  process.exit(2);
}
const missing = provide(chosen.flatMap((name) => parts[name].needs));

/** Parts that fail, or cannot run here, do not stop the others. */
async function runPart(name: PartName): ReturnType<(typeof parts)[PartName]['run']> {
  const failed = (measured: string) => ({
    results: [{ requirement: `The part ${name} runs`, measured, isMet: false }],
  });
  const lacks = parts[name].needs.filter((need) => missing.has(need));
  if (lacks.length > 0) return failed(`not installed: ${lacks.map((need) => prerequisites[need].name).join(', ')}`);
  try {
    const outcome = await parts[name].run({ isShort: values.short });
    return outcome.results.length > 0 ? outcome : failed('it has no results');
  } catch (error) {
    console.error(error);
    return failed(error instanceof Error ? error.message : String(error));
  }
}

/** The start of a part's page: what was measured, when and where. */
function headOf(name: PartName): string {
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${String(availableParallelism())} cores, Node ${process.versions.node}`;
  return `# ${name}: ${parts[name].about}\n\n\`npm run proof -- ${name}\`, ${day}, everything on one machine: ${machine}.`;
}

await ensureBuild(console.log);
const all: Result[] = [];

async function report(name: PartName): Promise<void> {
  console.log(`\n== ${name}: ${parts[name].about}`);
  const { results, page, files = {} } = await runPart(name);
  all.push(...results);
  const table = resultTable(results);
  console.log(`\n== ${name}: its results\n\n${table}`);
  if (values.write) {
    await mkdir('docs/proof', { recursive: true });
    await writeFile(`docs/proof/${name}.md`, `${headOf(name)}\n\n${page ?? table}\n`);
    for (const [file, content] of Object.entries(files)) await writeFile(`docs/proof/${file}`, content);
  }
  if (results.some(({ isMet }) => !isMet)) process.exitCode = 1;
}

const waiting = [...chosen];
async function work(): Promise<void> {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await report(name);
}

// The short versions mostly wait, and judge no times. The full ones measure, so each is alone.
await Promise.all(Array.from({ length: values.short ? 2 : 1 }, work));
await mkdir('reports', { recursive: true });
await writeFile('reports/proof.json', JSON.stringify(all));
process.exit();
