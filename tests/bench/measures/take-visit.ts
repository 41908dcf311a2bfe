import type { Browser } from '@playwright/test';
import { takeSeat } from '../browser/seat.ts';
import type { Subject } from '../browser/subject.ts';
import { withVisit } from '../browser/visit.ts';
import type { MeasureName } from '../catalogue.ts';
import type { Sample, Slowdown } from '../sample.ts';
import type { Host } from '../world/start-host.ts';
import { form } from './form.ts';
import { hundred, pages } from './pages.ts';
import { search } from './search.ts';
import { cold, warm, withoutServer } from './start.ts';
import { type Step, tenRows } from './step.ts';

/** A visit begins cold, whatever else it is for. */
const later: readonly Step[] = [warm, pages, hundred, withoutServer, form, search];

interface VisitOrder {
  readonly subject: Subject;
  readonly slowdown: Slowdown;
  readonly host: Host;
  readonly wanted: ReadonlySet<MeasureName>;
}

/** One device's visit to one app, with each step that measures something that is wanted. */
export async function takeVisit(browser: Browser, order: VisitOrder): Promise<readonly Sample[]> {
  const { subject, slowdown, host, wanted } = order;
  const seat = await takeSeat(browser, host.url);
  const samples: Sample[] = [];
  const note = (measure: MeasureName, value: number) => {
    if (wanted.has(measure)) samples.push({ measure, subject: subject.name, slowdown, value });
  };
  await withVisit(browser, { slowdown, seat, sight: tenRows(subject) }, async (visit) => {
    const stage = { visit, page: await visit.open(), subject, host, note };
    await cold.run(stage);
    for (const step of later) {
      if (step.needsCopies === true && !subject.keepsLists) continue;
      if (step.measures.some((measure) => wanted.has(measure))) await step.run(stage);
    }
  });
  return samples;
}
