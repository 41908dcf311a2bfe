import type { Page } from '@playwright/test';
import type { Field } from '#fields/field.ts';
import { sampleValues } from '#server/seed/sample-values.ts';
import { furtherEntities, retitled, titleOf, type WholeEntity } from '../../../support/further/entities.ts';
import { entry, fillTime, tinyPicture } from '../flows/entity-form.ts';
import { typeLikeAPerson } from '../typing/type-like-a-person.ts';
import type { EntityWalk } from './entity-walk.ts';

/** Walks of the declared entities that the specification lacks. */
export const furtherWalks: readonly EntityWalk[] = furtherEntities.map((entity): EntityWalk => {
  const [title, { label }] = titleOf(entity);
  const values = sampleValues(entity, 7);
  const before = values[title] ?? '';
  const after = retitled(entity, 7)[title] ?? '';
  return {
    path: entity.path,
    label: entity.label,
    record: entity.record,
    complete: (page) => fillAll(page, entity, values),
    search: before,
    shows: before,
    called: [before, after],
    edit: (page) => typeLikeAPerson(entry(page, label), after),
    draftIn: label,
    ...(!hasSwitch(entity) && { hasNoSwitch: true }),
  };
});

function hasSwitch({ fields }: WholeEntity): boolean {
  return Object.values(fields).some(({ kind }) => kind === 'status');
}

async function fillAll(page: Page, { fields }: WholeEntity, values: Readonly<Record<string, string>>): Promise<void> {
  let pictures = 0;
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'image') {
      await page.locator('input[type=file]').nth(pictures).setInputFiles(tinyPicture);
      pictures += 1;
    } else await fill(page, field, values[name] ?? '');
  }
}

async function fill(page: Page, { kind, label }: Field, value: string): Promise<void> {
  if (kind === 'text') await typeLikeAPerson(entry(page, label), value);
  if (kind === 'choice') await page.getByLabel(label).selectOption(value);
  if (kind === 'date') await fillTime(page, label, value);
  if (kind === 'dateTime') await fillTime(page, label, value.replace(' ', 'T').slice(0, 16));
  if (kind === 'richText') {
    await page.getByRole('textbox', { name: label }).click();
    await page.keyboard.type(value.replace(/<[^>]+>/g, ''));
  }
}
