import type { MultiSelectField, RowsField, RowValues, SelectField, Value } from '#fields/field.ts';
import { rowValues } from '#fields/kinds/rows.ts';
import { idsIn, rowsIn } from '#fields/value.ts';
import type { FormActor } from './form-actor.ts';

/** A field that pasted names extend. */
export type PastedField = RowsField | MultiSelectField;

export interface PasteNamesProps {
  readonly form: FormActor;
  readonly field: PastedField;
  readonly name: string;
}

/** A field as rows of records, each of which a pasted line names. */
export interface PasteTarget {
  /** The columns of a line, in their order. */
  readonly selects: readonly (readonly [name: string, field: SelectField])[];
  readonly emptyRow: RowValues;
  readonly rowsOf: (value: Value | undefined) => readonly RowValues[];
  readonly valueFrom: (rows: readonly RowValues[]) => Value;
}

/** The single column of a field for several records. */
const id = 'id';

export function pasteTarget(field: PastedField): PasteTarget {
  if (field.kind === 'rows') {
    return {
      selects: Object.entries(field.row).filter((cell): cell is [string, SelectField] => cell[1].kind === 'select'),
      emptyRow: rowValues(field.row),
      rowsOf: rowsIn,
      valueFrom: (rows) => rows,
    };
  }
  return {
    selects: [[id, { kind: 'select', label: field.label, rules: [], source: field.source, key: 'id' }]],
    emptyRow: {},
    rowsOf: (value) => idsIn(value).map((each) => ({ [id]: each })),
    valueFrom: (rows) => rows.map((row) => row[id] ?? ''),
  };
}
