import { expect, type Request } from '@playwright/test';
import { timed } from '../browser/watch.ts';
import { firstRow, type Step, showList, tenRows, waitIdle } from './step.ts';

/** To the next page after an idle period, to another one at once, and back to a page that was seen before. */
export const pages: Step = {
  measures: ['next', 'quick', 'back'],
  run: async (context) => {
    const { page, subject, note } = context;
    const press = async (button: string) => {
      const targets = { rows: tenRows(subject, await firstRow(context)) };
      const { rows } = await timed(page, { targets, begin: 'click', act: () => page.locator(button).click() });
      return rows;
    };
    note('next', await press(subject.next));
    note('quick', await press(subject.next));
    await waitIdle(context);
    note('back', await press(subject.previous));
    await press(subject.previous);
    await waitIdle(context);
  },
};

/** How many pages a user looks at, to count the calls. */
const viewedPages = 8;

/** The list calls that are made for each page that a user looks at. */
export const calls: Step = {
  measures: ['calls'],
  run: async (context) => {
    const { page, subject, note } = context;
    let made = 0;
    const count = (request: Request) => {
      if (/\/api\/v1\/teams\?/.test(request.url())) made += 1;
    };
    page.on('request', count);
    for (let viewed = 0; viewed < viewedPages; viewed += 1) {
      const former = await firstRow(context);
      await page.locator(subject.next).click();
      await expect.poll(() => firstRow(context)).not.toBe(former);
      await waitIdle(context);
    }
    page.off('request', count);
    note('calls', made / viewedPages);
    await showList(context, subject.list);
  },
};

export const hundred: Step = {
  measures: ['hundred'],
  run: async (context) => {
    const { page, subject, note } = context;
    const { rows } = await timed(page, {
      targets: { rows: { selector: subject.row, count: 100 } },
      begin: subject.chosenBy,
      act: () => subject.chooseHundred(page),
    });
    note('hundred', rows);
    await waitIdle(context);
    await showList(context, subject.list);
  },
};
