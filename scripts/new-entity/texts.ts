import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Entity } from '#entities/define.ts';
import type { Fields } from '#fields/field.ts';

const folder = 'src/i18n/hi';
/** Holds the texts of declarations. */
const file = join(folder, 'entities.json');

type Texts = Readonly<Record<string, string>>;

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Texts;

/** Adds each text of a declaration that has no Hindi yet, with an empty value. */
export function addTexts(entity: Entity): void {
  const known = new Set(readdirSync(folder).flatMap((name) => Object.keys(read(join(folder, name)))));
  const missing = textsOf(entity).filter((text) => !known.has(text));
  if (missing.length === 0) return;
  const texts = { ...read(file), ...Object.fromEntries(missing.map((text) => [text, ''])) };
  writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`);
}

/** The texts without Hindi. */
export function emptyTexts(): readonly string[] {
  return Object.entries(read(file)).flatMap(([text, hindi]) => (hindi === '' ? [text] : []));
}

function textsOf({ label, record, columns, fields, groups = [] }: Entity): readonly string[] {
  const readOnly = columns.flatMap((column) => (typeof column === 'string' ? [] : [column.label]));
  const headings = groups.map(({ heading }) => heading);
  return [...new Set([label, record, ...readOnly, ...fieldTexts(fields), ...headings])];
}

function fieldTexts(fields: Fields): readonly string[] {
  return Object.values(fields).flatMap((field) => [
    field.label,
    ...field.rules.map(({ message }) => message),
    ...(field.kind === 'choice' ? field.choices.map(({ label }) => label) : []),
  ]);
}
