import type { Browser, Page } from '@playwright/test';
import { takeSeat } from '../browser/seat.ts';
import { fieldsOfTable, login, type Subject } from '../browser/subject.ts';
import { tenRows } from '../measures/step.ts';
import type { SubjectName } from '../sample.ts';
import { type Compressed, compressed } from './compressed.ts';
import { neededFor, openOnce } from './needed.ts';

/** What a line of the table of bytes is of. */
export interface BytesOf {
  readonly subject: SubjectName;
  readonly what: string;
  readonly bytes: Compressed;
}

interface Measured {
  readonly subject: Subject;
  readonly url: string;
  readonly appDir: string;
  /** The tournament with the point table. */
  readonly tournament: number;
}

/** Login, first list and form, each with what those before it need too; and what the worker keeps, if there is one. */
export async function measureBytes(browser: Browser, measured: Measured): Promise<readonly BytesOf[]> {
  const { subject, url, appDir, tournament } = measured;
  const seat = await takeSeat(browser, url);
  const screens = [
    { what: 'login', url: url + login.address, sight: { selector: login.submit, count: 1 }, seat: null },
    { what: 'first list', url: url + subject.list, sight: tenRows(subject), seat },
    {
      what: 'form',
      url: url + subject.form(tournament),
      sight: { selector: subject.fields, count: fieldsOfTable, filled: subject.typedField },
      seat,
    },
  ];
  const lines: BytesOf[] = [];
  const paths = new Set<string>();
  for (const { what, ...opening } of screens) {
    for (const path of await neededFor(browser, opening)) paths.add(path);
    lines.push({ subject: subject.name, what, bytes: await compressed(appDir, paths) });
  }
  if (!subject.keepsLists) return lines;
  const kept = await openOnce(browser, { url: url + subject.list, sight: tenRows(subject), seat }, keptByWorker);
  const worker = {
    subject: subject.name,
    what: 'the worker itself',
    bytes: await compressed(appDir, new Set(['sw.js'])),
  };
  return [...lines, { subject: subject.name, what: 'precache', bytes: await compressed(appDir, kept) }, worker];
}

/** Once the worker is in control, all it was to fetch is in its caches. */
async function keptByWorker(page: Page): Promise<ReadonlySet<string>> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const paths = await page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  return new Set(paths.map((path) => (path === '/' ? '/index.html' : path)));
}
