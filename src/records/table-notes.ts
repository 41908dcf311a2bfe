import type { Api } from '#api/api.ts';
import type { RecordRow } from '#domain/record-row.ts';
import type { Value } from '#fields/field.ts';
import { isRecord, listIn, rowsIn } from '#fields/value.ts';
import { isSameValue } from '#machines/form/is-equal.ts';
import type { FormValues } from '#machines/form/types.ts';
import {
  rulesetsIn,
  type StoredAdjustments,
  type StoredRulesets,
  storedRulesets,
  writeRulesets,
} from '#storage/rulesets.ts';

/** Penalties and bonuses of a tournament's table on this device. The specification's server has no members for them. */

const keyOf = (id: number | string) => `tournament/${id}`;

function storedBy(api: Api): StoredRulesets {
  return rulesetsIn(storedRulesets(), holderOf(api));
}

const holderOf = ({ credentials }: Api) => credentials.holder() ?? 0;

/** The record of a tournament with the penalties and bonuses of this device in the rows that have none. */
export function withStoredNotes<Row extends RecordRow>({ adjustments }: StoredRulesets, record: Row): Row {
  const notes = adjustments[keyOf(record.id)];
  if (notes === undefined) return record;
  const pointTable = listIn(record['pointTable']).map((row) => {
    const note = isRecord(row) && row['adjustment'] === undefined ? notes[String(row['team_id'])] : undefined;
    return isRecord(row) && note ? { ...row, adjustment: note.points, reason: note.reason } : row;
  });
  return { ...record, pointTable };
}

export function withTableNotes<Row extends RecordRow>(api: Api, record: Row): Row {
  return withStoredNotes(storedBy(api), record);
}

/** A write to the device that follows the save of a record. */
interface NoteWrite {
  /** The record was saved, with this id. */
  readonly settle: (id: number | string) => void;
  /** The record was not saved. */
  readonly undo: () => void;
}

/** Stores the penalties and bonuses of a form before it is sent: afterwards, storage may be full. Null if it is. */
export function writeTableNotes(api: Api, id: number | string | null, values: FormValues): NoteWrite | null {
  const userId = holderOf(api);
  const key = keyOf(id ?? 'new');
  const former = storedBy(api).adjustments[key];
  // The form's values come from `valuesOf` and the fields' controls.
  const notes = notesIn(values['pointTable'] as Value | undefined);
  if (isSameValue(notes, former ?? {})) return { settle: () => undefined, undo: () => undefined };
  const put = (at: string, next: StoredAdjustments | undefined) =>
    writeRulesets(userId, ({ adjustments }) => {
      const others = Object.entries(adjustments).filter(([table]) => table !== at && table !== key);
      return { adjustments: { ...Object.fromEntries(others), ...(next && { [at]: next }) } };
    });
  if (put(key, notes) === 'full') return null;
  return { settle: (saved) => void put(keyOf(saved), notes), undo: () => void put(key, former) };
}

function notesIn(table: Value | undefined): StoredAdjustments {
  return Object.fromEntries(
    rowsIn(table).flatMap(({ team_id = '', adjustment, reason = '' }) =>
      adjustment === undefined ? [] : [[team_id, { points: Number(adjustment), reason }] as const],
    ),
  );
}
