import { pathToFileURL } from 'node:url';
import { chartOf } from '../../tests/support/chart/chart.ts';
import { isMachine } from '../../tests/support/chart/is-machine.ts';

/** Prints the chart of the machine that a file exports, as JSON. The explorer's server runs it for files of older commits. */
const [file = ''] = process.argv.slice(2);
const exported: unknown = await import(pathToFileURL(file).href);
const machine = Object.values(exported as Readonly<Record<string, unknown>>).find(isMachine);
if (machine === undefined) throw new Error(`${file} exports no machine`);
process.stdout.write(JSON.stringify(chartOf(machine)));
