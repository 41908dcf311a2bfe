import { loadControls } from '#controls/deferred-controls.ts';
import type { Fields } from '#fields/field.ts';
import { loadRowsEditors } from '../../shared/form/rows-editor.ts';

/** Fetches the code of these fields, so that the form renders at once and complete. */
export async function loadForm(fields: Fields): Promise<void> {
  await Promise.all([loadControls(fields), loadRowsEditors(fields)]);
}
