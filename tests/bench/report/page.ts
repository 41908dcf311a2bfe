import { measures } from '../catalogue.ts';
import type { Machine } from '../machine.ts';
import type { Report } from './report.ts';
import { inMarkdown, type Table } from './table.ts';
import { bytesTable, lighthouseTable, serverTable, timesTable } from './tables.ts';

interface Section {
  readonly title: string;
  /** How it was taken. */
  readonly about: readonly string[];
  readonly machine: Machine;
  readonly tables: readonly Table[];
}

/** What was measured last, as the terminal and docs/bench.md show it. */
export function sectionsOf({ bytes, browser, server, lighthouse }: Report): readonly Section[] {
  return [
    ...(bytes
      ? [
          {
            title: 'Bytes',
            about: [
              'Script and style without which a screen does not come to stand on a device that has nothing, together with those of the screens before it. Found by trial: each file that is asked for before the screen is painted is held back once, and counts if the screen then does not appear. What an app fetches beside it (the worker, updates, menus, what is done with a list) is not of the screen. Each file compressed by itself: gzip 9, brotli 11. 1 kB is 1000 bytes. `npm run size` has the budgets, from the build alone; its first list is without the login screen.',
              'The precache is what the worker has put into its caches once it is in control.',
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
              `Median (fastest–slowest) of ${String(browser.rounds)} interleaved rounds; both apps over the same server with the same 10,000 teams, each request taken up ${String(browser.latency)} ms late. 4× is a processor slowed down by the inspector for the page’s own thread. A ratio is the product’s time by react-admin’s.`,
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
              `Median (fastest–slowest) of ${String(server.rounds)} interleaved requests to the list of teams and to the dropdown of them, from the request to its whole answer in the server’s process. The factors say what so many times the rows make of a time. Statements are those to the database for one request, whatever its number of rows: the session, the count, the ids of the page, its rows; of a dropdown the session and its items.`,
            ],
            machine: server.machine,
            tables: ['PGlite', 'PostgreSQL'].flatMap((name) => {
              const figures = server.figures.filter(({ database }) => database === name);
              return figures.length === 0 ? [] : [serverTable(figures)];
            }),
          },
        ]
      : []),
    ...(lighthouse
      ? [
          {
            title: 'Lighthouse',
            about: [
              `Median of ${String(lighthouse.rounds)} rounds of the mobile preset (simulated slow 4G, processor slowed down four times), each in a new profile. The list is that of somebody who is signed in and opens it for the first time on this device.`,
            ],
            machine: lighthouse.machine,
            tables: [lighthouseTable(lighthouse.figures)],
          },
        ]
      : []),
  ];
}

export function machineLine(machine: Machine): string {
  const { processor, cores, memory, system, node, chromium, load, at } = machine;
  return `${at.slice(0, 16).replace('T', ' ')} UTC: ${processor}, ${String(cores)} cores, ${String(memory)} GiB, ${system}, Node ${node}, Chromium ${chromium}; load before ${String(load)}`;
}

/** docs/bench.md. */
export function pageOf(report: Report): string {
  const sections = sectionsOf(report).map(({ title, about, machine, tables }) =>
    [`## ${title}`, ...about, ...tables.map(inMarkdown), `Taken ${machineLine(machine)}.`].join('\n\n'),
  );
  const counted = Object.values(measures).map(({ title, counts }) => `- **${title}**: ${counts}`);
  return [
    '# What it costs',
    'Written by `npm run bench -- --write` from its last run; not by hand. The figures of a machine that had other work to do are worth little: the load says so. `tests/bench/README.md` tells how it is measured.',
    ...sections,
    ['## What each time counts', counted.join('\n')].join('\n\n'),
    '',
  ].join('\n\n');
}
