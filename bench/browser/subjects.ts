import type { Subject } from './subject.ts';

const product: Subject = {
  name: 'product',
  list: '/#/teams',
  formList: '/#/tournament',
  form: (id) => `/#/tournament/edit/${String(id)}`,
  row: 'tbody tr[data-opens]',
  next: 'button[aria-label="Next page"]',
  previous: 'button[aria-label="Previous page"]',
  chooseHundred: async (page) => {
    await page.getByLabel('Rows per page').selectOption('100');
  },
  chosenBy: 'change',
  fields: '.points-grid tbody .points-input',
  namedTeams: '.points-grid tbody .points-team .points-input:not([value=""], [value="…"])',
  typedField: '.points-grid tbody tr:nth-child(3) .points-cell:nth-of-type(4) input',
  hasOfflineLists: true,
};

const peer: Subject = {
  name: 'react-admin',
  list: '/#/teams',
  formList: '/#/tournaments',
  form: (id) => `/#/tournaments/${String(id)}`,
  row: 'tbody tr.RaDataTable-row',
  next: 'button[aria-label="Go to next page"]',
  previous: 'button[aria-label="Go to previous page"]',
  chooseHundred: async (page) => {
    await page.getByRole('combobox', { name: 'Rows per page' }).click();
    await page.getByRole('option', { name: '100' }).click();
  },
  chosenBy: 'click',
  fields: '.RaSimpleFormIterator-line .MuiInputBase-input',
  namedTeams: '.RaSimpleFormIterator-line input[role=combobox]:not([value=""])',
  typedField: '.RaSimpleFormIterator-line:nth-child(3) input[name="pointTable.2.total_finish"]',
  hasOfflineLists: false,
};

const floor: Subject = {
  ...product,
  name: 'floor',
  typedField: '.points-grid tbody tr:nth-child(3) .points-cell:nth-of-type(4) input',
  hasOfflineLists: false,
};

/** The product and what it is compared with. */
export function subjectsOf(otherBuild: string | undefined): readonly Subject[] {
  return [product, ...(otherBuild === undefined ? [peer, floor] : [{ ...product, name: 'other build' } as const])];
}
