import type { Page } from '@playwright/test';
import { entry, givePicture } from '../entity-form.ts';

/** How a person gets a record of one entity into the back-office, finds it again and changes it. */
export interface EntityWalk {
  readonly path: string;
  /** The list's title. */
  readonly label: string;
  readonly record: string;
  /** Fills in every control that a new record has. */
  readonly fill: (page: Page) => Promise<void>;
  readonly search: string;
  /** Something of the row that is neither typed nor its name: a reference by name, a picture. */
  readonly shows: string | RegExp;
  /** What the row is called before and after the edit. */
  readonly called: readonly [before: string, after: string];
  readonly edit: (page: Page) => Promise<void>;
  /** Its status is one of several, chosen in the form: it is not switched on and off. */
  readonly hasNoSwitch?: true;
  readonly deleted?: string;
  /** The line into which a draft is typed; 'Name' when absent. */
  readonly draftIn?: string;
}

/** Types into the lines of text that have these labels. */
export async function fillEntries(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, typed] of Object.entries(texts)) await entry(page, label).fill(typed);
}

/** An entity of a name and a picture. */
export const withPicture = (path: string, label: string, record: string, name: string): EntityWalk => ({
  path,
  label,
  record,
  fill: async (page) => {
    await entry(page, 'Name').fill(name);
    await givePicture(page);
  },
  search: name,
  shows: name,
  called: [name, `${name} 2`],
  edit: (page) => entry(page, 'Name').fill(`${name} 2`),
});
