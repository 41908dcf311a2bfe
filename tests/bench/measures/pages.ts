import { timed } from '../browser/watch.ts';
import { firstRow, leaveAlone, type Step, showList, tenRows } from './step.ts';

/** On to a page that was never asked for, and back to the one before. */
export const pages: Step = {
  measures: ['next', 'back'],
  run: async (stage) => {
    const { page, subject, note } = stage;
    for (const [measure, button] of [
      ['next', subject.next],
      ['back', subject.previous],
    ] as const) {
      const sights = { rows: tenRows(subject, await firstRow(stage)) };
      const { rows } = await timed(page, { sights, begin: 'click', act: () => page.locator(button).click() });
      note(measure, rows);
      await leaveAlone(stage);
    }
  },
};

export const hundred: Step = {
  measures: ['hundred'],
  run: async (stage) => {
    const { page, subject, note } = stage;
    const { rows } = await timed(page, {
      sights: { rows: { selector: subject.row, count: 100 } },
      begin: subject.chosenBy,
      act: () => subject.chooseHundred(page),
    });
    note('hundred', rows);
    await leaveAlone(stage);
    await showList(stage, subject.list);
  },
};
