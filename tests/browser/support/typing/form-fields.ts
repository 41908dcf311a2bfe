import type { Locator, Page } from '@playwright/test';
import { firstBroken, type Mode } from '#domain/rules/rule.ts';
import type { Entity } from '#entities/define.ts';
import { formGroups } from '#entities/form-groups.ts';
import { type Field, isRequired } from '#fields/field.ts';
import { kindOf } from '#fields/kinds/index.ts';

/** A field of a form into which a user types. */
export interface FormField {
  /** As in the form's values: 'name', or 'teams[0][team_id]' in the first row. */
  readonly path: string;
  readonly field: Field;
  /** The label of the button that adds the row. */
  readonly add?: string;
}

/** Every field of an entity's form that takes text, in the order of the form, with those of a first row. */
export function typedFields(entity: Entity, mode: Mode): readonly FormField[] {
  const fields = formGroups(entity, mode).flatMap((group) => group.fields);
  return fields.flatMap(([path, field]): readonly FormField[] => {
    if (field.kind !== 'rows') return takesText(field) ? [{ path, field }] : [];
    return Object.entries(field.row).flatMap(([cell, cellField]) =>
      takesText(cellField) ? [{ path: `${path}[0][${cell}]`, field: cellField, add: field.add }] : [],
    );
  });
}

/** The fields that are chosen and have to be. */
export function chosenFields(entity: Entity, mode: Mode): readonly FormField[] {
  const fields = formGroups(entity, mode).flatMap((group) => group.fields);
  return fields.flatMap(([path, field]): readonly FormField[] =>
    !takesText(field) && field.kind !== 'rows' && isRequired(field, mode) ? [{ path, field }] : [],
  );
}

function takesText({ kind, feature }: Field): boolean {
  // What only some servers have is typed into a dialog.
  return kind !== 'choice' && kind !== 'status' && kind !== 'image' && feature === undefined;
}

/** Fields with the same control and the same treatment of keys. */
export function sortOf({ path, field }: FormField): string {
  const sort = field.kind === 'text' ? field.entry : field.kind;
  return path.includes('[') ? `${sort} in a row` : sort;
}

/** The element with the text. */
export function boxOf(page: Page, { path }: FormField): Locator {
  return page.locator(`[id="field-${path}"]`);
}

const texts: Readonly<Record<string, readonly string[]>> = {
  text: ['Ace 017', 'Sky 8 x', 'Ace', 'Sky', '17', '18'],
  digits: ['17', '18', '7', '8'],
  phone: ['9123456780', '9123456781'],
  email: ['ace.017@example.com', 'sky.018@example.com'],
  url: ['https://a.example/17', 'https://a.example/18'],
  video: ['https://youtu.be/zF5Ddo9JdpY', 'https://youtu.be/zF5Ddo9JdpZ'],
  password: ['Fresh@1234'],
  date: ['30 Apr 1998', '31 May 1999'],
  dateTime: ['20 Jun 2021, 20:30', '21 Jul 2022, 09:05'],
  richText: ['Be kind 017', 'Be fair 018'],
};

/** A text that the rules of the field accept; another one in an edit. Undefined for a field in which options are found. */
export function textFor({ field }: FormField, mode: Mode): string | undefined {
  const offered = texts[field.kind === 'text' ? field.entry : field.kind];
  if (offered === undefined) return undefined;
  const isPlain = field.kind === 'text';
  const rules = isPlain ? [...field.rules, ...kindOf(field).rules(field)] : [];
  const accepted = offered.filter((text) => firstBroken(rules, text) === undefined);
  const text = accepted[mode === 'create' ? 0 : 1] ?? accepted[0];
  if (text === undefined) throw new Error(`No sample text is valid for ${field.label}`);
  return text;
}
