import { fieldsOfTable } from '../browser/subject.ts';
import { timed } from '../browser/watch.ts';
import { tableRows } from '../world/fill-data.ts';
import { typeNumbers } from './keys.ts';
import { leaveAlone, type Step, showList } from './step.ts';

/** Opens the form with the point table, and types into it. */
export const form: Step = {
  measures: ['form', 'names', 'key', 'keywork'],
  run: async (stage) => {
    const { page, subject, note } = stage;
    await showList(stage, subject.formList);
    const times = await timed(page, {
      sights: {
        fields: { selector: subject.fields, count: fieldsOfTable, filled: subject.typedField },
        names: { selector: subject.namedTeams, count: tableRows },
      },
      begin: 'click',
      // The newest record is the one with the table.
      act: () => page.locator(subject.row).first().locator('td').nth(2).click(),
    });
    note('form', times.fields);
    note('names', times.names);
    await leaveAlone(stage);
    const { script, work } = await typeNumbers(stage);
    note('key', script);
    note('keywork', work);
    // What was typed is not wanted.
    page.once('dialog', (dialog) => void dialog.accept());
    await page.goto('about:blank');
    await showList(stage, subject.list);
  },
};
