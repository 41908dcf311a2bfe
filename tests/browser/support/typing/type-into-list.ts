import { expect, type Page } from '@playwright/test';
import type { Entity } from '#entities/define.ts';
import { possibleFilters } from '#screens/entity/filters/filter-fields.ts';
import type { FaultServer } from '../network/fault-server.ts';
import { chosenTags, typeOption } from './type-option.ts';
import type { Typist } from './typist.ts';

/** Types into the search and the filters of a list, and into the box for pasted cells of its import. */
export async function typeIntoList(page: Page, typist: Typist, entity: Entity, faults: FaultServer): Promise<void> {
  const screen = `/${entity.path}`;
  const asked = (name: string) => askedFor(faults, entity, name);
  await page.goto(`/#${screen}`);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await typist.slowDown();
  const search = await typist.type({ screen, field: 'search', box: page.getByRole('searchbox'), text: 'Ace 017' });
  await expect.poll(() => asked('search')).toBe('Ace 017');
  typist.store(search, asked('search'));
  await page.getByRole('button', { name: 'Clear search' }).click();

  for (const { member, field } of possibleFilters(entity)) {
    if (field.kind !== 'select') continue;
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('menuitem', { name: `${field.label}…` }).click();
    const dialog = page.getByRole('dialog');
    const box = dialog.getByRole('combobox');
    const { row } = await typeOption(typist, { screen, field: `filter by ${member}`, box });
    const name = (await chosenTags(box).first().textContent()) ?? '';
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect.poll(() => asked(member)).not.toBe('');
    typist.store(row, name);
    await page.getByRole('button', { name: /^Remove the filter/ }).click();
  }

  await page.goto(`/#${screen}/import`);
  const cells = page.locator('#import-paste');
  await typist.type({ screen: `${screen}/import`, field: 'pasted cells', box: cells, text: 'Name\nAce' });
}

/** A parameter of the last call for the list. */
function askedFor(faults: FaultServer, { endpoints }: Entity, name: string): string {
  const list = endpoints.list.replace(/^GET /, '');
  const calls = faults.log().filter(({ method, path }) => method === 'GET' && path.startsWith(`${list}?`));
  return new URLSearchParams(calls.at(-1)?.path.split('?')[1]).get(name) ?? '';
}
