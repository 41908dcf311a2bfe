import type { Page } from '@playwright/test';
import type { SubjectName } from '../sample.ts';

/** One of the apps that are measured: where its screens are, and by what its parts are found. */
export interface Subject {
  readonly name: SubjectName;
  /** Addresses after the origin. */
  readonly list: string;
  readonly formList: string;
  readonly form: (id: number) => string;
  /** Selectors: a row with its record in it, and what shows another page. */
  readonly row: string;
  readonly next: string;
  readonly previous: string;
  readonly chooseHundred: (page: Page) => Promise<void>;
  /** The event by which a hundred rows are chosen. */
  readonly chosenBy: 'click' | 'change';
  /** The fields of the point table: of all, of the teams that show a name, and the one that is typed into. */
  readonly fields: string;
  readonly namedTeams: string;
  readonly typedField: string;
  /** It has a worker, copies and a launch without a server. */
  readonly keepsLists: boolean;
}

/** The login screens have this much in common. */
export const login = {
  address: '/#/login',
  username: 'input[autocomplete=username]',
  password: 'input[autocomplete=current-password]',
  submit: 'form button[type=submit]',
} as const;

export const fieldsOfTable = 96;
