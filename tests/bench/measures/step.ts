import type { Page } from '@playwright/test';
import type { Subject } from '../browser/subject.ts';
import type { Visit } from '../browser/visit.ts';
import type { Sight } from '../browser/watch.ts';
import type { MeasureName } from '../catalogue.ts';
import type { Host } from '../world/start-host.ts';

/** What a step of a visit works with. */
export interface Stage {
  readonly visit: Visit;
  readonly page: Page;
  readonly subject: Subject;
  readonly host: Host;
  readonly note: (measure: MeasureName, value: number) => void;
}

/** One part of a visit: what it measures, and how. It finds the page at the first page of the list, and leaves it there. */
export interface Step {
  readonly measures: readonly MeasureName[];
  /** It is about copies on the device, which the product alone has. */
  readonly needsCopies?: boolean;
  readonly run: (stage: Stage) => Promise<void>;
}

/** A page of ten rows; `not` what its first row said before. */
export const tenRows = ({ row }: Subject, not?: string): Sight => ({
  selector: row,
  count: 10,
  ...(not !== undefined && { not }),
});

/** What the first row says. */
export const firstRow = async ({ page, subject }: Stage): Promise<string> =>
  (await page.locator(subject.row).first().textContent()) ?? '';

/** Goes to an address of the app without loading it again, waits for the list there, and leaves it alone. */
export async function showList(stage: Stage, address: string): Promise<void> {
  const { page, subject } = stage;
  await page.goto(stage.host.url + address);
  await page.locator(subject.row).nth(9).waitFor();
  await leaveAlone(stage);
}

/** Time in which nobody does anything, as between two deeds of a person: what comes late has come by then. Milliseconds. */
const rest = 1500;

export const leaveAlone = ({ page }: Pick<Stage, 'page'>): Promise<void> => page.waitForTimeout(rest);
