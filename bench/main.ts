import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readOptions } from './options.ts';
import { machineLine, pageOf, sectionsOf } from './report/page.ts';
import { publish, type Report } from './report/report.ts';
import { printed } from './report/table.ts';
import { runParts } from './run-parts.ts';

/** Measures the product and compares it with alternatives: `npm run bench -- --help`. */
try {
  const options = readOptions(process.argv.slice(2));
  const onPart = async (part: Report) => {
    for (const { title, machine, tables } of sectionsOf(part)) {
      console.log(`\n${title} (${machineLine(machine)})`);
      for (const table of tables) console.log(`\n${printed(table)}`);
    }
    if (options.write) await writeFile(resolve(import.meta.dirname, '../docs/bench.md'), pageOf(await publish(part)));
  };
  await runParts({ options, tell: (doing) => console.error(doing), onPart });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
