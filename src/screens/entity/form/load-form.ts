import { loadControls } from '#controls/deferred-controls.ts';
import type { Fields } from '#fields/field.ts';
import { loadRowsEditors } from '../../shared/form/rows-editor.ts';

/** Fetches what the form of these fields is made of, so that it is drawn in one piece. */
export async function loadForm(fields: Fields): Promise<void> {
  await Promise.all([loadControls(fields), loadRowsEditors(fields)]);
}
