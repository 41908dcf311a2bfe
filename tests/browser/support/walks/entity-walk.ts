import type { Page } from '@playwright/test';
import { entry, givePicture } from '../flows/entity-form.ts';
import { typeLikeAPerson } from '../typing/type-like-a-person.ts';

/** How a user adds a record of one entity, finds it and changes it. */
export interface EntityWalk {
  readonly path: string;
  /** The list's title. */
  readonly label: string;
  readonly record: string;
  /** Fills in every control of a new record. */
  readonly complete: (page: Page) => Promise<void>;
  readonly search: string;
  /** A text of the row that is neither typed nor its name: a referenced name, a picture. */
  readonly shows: string | RegExp;
  /** The name of the row before and after the edit. */
  readonly called: readonly [before: string, after: string];
  readonly edit: (page: Page) => Promise<void>;
  /** Its status is one of several values, chosen in the form: it has no switch. */
  readonly hasNoSwitch?: true;
  readonly deleted?: string;
  /** The line into which a draft is typed; 'Name' when absent. */
  readonly draftIn?: string;
}

/** Fills the text fields with these labels. */
export async function fillEntries(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, typed] of Object.entries(texts)) await typeLikeAPerson(entry(page, label), typed);
}

/** An entity with a name and a picture. */
export const withPicture = (path: string, label: string, record: string, name: string): EntityWalk => ({
  path,
  label,
  record,
  complete: async (page) => {
    await typeLikeAPerson(entry(page, 'Name'), name);
    await givePicture(page);
  },
  search: name,
  shows: name,
  called: [name, `${name} 2`],
  edit: (page) => typeLikeAPerson(entry(page, 'Name'), `${name} 2`),
});
