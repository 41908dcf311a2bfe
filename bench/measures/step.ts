import type { Page } from '@playwright/test';
import type { Subject } from '../browser/subject.ts';
import type { Visit } from '../browser/visit.ts';
import type { PaintTarget } from '../browser/watch.ts';
import type { MeasureName } from '../catalogue.ts';
import type { Host } from '../world/start-host.ts';

/** What a step of a visit uses. */
export interface StepContext {
  readonly visit: Visit;
  readonly page: Page;
  readonly subject: Subject;
  readonly host: Host;
  /** The id of the tournament with a point table of a hundred teams. */
  readonly longTournament: number;
  readonly note: (measure: MeasureName, value: number) => void;
}

/** One part of a visit. It starts and ends on the first page of the list. */
export interface Step {
  readonly measures: readonly MeasureName[];
  /** Needs cached lists, which only the product has. */
  readonly needsCache?: boolean;
  readonly run: (context: StepContext) => Promise<void>;
}

/** A page of ten rows; `not` is the previous text of its first row. */
export const tenRows = ({ row }: Subject, not?: string): PaintTarget => ({
  selector: row,
  count: 10,
  ...(not !== undefined && { not }),
});

/** The text of the first row. */
export const firstRow = async ({ page, subject }: StepContext): Promise<string> =>
  (await page.locator(subject.row).first().textContent()) ?? '';

/** Navigates within the app without loading it again, waits for the list and idles. */
export async function showList(context: StepContext, address: string): Promise<void> {
  const { page, subject } = context;
  await page.goto(context.host.url + address);
  await page.locator(subject.row).nth(9).waitFor();
  await waitIdle(context);
}

/** The idle time between two user actions, in milliseconds. Deferred code has loaded by then. */
const idleMs = 1500;

export const waitIdle = ({ page }: Pick<StepContext, 'page'>): Promise<void> => page.waitForTimeout(idleMs);
