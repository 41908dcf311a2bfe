import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type PartName, parts } from '../tests/proof/parts.ts';
import { resultTable } from '../tests/proof/support/result.ts';
import { provide } from './prerequisites/provide.ts';

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
if (!provide(chosen.flatMap((name) => parts[name].needs))) process.exit(1);

for (const name of chosen) {
  console.log(`\n== ${name}: ${parts[name].about}`);
  const { results, files = {} } = await parts[name].run({ isShort: values.short });
  const table = resultTable(results);
  console.log(`\n${table}`);
  if (values.write) {
    await mkdir('docs/proof', { recursive: true });
    await writeFile(`docs/proof/${name}-results.md`, `${table}\n`);
    for (const [file, content] of Object.entries(files)) await writeFile(`docs/proof/${file}`, content);
  }
  if (results.some(({ isMet }) => !isMet)) process.exitCode = 1;
}
process.exit();
