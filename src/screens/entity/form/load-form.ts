import type { Fields, RowsField } from '#fields/field.ts';
import { loadControls } from '#ui/controls/deferred-controls.ts';
import { lazyCode } from '#ui/loading/lazy-code.ts';

/** Fetches the code of these fields, so that the form renders at once and complete. */
export async function loadForm(fields: Fields): Promise<void> {
  await Promise.all([loadControls(fields), loadRowsEditors(fields)]);
}

const rowsCode = lazyCode(async () => (await import('../../shared/form/form-rows.tsx')).FormRows);
const pointsCode = lazyCode(async () => (await import('../../shared/points/point-table.tsx')).PointTable);

/** The editor of a field of rows. Loaded lazily, as many forms have no rows. */
export const rowsEditor = ({ editor }: RowsField) => (editor === 'points' ? pointsCode : rowsCode);

async function loadRowsEditors(fields: Fields): Promise<void> {
  await Promise.all(
    Object.values(fields).map(async (field) => field.kind === 'rows' && (await rowsEditor(field).load())),
  );
}
