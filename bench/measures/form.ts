import { expect } from '@playwright/test';
import { fieldsOfTable } from '../browser/subject.ts';
import { timed } from '../browser/watch.ts';
import { longTableRows, tableRows } from '../world/fill-data.ts';
import { typeNumbers } from './keys.ts';
import { type Step, type StepContext, showList, waitIdle } from './step.ts';

/** Opens the form with the point table and types into it. */
export const form: Step = {
  measures: ['form', 'names', 'key', 'keywork'],
  run: async (context) => {
    const { page, subject, note } = context;
    await showList(context, subject.formList);
    const times = await timed(page, {
      targets: {
        fields: { selector: subject.fields, count: fieldsOfTable, filled: subject.typedField },
        names: { selector: subject.namedTeams, count: tableRows },
      },
      begin: 'click',
      // The newest record has the table.
      act: () => page.locator(subject.row).first().locator('td').nth(2).click(),
    });
    note('form', times.fields);
    note('names', times.names);
    await waitIdle(context);
    const { script, work } = await typeNumbers(context);
    note('key', script);
    note('keywork', work);
    await leaveForm(context);
  },
};

/** Opens the tournament with a hundred teams and types into its table. */
export const longForm: Step = {
  measures: ['longkey'],
  run: async (context) => {
    const { page, subject, host, longTournament, note } = context;
    await page.goto(host.url + subject.form(longTournament));
    const fields = (fieldsOfTable / tableRows) * longTableRows;
    // The other app needs many seconds at 4×.
    await expect(page.locator(subject.fields)).toHaveCount(fields, { timeout: 60_000 });
    await waitIdle(context);
    note('longkey', (await typeNumbers(context)).script);
    await leaveForm(context);
  },
};

/** Discards the typing. */
async function leaveForm(context: StepContext): Promise<void> {
  const { page, subject } = context;
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto('about:blank');
  await showList(context, subject.list);
}
