import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readOptions } from '../tests/bench/options.ts';
import { machineLine, pageOf, sectionsOf } from '../tests/bench/report/page.ts';
import { lastReport, writeReport } from '../tests/bench/report/report.ts';
import { printed } from '../tests/bench/report/table.ts';
import { runParts } from '../tests/bench/run-parts.ts';

/** What the product costs, beside what people would pick instead: `npm run bench -- --help`. */
try {
  const options = readOptions(process.argv.slice(2));
  const report = await runParts({ options, tell: (doing) => console.error(doing) });
  for (const { title, machine, tables } of sectionsOf(report)) {
    console.log(`\n${title} (${machineLine(machine)})`);
    for (const table of tables) console.log(`\n${printed(table)}`);
  }
  // Parts of a quick run, or single measures, are looked at and not kept.
  if (!options.isWhole) console.log('\nNot kept: this was no whole run.');
  else {
    const whole = { ...(await lastReport()), ...report };
    console.log(`\n${await writeReport(whole)}`);
    if (options.write) await writeFile(resolve(import.meta.dirname, '../docs/bench.md'), pageOf(whole));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
