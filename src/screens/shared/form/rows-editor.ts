import type { Fields, RowsField } from '#fields/field.ts';
import { lazyCode } from '#ui/loading/lazy-code.ts';

const rowsCode = lazyCode(async () => (await import('./form-rows.tsx')).FormRows);
const pointsCode = lazyCode(async () => (await import('../points/point-table.tsx')).PointTable);

/** The editor of a field of rows. Loaded lazily, as many forms have no rows. */
export const rowsEditor = ({ editor }: RowsField) => (editor === 'points' ? pointsCode : rowsCode);

export async function loadRowsEditors(fields: Fields): Promise<void> {
  await Promise.all(
    Object.values(fields).map(async (field) => field.kind === 'rows' && (await rowsEditor(field).load())),
  );
}
