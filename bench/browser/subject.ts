import type { Page } from '@playwright/test';
import type { SubjectName } from '../sample.ts';

/** A measured app: the addresses of its screens and the selectors of their parts. */
export interface Subject {
  readonly name: SubjectName;
  /** Addresses after the origin. */
  readonly list: string;
  readonly formList: string;
  readonly form: (id: number) => string;
  /** Selectors: a row with its record, and the buttons to other pages. */
  readonly row: string;
  readonly next: string;
  readonly previous: string;
  readonly chooseHundred: (page: Page) => Promise<void>;
  /** The event that selects a hundred rows. */
  readonly chosenBy: 'click' | 'change';
  /** The fields of the point table: all, the team fields that show a name, and the field to type into. */
  readonly fields: string;
  readonly namedTeams: string;
  readonly typedField: string;
  /** The app has a worker, cached lists and an offline launch. */
  readonly hasOfflineLists: boolean;
}

/** Common to both login screens. */
export const login = {
  address: '/#/login',
  username: 'input[autocomplete=username]',
  password: 'input[autocomplete=current-password]',
  submit: 'form button[type=submit]',
} as const;

export const fieldsOfTable = 96;
