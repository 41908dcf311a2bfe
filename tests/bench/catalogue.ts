/** What is measured in the browser, in milliseconds. */
export interface Measure {
  readonly title: string;
  /** What exactly its number counts. */
  readonly counts: string;
}

/** By the names that `--only` takes. */
export const measures = {
  cold: {
    title: 'cold → rows',
    counts:
      'A new browser context with nothing cached, kept or installed; only the session of a sign-in is there. From the start of the navigation to `#/teams` until the ten rows of the first page are painted.',
  },
  coldwork: {
    title: 'work until the rows, cold',
    counts:
      'The processor time of the page’s main thread (`TaskDuration`) in that visit until then: script, style, layout, painting. Other work of the machine is not in it.',
  },
  warm: {
    title: 'warm reload → rows',
    counts:
      'The same page reloaded, after it was left alone: the files in the HTTP cache, and for the product its worker in control and a copy of the page on the device. From the start of the navigation until ten rows are painted.',
  },
  warmwork: {
    title: 'work until the rows, warm',
    counts: 'The same for the reload.',
  },
  next: {
    title: 'next page',
    counts: 'From the press on the next page, which was never asked for, until its rows are painted.',
  },
  back: {
    title: 'a page seen before',
    counts: 'From the press that goes back to the page before until its rows are painted.',
  },
  hundred: {
    title: '100 rows',
    counts: 'From the choice of 100 rows a page until a hundred rows are painted.',
  },
  form: {
    title: 'open form',
    counts:
      'From the press on a row of the tournaments, the first form of this visit, until the 96 fields of its point table (16 teams × 6) are painted with its numbers in them; names of teams may be missing still.',
  },
  names: {
    title: 'open form, all names',
    counts: 'As before, until all 16 teams of the table are shown by their names, out of 10,000.',
  },
  key: {
    title: 'script a key in the grid',
    counts:
      'Chromium’s `ScriptDuration`, as processor time of the page’s main thread, over forty keys at eight a second in one number of the table (digits, and as many Backspaces; each changes the value) and a second more, divided by forty: handlers, rendering by React, timers, the draft that the product keeps.',
  },
  keywork: {
    title: 'work a key in the grid',
    counts: 'The same for `TaskDuration`: style, layout and painting on the main thread besides.',
  },
  dead: {
    title: 'reload, server dead → rows',
    counts: 'The list reloaded while nobody listens at the server’s port, until ten rows are painted.',
  },
  launch: {
    title: 'launch, online → rows',
    counts:
      'A new window of the same device, without the session of a tab, as the installed app starts: from the start of the navigation to `#/teams` until ten rows are painted.',
  },
  deadlaunch: {
    title: 'launch, server dead → rows',
    counts: 'The same while nobody listens at the server’s port.',
  },
  search: {
    title: 'search over 10,000 kept rows',
    counts:
      'The server dead, 10,000 teams in a hundred copies on the device: from Enter in the search box until the rows that were found are painted.',
  },
  searchkey: {
    title: 'script of a letter more, 10,000 kept rows',
    counts:
      'Then letters one after the other, each at rest long enough to be searched for by itself: `ScriptDuration` of the page’s main thread from key to key, median of five.',
  },
} as const satisfies Record<string, Measure>;

export type MeasureName = keyof typeof measures;

export const measureNames = Object.keys(measures) as MeasureName[];
