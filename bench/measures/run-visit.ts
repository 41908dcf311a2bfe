import type { Browser } from '@playwright/test';
import { createSession } from '../browser/session.ts';
import type { Subject } from '../browser/subject.ts';
import { withVisit } from '../browser/visit.ts';
import type { MeasureName } from '../catalogue.ts';
import type { Sample, Slowdown } from '../sample.ts';
import type { Host } from '../world/start-host.ts';
import { form, longForm } from './form.ts';
import { calls, hundred, pages } from './pages.ts';
import { search } from './search.ts';
import { cold, warm, withoutServer } from './start.ts';
import { type Step, tenRows } from './step.ts';

/** Every visit begins cold. */
const followingSteps: readonly Step[] = [warm, pages, calls, hundred, withoutServer, form, longForm, search];

interface VisitOrder {
  readonly subject: Subject;
  readonly slowdown: Slowdown;
  readonly host: Host;
  readonly longTournament: number;
  readonly requested: ReadonlySet<MeasureName>;
}

/** One device's visit to one app, with each step that contains a requested measure. */
export async function runVisit(browser: Browser, order: VisitOrder): Promise<readonly Sample[]> {
  const { subject, slowdown, host, longTournament, requested } = order;
  const session = await createSession(browser, host.url);
  const samples: Sample[] = [];
  const note = (measure: MeasureName, value: number) => {
    if (requested.has(measure)) samples.push({ measure, subject: subject.name, slowdown, value });
  };
  await withVisit(browser, { slowdown, session, target: tenRows(subject) }, async (visit) => {
    const context = { visit, page: await visit.open(), subject, host, longTournament, note };
    await cold.run(context);
    for (const step of followingSteps) {
      if (step.needsCache === true && !subject.hasOfflineLists) continue;
      if (step.measures.some((measure) => requested.has(measure))) await step.run(context);
    }
  });
  return samples;
}
