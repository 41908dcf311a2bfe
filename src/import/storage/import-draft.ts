import type { DraftStore } from '#drafts/draft-store.ts';
import type { Draft, DraftKey } from '#machines/draft/types.ts';

/** What the draft of an import contains. */
export interface ImportValues {
  /** '' for a paste. */
  readonly fileName: string;
  /** The number of rows when it was first stored. */
  readonly rows: number;
  /** The key of its rows. */
  readonly key: JsonWebKey;
}

const prefix = 'import:';

/** The place of an import among the drafts of an entity. */
export function importPlace(form: string, series: string): DraftKey {
  return { form, id: `${prefix}${series}` };
}

/** The id of the import of a draft; null for the draft of a form. */
export function seriesOf({ place }: Pick<Draft, 'place'>): string | null {
  return typeof place.id === 'string' && place.id.startsWith(prefix) ? place.id.slice(prefix.length) : null;
}

/** Whether the draft is an import. Only `importStorage` stores drafts at such a place. */
export function isImport<D extends Pick<Draft, 'place'>>(draft: D): draft is D & { readonly values: ImportValues } {
  return seriesOf(draft) !== null;
}

/** An import that was started on this device. */
export interface ImportDraft extends Omit<ImportValues, 'key'> {
  readonly series: string;
  /** When it was started, in milliseconds since 1970. */
  readonly at: number;
}

/** The user's imports into a list, newest first. */
export async function listImports(store: DraftStore, form: string): Promise<readonly ImportDraft[]> {
  const { drafts } = await store.all();
  return drafts.flatMap((draft) => {
    const series = seriesOf(draft);
    if (series === null || draft.place.form !== form || !isImport(draft)) return [];
    const { fileName, rows } = draft.values;
    return [{ series, at: draft.at, fileName, rows }];
  });
}
