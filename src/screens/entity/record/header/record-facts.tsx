import { type RecordRow, textOf } from '#domain/record-row.ts';
import { parseWire } from '#domain/time/date-time.ts';
import { shownDays } from '#domain/time/shown-days.ts';
import { localTime } from '#domain/time/zone.ts';
import type { Facts } from '#entities/define.ts';
import { useText } from '#i18n/use-text.ts';
import { fullTime, WireTime } from '#ui/base/time.tsx';
import { useZone } from '#ui/base/zone-context.ts';

interface RecordFactsProps {
  readonly facts: Facts;
  /** The record, or its row in the list, which may have fewer members. */
  readonly record: RecordRow;
}

/** When a record takes place, and its number of teams. */
export function RecordFacts({ facts, record }: RecordFactsProps) {
  const text = useText();
  const { start = '', end = '', teams = '' } = facts;
  const from = textOf(record[start]);
  const to = textOf(record[end]);
  const rows = record[teams];
  return (
    <>
      {from !== '' && (to === '' ? <WireTime wire={from} /> : <Days from={from} to={to} />)}
      {Array.isArray(rows) && <span>{text('{{count}} teams', { count: rows.length })}</span>}
    </>
  );
}

/** The days of two times of the API in the chosen zone: '25 to 27 Apr 2025'. The tooltip has both times. */
function Days({ from, to }: { from: string; to: string }) {
  const text = useText();
  const zone = useZone();
  const [start, end] = [parseWire(from), parseWire(to)];
  if (start === undefined || end === undefined) return <WireTime wire={from} />;
  const [first = '', last] = shownDays(localTime(start, zone), localTime(end, zone), text.language);
  return (
    <span
      title={text('{{from}} to {{to}}', {
        from: fullTime(start, zone, text.language),
        to: fullTime(end, zone, text.language),
      })}
    >
      {last === undefined ? first : text('{{from}} to {{to}}', { from: first, to: last })}
    </span>
  );
}
