/** A measurement in the browser, in milliseconds. */
export interface Measure {
  readonly title: string;
  /** What exactly the number includes. */
  readonly counts: string;
}

/** By the names that `--only` accepts. */
export const measures = {
  cold: {
    title: 'cold → rows',
    counts:
      'A new browser context with nothing cached, stored or installed except the session of a sign-in. From the start of the navigation to `#/teams` until the ten rows of the first page are painted.',
  },
  coldwork: {
    title: 'work until the rows, cold',
    counts:
      'The processor time of the page’s main thread (`TaskDuration`) in that visit up to that point: script, style, layout, painting. Other work of the machine is not included.',
  },
  warm: {
    title: 'warm reload → rows',
    counts:
      'The same page reloaded, after an idle period: the files are in the HTTP cache, and for the product the worker is in control and the page is cached. From the start of the navigation until ten rows are painted.',
  },
  warmwork: {
    title: 'work until the rows, warm',
    counts: 'The same for the reload.',
  },
  next: {
    title: 'next page',
    counts:
      'From the press on the next page, after the list was idle for 1.5 seconds, until its rows are painted. The product has prefetched the page by then.',
  },
  quick: {
    title: 'next page, at once',
    counts: 'The same for a press as soon as the previous rows are painted, when nothing can have been prefetched.',
  },
  back: {
    title: 'a page seen before',
    counts: 'From the press that returns to the previous page until its rows are painted.',
  },
  calls: {
    title: 'calls per viewed page',
    counts:
      'Not a time: the list calls that were made while a user looked at eight pages for 1.5 seconds each, divided by eight.',
  },
  hundred: {
    title: '100 rows',
    counts: 'From the choice of 100 rows a page until a hundred rows are painted.',
  },
  form: {
    title: 'open form',
    counts:
      'From the press on a row of the tournaments, the first form of this visit, until the 96 fields of its point table (16 teams × 6) are painted with their numbers; team names may still be missing.',
  },
  names: {
    title: 'open form, all names',
    counts: 'As before, until the names of all 16 teams of the table are shown, out of 10,000.',
  },
  key: {
    title: 'script per keystroke in the grid',
    counts:
      'Chromium’s `ScriptDuration`, as processor time of the page’s main thread, during forty keystrokes at eight per second in one number of the table (digits and as many Backspaces; each changes the value) and one more second, divided by forty: handlers, React rendering, timers, the draft that the product stores.',
  },
  longkey: {
    title: 'script per keystroke in a grid of 100 teams',
    counts: 'The same in a point table of 100 teams × 6.',
  },
  keywork: {
    title: 'work per keystroke in the grid',
    counts: 'The same for `TaskDuration`: it also includes style, layout and painting on the main thread.',
  },
  dead: {
    title: 'reload, server dead → rows',
    counts: 'The list reloaded while nothing listens on the server’s port, until ten rows are painted.',
  },
  launch: {
    title: 'launch, online → rows',
    counts:
      'A new window of the same device, without session storage, as when the installed app starts: from the start of the navigation to `#/teams` until ten rows are painted.',
  },
  deadlaunch: {
    title: 'launch, server dead → rows',
    counts: 'The same while nothing listens on the server’s port.',
  },
  search: {
    title: 'search over 10,000 cached rows',
    counts:
      'The server dead, 10,000 teams in a hundred cached pages: from Enter in the search box until the found rows are painted.',
  },
  searchkey: {
    title: 'script per further letter, 10,000 cached rows',
    counts:
      'Then further letters, each followed by a pause so that it starts its own search: `ScriptDuration` of the page’s main thread from keystroke to keystroke, median of five.',
  },
} as const satisfies Record<string, Measure>;

export type MeasureName = keyof typeof measures;

export const measureNames = Object.keys(measures) as MeasureName[];
