import { type Cell, cellText } from '#domain/import/cells.ts';
import { type DateOrder, dateOrderOf } from '#domain/import/dates.ts';
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
import { allRowsQuestion, dateQuestion, referenceQuestion } from './questions.ts';
import { spellingsOf } from './targets.ts';

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
  { sheet, match, known, answers }: Conversion,
  { entity, zone, now, pause = async () => undefined }: ConvertOptions,
): Promise<readonly ConvertedRow[]> {
  const initial = valuesOf(entity.fields, 'create');
  const validate = rulesOf(entity);
  const columns = match.flatMap((name, at) => {
    const field = name === null ? undefined : entity.fields[name];
    if (name === null || field === undefined) return [];
    const order = orderOf(answers[dateQuestion(name)]) ?? dateOrderOf(sheet.rows.map((row) => row[at] ?? null));
    const context: CellContext = {
      dates: { order: order ?? 'day first', zone: zoneOf(sheet.header[at] ?? '', zone), now },
      referenced: (text) => {
        const answer = answers[referenceQuestion(name, text)];
        return answer === undefined ? known[name]?.[foldText(text)] : (answer ?? '');
      },
      spellings: spellingsOf,
    };
    return [{ at, name, field, context, initial: initial[name] }];
  });

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
      const cell = row[column.at] ?? null;
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

/** Our own export writes times in UTC, and says so in the header. */
const zoneOf = (header: string, chosen: Zone): Zone => (/\(UTC\)\s*$/i.test(header) ? 'utc' : chosen);

const orderOf = (answer: string | null | undefined): DateOrder | undefined =>
  answer === 'day first' || answer === 'month first' ? answer : undefined;
