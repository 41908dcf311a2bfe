import { type Cell, cellText } from '#domain/import/cells.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { Zone } from '#domain/time/zone.ts';
import type { Entity } from '#entities/define.ts';
import { fieldsInFormOrder } from '#entities/form-groups.ts';
import type { Field, Value } from '#fields/field.ts';
import { errorsOf } from '#fields/validate.ts';
import { valuesOf } from '#fields/wire.ts';
import type { FormErrors, FormValues } from '#machines/form/types.ts';
import type { Conversion, ConvertedRow } from '#machines/import/types.ts';
import { type CellContext, cellKindOf } from './cell-kinds.ts';
import { type FilledField, filledFields } from './filled-fields.ts';
import { allRowsQuestion, referenceQuestion } from './questions.ts';
import { spellingsOf } from './targets.ts';
import { timeColumns, timeReader } from './time-columns.ts';
import { lookAtTimes } from './time-questions.ts';

interface ConvertOptions {
  readonly entity: Entity;
  /** The zone of the times in the file. */
  readonly zone: Zone;
  /** In milliseconds. */
  readonly now: number;
  /** Called after some rows; the conversion waits for it. */
  readonly pause?: () => Promise<void>;
}

/** So many rows are converted before a pause. */
const rowsPerPause = 200;

/** The rows of a sheet as values of the form, with the messages for cells that cannot be read and for broken rules. */
export async function convertRows(
  { sheet, match, resolved, answers }: Conversion,
  { entity, zone, now, pause = async () => undefined }: ConvertOptions,
): Promise<readonly ConvertedRow[]> {
  const initial = valuesOf(entity.fields, 'create');
  const validate = rulesOf(entity);
  const columns = await Promise.all(filledFields(entity, match).map(columnOf));
  async function columnOf({ name, field, columns: indexes }: FilledField): Promise<Column> {
    const [at = -1] = indexes;
    const isTime = field.kind === 'date' || field.kind === 'dateTime';
    const times = timeColumns(sheet, indexes);
    const cellOf = isTime ? times.textOf : (row: readonly Cell[]) => row[at] ?? null;
    const looked = isTime
      ? await lookAtTimes(sheet.rows.map(times.textOf), field.kind, { now, pause })
      : { order: undefined };
    const context: CellContext = {
      times: timeReader(name, answers, { zone: times.zone?.minutes ?? zone, now, order: looked.order ?? undefined }),
      referenced: (text) => {
        const answer = answers[referenceQuestion(name, text)];
        return answer === undefined ? resolved?.known[name]?.[foldText(text)] : (answer ?? '');
      },
      spellings: spellingsOf,
    };
    return { cellOf, name, field, context, initial: initial[name] };
  }

  const shared = Object.keys(entity.fields).flatMap((name) => {
    const answer = match.includes(name) ? null : (answers[allRowsQuestion(name)] ?? null);
    return answer === null ? [] : [[name, answer] as const];
  });

  const converted: ConvertedRow[] = [];
  for (const [index, row] of sheet.rows.entries()) {
    if (index > 0 && index % rowsPerPause === 0) await pause();
    const texts = sheet.header.map((_, at) => cellText(row[at] ?? null));
    if (texts.every((text) => text === '')) continue;
    const values: Record<string, Value> = Object.fromEntries(shared);
    const unread: Record<string, string> = {};
    for (const column of columns) {
      const cell = column.cellOf(row);
      const read = readCell(cell, column);
      if (read === undefined) continue;
      if ('unread' in read) {
        values[column.name] = cellText(cell);
        unread[column.name] = read.unread;
      } else values[column.name] = read.value;
    }
    const line = sheet.firstLine + index;
    converted.push({ line, texts, values, unread, errors: { ...validate(values, 'create'), ...unread } });
  }
  return converted;
}

interface Column {
  /** The cell of the column, or the text of several columns. */
  readonly cellOf: (row: readonly Cell[]) => Cell;
  readonly name: string;
  readonly field: Field;
  readonly context: CellContext;
  readonly initial: Value | undefined;
}

/** Undefined for an empty cell whose field has a value in new records: it keeps that. */
function readCell(cell: Cell, { field, context, initial }: Column) {
  const { read, empty } = cellKindOf(field);
  if (cellText(cell) !== '') return read(field, cell, context);
  return initial === undefined || initial === '' || Array.isArray(initial) ? { value: empty } : undefined;
}

/** The form's rules for a row. A row that updates a record is checked for the fields that it has. */
export function rulesOf(entity: Entity): (values: FormValues, mode: 'create' | 'edit') => FormErrors {
  const initial = valuesOf(entity.fields, 'create');
  return (values, mode) => {
    const complete = mode === 'create' ? { ...initial, ...values } : values;
    const fields = fieldsInFormOrder(entity, mode);
    const checked =
      mode === 'create' ? fields : Object.fromEntries(Object.entries(fields).filter(([name]) => name in values));
    return errorsOf(checked, mode, complete);
  };
}
