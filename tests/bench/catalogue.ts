/** What is measured, under the name that `--only` takes. Each says what exactly its number counts. */
export interface Measure {
  readonly title: string;
  readonly unit: 'ms' | 'ms of script a key' | 'ms of work a key';
  readonly counts: string;
}

/** In the order in which one visit takes them. */
export const measures = {
  cold: {
    title: 'cold → rows',
    unit: 'ms',
    counts:
      'A new browser context with nothing cached, kept or installed; only the session of a sign-in is there. From the start of the navigation to `#/teams` until the ten rows of the first page are painted.',
  },
  warm: {
    title: 'warm reload → rows',
    unit: 'ms',
    counts:
      'The same page reloaded, after it was left alone: the files in the HTTP cache, and for the product its worker in control and a copy of the page on the device. From the start of the navigation until ten rows are painted.',
  },
  next: {
    title: 'next page',
    unit: 'ms',
    counts: 'From the press on the next page, which was never asked for, until its rows are painted.',
  },
  back: {
    title: 'a page seen before',
    unit: 'ms',
    counts: 'From the press that goes back to the page before until its rows are painted.',
  },
  hundred: {
    title: '100 rows',
    unit: 'ms',
    counts: 'From the choice of 100 rows a page until a hundred rows are painted.',
  },
  form: {
    title: 'open form',
    unit: 'ms',
    counts:
      'From the press on a row of the tournaments, the first form of this visit, until the 96 fields of its point table (16 teams × 6) are painted with the first row’s number in them.',
  },
  names: {
    title: 'open form, all names',
    unit: 'ms',
    counts: 'As before, until all 16 teams of the table are shown by their names, out of 10,000.',
  },
  key: {
    title: 'script a key in the grid',
    unit: 'ms of script a key',
    counts:
      'Chromium’s `ScriptDuration` over forty keys at eight a second in one number of the table (digits, and as many Backspaces; each changes the value) and a second more, divided by forty: handlers, rendering by React, timers, the draft that the product keeps.',
  },
  keywork: {
    title: 'work a key in the grid',
    unit: 'ms of work a key',
    counts: 'The same for `TaskDuration`: style, layout and painting on the main thread besides.',
  },
  dead: {
    title: 'reload, server dead → rows',
    unit: 'ms',
    counts: 'The list reloaded while nobody listens at the server’s port, until ten rows are painted.',
  },
  launch: {
    title: 'launch, online → rows',
    unit: 'ms',
    counts:
      'A new window of the same device, without the session of a tab, as the installed app starts: from the start of the navigation to `#/teams` until ten rows are painted.',
  },
  deadlaunch: {
    title: 'launch, server dead → rows',
    unit: 'ms',
    counts: 'The same while nobody listens at the server’s port.',
  },
  search: {
    title: 'search over 10,000 kept rows',
    unit: 'ms',
    counts:
      'The server dead, 10,000 teams in a hundred copies on the device: from Enter in the search box until the rows that were found are painted.',
  },
} as const satisfies Record<string, Measure>;

export type MeasureName = keyof typeof measures;

export const measureNames = Object.keys(measures) as MeasureName[];
