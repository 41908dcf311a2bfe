import { expect, type Locator, type Page } from '@playwright/test';
import { textOf } from '#domain/record-row.ts';
import type { Mode } from '#domain/rules/rule.ts';
import type { Entity } from '#entities/define.ts';
import { isSecret } from '#fields/field.ts';
import { kindOf } from '#fields/kinds/index.ts';
import { rowsIn, textIn } from '#fields/value.ts';
import { acceptsPassword } from '../server/accepts-password.ts';
import { askAsAdmin } from '../server/ask-as-admin.ts';
import type { Server } from '../server/server.ts';
import { boxOf, chosenFields, type FormField, textFor, typedFields } from './form-fields.ts';
import { heldText } from './held-text.ts';
import { chosenTags, typeOption } from './type-option.ts';
import type { TypedRow, Typist } from './typist.ts';

interface Form {
  readonly entity: Entity;
  /** The record of an edit; undefined to create one. */
  readonly id?: number;
  readonly server: Server;
  /** The fields into which nobody types slowly; none by default. */
  readonly isQuick?: (field: FormField) => boolean;
}

interface Entered {
  readonly field: FormField;
  readonly box: Locator;
  readonly row: TypedRow;
}

type StoredRecord = Readonly<Record<string, unknown>>;

/** Types into every field of a form and saves it. Then the server has what was typed. Resolves to the record's id. */
export async function typeIntoForm(page: Page, typist: Typist, form: Form): Promise<number> {
  const { entity, server, isQuick = () => false } = form;
  const mode: Mode = form.id === undefined ? 'create' : 'edit';
  const screen = `/${entity.path}/${mode}`;
  await openForm(page, entity, form.id);
  await typist.slowDown();
  for (const { path } of chosenFields(entity, mode))
    await page.locator(`[id="field-${path}"]`).selectOption({ index: 1 });

  const entered: Entered[] = [];
  for (const field of typedFields(entity, mode)) {
    const box = boxOf(page, field);
    if (field.add !== undefined && !(await box.isVisible())) {
      await page.getByRole('button', { name: field.add, exact: true }).click();
    }
    const typing = { screen, field: field.path, box, isQuick: isQuick(field) };
    const text = textFor(field, mode);
    const { row, isChosen } =
      text === undefined
        ? await typeOption(typist, typing)
        : { row: await typist.type({ ...typing, text }), isChosen: true };
    if (isChosen) entered.push({ field, box, row });
  }
  for (const { field, box, row } of entered) {
    if (field.field.kind !== 'multiSelect')
      expect.soft(await heldText(box), `${field.path}, at the end`).toBe(row.typed);
  }

  const id = (await save(page, entity)) ?? form.id ?? 0;
  const record = (await askAsAdmin(server, 'GET', readPath(entity, id))) as StoredRecord;
  if (entered.some(({ field }) => !isPlain(field))) {
    await page.goto('about:blank');
    await openForm(page, entity, id);
  }
  for (const { field, box, row } of entered)
    typist.store(row, await storedText(field, { record, entity, server, box, typed: row.typed }));
  return id;
}

async function openForm(page: Page, { path }: Entity, id: number | undefined): Promise<void> {
  await page.goto(id === undefined ? `/#/${path}/create` : `/#/${path}/edit/${id}`);
  await expect(page.locator('form')).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Resolves to the id of a created record. */
async function save(page: Page, { endpoints }: Entity): Promise<number | undefined> {
  const calls = [endpoints.create, endpoints.update].map(
    (call) => new RegExp(`${pathIn(call).replace('{id}', '\\d+')}$`),
  );
  const response = page.waitForResponse(
    (one) => /^(POST|PATCH)$/.test(one.request().method()) && calls.some((call) => call.test(one.url())),
  );
  await page.keyboard.press('Control+s');
  const { data } = (await (await response).json()) as { data?: { id?: number } };
  await expect(page.getByText(/(created|updated) successfully/).first()).toBeVisible();
  return data?.id;
}

const pathIn = (call = '') => call.replace(/^\w+ /, '');

const readPath = ({ endpoints }: Entity, id: number) =>
  pathIn(endpoints.read).replace('/api/v1', '').replace('{id}', String(id));

interface Stored extends Pick<Form, 'entity' | 'server'> {
  readonly record: StoredRecord;
  readonly box: Locator;
  readonly typed: string;
}

/** Its record has it as it was typed. */
function isPlain({ field }: FormField): boolean {
  return field.kind === 'text' || field.kind === 'richText';
}

/** What the server has of a field, as it was typed. The form shows the names of what is stored as ids. */
async function storedText({ path, field }: FormField, { record, entity, server, box, typed }: Stored): Promise<string> {
  const [name = path, , cell] = path.split(/[[\]]+/);
  const owner = entity.fields[name];
  if (owner === undefined) throw new Error(`No field is called ${path}`);
  const value = kindOf(owner).valueOf(owner, record, name);
  const text = cell === undefined ? textIn(value) : (rowsIn(value)[0]?.[cell] ?? '');
  switch (field.kind) {
    case 'text':
      if (!isSecret(field)) return text;
      return (await acceptsPassword(server, textOf(record['email']), typed)) ? typed : '';
    case 'richText':
      return text.replace(/<[^>]+>/g, '');
    case 'multiSelect':
      return (await chosenTags(box).filter({ hasText: typed }).first().textContent()) ?? '';
    default:
      return await box.inputValue();
  }
}
