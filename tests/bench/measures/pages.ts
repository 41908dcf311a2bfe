import { timed } from '../browser/watch.ts';
import { firstRow, type Step, showList, tenRows, waitIdle } from './step.ts';

/** To a page that was never requested, and back to the previous one. */
export const pages: Step = {
  measures: ['next', 'back'],
  run: async (context) => {
    const { page, subject, note } = context;
    for (const [measure, button] of [
      ['next', subject.next],
      ['back', subject.previous],
    ] as const) {
      const targets = { rows: tenRows(subject, await firstRow(context)) };
      const { rows } = await timed(page, { targets, begin: 'click', act: () => page.locator(button).click() });
      note(measure, rows);
      await waitIdle(context);
    }
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
