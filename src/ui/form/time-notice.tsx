import type { TimeReading } from '#domain/time/read-time.ts';
import { timeNote } from '#domain/time/time-note.ts';
import { zoneText } from '#domain/time/written/zones.ts';
import { localTime } from '#domain/time/zone.ts';
import { useText } from '#i18n/use-text.ts';
import { formatLocalTime } from '../base/time.tsx';
import { useZone, zoneLabel } from '../base/zone-context.ts';
import { Button } from '../button/button.tsx';
import layout from '../layout/layout.module.css';

interface TimeNoticeProps {
  /** What the typed text means. */
  readonly reading: TimeReading;
  /** The instants that it may mean, in milliseconds. */
  readonly choices: readonly number[];
  readonly onChoose: (at: number) => void;
}

/** What a typed date and time lacks, why it is not read, or the zone that it names. */
export function TimeNotice({ reading, choices, onChoose }: TimeNoticeProps) {
  const text = useText();
  const zone = useZone();
  const said =
    reading.kind === 'time'
      ? reading.zone && text('Read as {{zone}}', { zone: zoneText(reading.zone) })
      : text(timeNote(reading));
  if (said === undefined) return null;
  return (
    <div className={layout['row']}>
      <output className={layout['note']}>{said}</output>
      {choices.map((at) => (
        <Button key={at} size="small" onClick={() => onChoose(at)}>
          {`${formatLocalTime(localTime(at, zone), text.language)} ${zoneLabel(zone, at)}`}
        </Button>
      ))}
    </div>
  );
}
