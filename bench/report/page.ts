import { measures } from '../catalogue.ts';
import type { Machine } from '../machine.ts';
import type { ServerFigures } from '../server/measure-server.ts';
import type { Report } from './report.ts';
import { inMarkdown, type Table } from './table.ts';
import { bytesTable, dayTable, lighthouseTable, serverTable, throughputTable, timesTable } from './tables.ts';

interface Section {
  readonly title: string;
  /** How it was measured. */
  readonly about: readonly string[];
  readonly machine: Machine;
  readonly tables: readonly Table[];
  /** Texts after the tables, by title. */
  readonly texts?: readonly (readonly [title: string, text: string])[];
}

/** The last measurements, for the terminal and docs/bench.md. */
export function sectionsOf({ bytes, browser, server, throughput, lighthouse, day }: Report): readonly Section[] {
  return [
    ...(bytes
      ? [
          {
            title: 'Bytes',
            about: [
              'The scripts and styles that a screen requires on a device with an empty cache, including those of the previous screens. Found by trial: each file that is requested before the screen is painted is held back once, and counts if the screen then does not appear. Other files that an app fetches (the worker, updates, menus, list tools) do not count. Each file is compressed separately: gzip 9, brotli 11. 1 kB is 1000 bytes. `npm run size` has the budgets, from the build alone; its first list excludes the login screen.',
              'The precache consists of the files in the worker’s caches once it is in control.',
            ],
            machine: bytes.machine,
            tables: [bytesTable(bytes)],
          },
        ]
      : []),
    ...(browser
      ? [
          {
            title: 'Times in the browser',
            about: [
              `Median (fastest–slowest) of ${String(browser.rounds)} interleaved rounds; all apps over the same server with the same 10,000 teams, each request handled ${String(browser.latency)} ms late. At 4× the inspector slows down the page’s own thread. A ratio is the product’s time divided by the other app’s.`,
            ],
            machine: browser.machine,
            tables: [timesTable(browser)],
          },
        ]
      : []),
    ...(server
      ? [
          {
            title: 'Lists of the server',
            about: [
              `Median (fastest–slowest) of ${String(server.rounds)} interleaved requests for the list and the dropdown of teams, from the request to its complete response in the server’s process. A factor compares a time with that at the previous number of rows; ‘95 %’ is the 95th percentile at the last one. Statements are those sent to the database per request, independent of the number of rows: the session, the count, the ids of the page and its rows; for a dropdown the session and its items.`,
            ],
            machine: server.machine,
            tables: ['PGlite', 'PostgreSQL'].flatMap((name) => {
              const figures = server.figures.filter(({ database }) => database === name);
              return figures.length === 0 ? [] : [serverTable(figures)];
            }),
            texts: plansOf(server.figures),
          },
        ]
      : []),
    ...(throughput
      ? [
          {
            title: 'Lists per second',
            about: [
              'The first page of 100,000 teams, requested by eight clients for each instance, for 15 seconds after a warm-up. The clients, the database and the instances share the machine: once all cores are busy, another instance adds nothing.',
            ],
            machine: throughput.machine,
            tables: [throughputTable(throughput)],
          },
        ]
      : []),
    ...(lighthouse
      ? [
          {
            title: 'Lighthouse',
            about: [
              `Median of ${String(lighthouse.rounds)} rounds of the mobile preset (simulated slow 4G, processor slowed down four times), each in a new profile. The list is opened by a signed-in user for the first time on the device.`,
            ],
            machine: lighthouse.machine,
            tables: [lighthouseTable(lighthouse.figures)],
          },
        ]
      : []),
    ...(day
      ? [
          {
            title: 'A long day',
            about: [
              'One window at 1×: lists and their pages, a form after every sixth navigation, a save after every sixth form, and in the middle a server that is gone for five seconds. Heap, nodes and listeners are those of the page after a garbage collection.',
            ],
            machine: day.machine,
            tables: [dayTable(day)],
          },
        ]
      : []),
  ];
}

/** The plans of the largest database. */
function plansOf(figures: readonly ServerFigures[]): readonly (readonly [title: string, text: string])[] {
  const largest = figures.at(-1);
  return (largest?.costs ?? []).flatMap(({ query, plans }) =>
    plans.length === 0
      ? []
      : [[`Plans of ${query}, ${largest?.rows.toLocaleString('en') ?? ''} rows`, plans.join('\n\n')] as const],
  );
}

export function machineLine(machine: Machine): string {
  const { processor, cores, memory, system, node, chromium, load, at } = machine;
  return `${at.slice(0, 16).replace('T', ' ')} UTC: ${processor}, ${String(cores)} cores, ${String(memory)} GiB, ${system}, Node ${node}, Chromium ${chromium}; load before ${String(load)}`;
}

/** The text of docs/bench.md. */
export function pageOf(report: Report): string {
  const sections = sectionsOf(report).map(({ title, about, machine, tables, texts = [] }) =>
    [
      `## ${title}`,
      ...about,
      ...tables.map(inMarkdown),
      ...texts.map(([name, text]) => `${name}:\n\n\`\`\`\n${text}\n\`\`\``),
      `Measured ${machineLine(machine)}.`,
    ].join('\n\n'),
  );
  const counted = Object.values(measures).map(({ title, counts }) => `- **${title}**: ${counts}`);
  return [
    '# Benchmarks',
    'Generated by `npm run bench -- --write` from its last run; do not edit. Figures from a busy machine are unreliable: check the load. `bench/README.md` describes the method. [Performance](performance.md) has the targets, and explains the figures that miss them.',
    ...sections,
    ['## What each time includes', counted.join('\n')].join('\n\n'),
    '',
  ].join('\n\n');
}
