import type { Browser, Page } from '@playwright/test';
import { createSession } from '../browser/session.ts';
import { fieldsOfTable, login, type Subject } from '../browser/subject.ts';
import { tenRows } from '../measures/step.ts';
import type { SubjectName } from '../sample.ts';
import { type Compressed, compressed } from './compressed.ts';
import { openOnce, requiredFiles } from './required-files.ts';

/** One line of the bytes table. */
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

/**
 * Login, first list and form, each including the files of the previous ones; and the precache, if there is a worker.
 */
export async function measureBytes(browser: Browser, measured: Measured): Promise<readonly BytesOf[]> {
  const { subject, url, appDir, tournament } = measured;
  const session = await createSession(browser, url);
  const screens = [
    { what: 'login', url: url + login.address, target: { selector: login.submit, count: 1 }, session: null },
    { what: 'first list', url: url + subject.list, target: tenRows(subject), session },
    {
      what: 'form',
      url: url + subject.form(tournament),
      target: { selector: subject.fields, count: fieldsOfTable, filled: subject.typedField },
      session,
    },
  ];
  const lines: BytesOf[] = [];
  const paths = new Set<string>();
  for (const { what, ...opening } of screens) {
    for (const path of await requiredFiles(browser, opening)) paths.add(path);
    lines.push({ subject: subject.name, what, bytes: await compressed(appDir, paths) });
  }
  if (!subject.hasOfflineLists) return lines;
  const precached = await openOnce(
    browser,
    { url: url + subject.list, target: tenRows(subject), session },
    precachedPaths,
  );
  const worker = {
    subject: subject.name,
    what: 'the worker itself',
    bytes: await compressed(appDir, new Set(['sw.js'])),
  };
  return [...lines, { subject: subject.name, what: 'precache', bytes: await compressed(appDir, precached) }, worker];
}

/** When the worker is in control, its caches contain all files that it precaches. */
async function precachedPaths(page: Page): Promise<ReadonlySet<string>> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const paths = await page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  return new Set(paths.map((path) => (path === '/' ? '/index.html' : path)));
}
