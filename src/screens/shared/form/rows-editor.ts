import type { Fields, RowsField } from '#fields/field.ts';
import { lazyCode } from '#ui/loading/lazy-code.ts';
import type { FormActor } from './form-actor.ts';

export interface RowsEditorProps {
  readonly form: FormActor;
  readonly field: RowsField;
  readonly name: string;
}

const rowsCode = lazyCode(async () => (await import('./form-rows.tsx')).FormRows);
const pointsCode = lazyCode(async () => (await import('../points/point-table.tsx')).PointTable);

/** What rows are edited with. It comes late: many forms have none. */
export const rowsEditor = ({ editor }: RowsField) => (editor === 'points' ? pointsCode : rowsCode);

export async function loadRowsEditors(fields: Fields): Promise<void> {
  await Promise.all(
    Object.values(fields).map(async (field) => field.kind === 'rows' && (await rowsEditor(field).load())),
  );
}
