import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readOptions } from '../tests/bench/options.ts';
import { machineLine, pageOf, sectionsOf } from '../tests/bench/report/page.ts';
import { lastReport, writeReport } from '../tests/bench/report/report.ts';
import { printed } from '../tests/bench/report/table.ts';
import { runParts } from '../tests/bench/run-parts.ts';

/** Measures the product and compares it with alternatives: `npm run bench -- --help`. */
try {
  const options = readOptions(process.argv.slice(2));
  const report = await runParts({ options, tell: (doing) => console.error(doing) });
  for (const { title, machine, tables } of sectionsOf(report)) {
    console.log(`\n${title} (${machineLine(machine)})`);
    for (const table of tables) console.log(`\n${printed(table)}`);
  }
  // Only a complete run is saved, not a quick run or a single measure.
  if (!options.isWhole) console.log('\nThe results were not saved, because the run was not complete.');
  else {
    const whole = { ...(await lastReport()), ...report };
    console.log(`\n${await writeReport(whole)}`);
    if (options.write) await writeFile(resolve(import.meta.dirname, '../docs/bench.md'), pageOf(whole));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
