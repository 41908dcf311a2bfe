import { categoryFields } from '#entities/category.ts';
import type { Entity } from '#entities/define.ts';
import { customFields, trendingFields } from '#entities/notifications.ts';
import { profileFields } from '#entities/profile.ts';
import { entityAt, isEntityPath } from '#entities/registry.ts';
import type { Fields } from '#fields/field.ts';
import type { Text } from '#i18n/text.ts';
import { isImport, seriesOf } from '#import/storage/import-draft.ts';
import type { Draft } from '#machines/draft/types.ts';
import { differingFields } from '#machines/form/compare.ts';

/** The form that a draft belongs to. */
export interface DraftForm {
  readonly label: Text;
  readonly fields: Fields;
  /** The path that opens it. */
  readonly to: string;
  /** The entity whose calls send it; `null` for a form that only its own screen can send. */
  readonly entity: Entity | null;
  /** Set for an import into a list: its file, '' for a paste. */
  readonly importedFile?: string;
}

const formsWithoutEntity: Readonly<Record<string, Omit<DraftForm, 'entity'>>> = {
  category: { label: 'Category', fields: categoryFields, to: '/category' },
  trending: { label: 'Trending news notification', fields: trendingFields, to: '/sync' },
  custom: { label: 'Custom notification', fields: customFields, to: '/sync' },
  profile: { label: 'My Profile', fields: profileFields, to: '/profile' },
};

/** The form of a draft, or null if this version of the app has no form of that name. */
export function formOfDraft(draft: Draft): DraftForm | null {
  const { id, place } = draft;
  const other = Object.hasOwn(formsWithoutEntity, place.form) ? formsWithoutEntity[place.form] : undefined;
  if (other !== undefined) return { ...other, entity: null };
  if (!isEntityPath(place.form)) return null;
  const entity = entityAt(place.form);
  if (isImport(draft)) {
    const { path, label, fields } = entity;
    const to = `/${path}/import?series=${seriesOf(draft) ?? ''}`;
    return { label, fields, to, entity: null, importedFile: draft.values.fileName };
  }
  const record = place.id === null ? 'create' : `edit/${place.id}`;
  return { label: entity.record, fields: entity.fields, to: `/${entity.path}/${record}?draft=${id}`, entity };
}

/** The labels of the fields that an edit changes. They distinguish two drafts of one record. */
export function changedIn({ fields, importedFile }: DraftForm, { place, values, base }: Draft): readonly Text[] {
  if (place.id === null || importedFile !== undefined) return [];
  const changed = differingFields(values, base);
  return Object.entries(fields).flatMap(([name, { label }]) => (changed.includes(name) ? [label] : []));
}

/** The name of the draft's record: its first text value, or its id. The name of the file of an import. */
export function draftName({ fields, importedFile }: DraftForm, { place, values }: Draft): string {
  if (importedFile !== undefined) return importedFile;
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    if (field.kind === 'text' && field.entry !== 'password' && typeof value === 'string' && value !== '') return value;
  }
  return place.id === null ? '' : `#${place.id}`;
}
