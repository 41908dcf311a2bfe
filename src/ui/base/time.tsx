import { formatWire, parseWire, type WireDateTime } from '#domain/time/date-time.ts';
import { shownTime } from '#domain/time/shown-time.ts';
import { type Day, type LocalTime, localTime, type Zone } from '#domain/time/zone.ts';
import { documentLanguage } from '#i18n/document-language.ts';
import { useZone, zoneLabel } from './zone-context.ts';

interface TimeProps {
  /** In milliseconds. */
  readonly at: number;
  /** The date and time by default. */
  readonly children?: string;
}

/** An instant in the chosen zone: '25 Apr 2025, 13:35'. The tooltip has the zone and UTC. */
export function Time({ at, children }: TimeProps) {
  const zone = useZone();
  return (
    <time dateTime={new Date(at).toISOString()} title={fullTime(at, zone)}>
      {children ?? formatTime(at, zone)}
    </time>
  );
}

/** A date and time of the API. Any other text is shown unchanged. */
export function WireTime({ wire }: { wire: WireDateTime }) {
  const at = parseWire(wire);
  return at === undefined ? <span>{wire}</span> : <Time at={at} />;
}

function formatTime(at: number, zone: Zone): string {
  return formatLocalTime(localTime(at, zone));
}

/** A local time in the interface's language: '25 Apr 2025, 13:35'. '' for ''. */
export function formatLocalTime(local: LocalTime): string {
  return shownTime(local, documentLanguage());
}

/** A day in the interface's language: '25 Apr 2025'. */
export function formatLocalDay(day: Day): string {
  return formatLocalTime(`${day}T00:00`).replace(/,.*/, '');
}

/** An instant with its zone, and in UTC: '25 Apr 2025, 13:35 IST (2025-04-25 08:05:00 UTC)'. */
export function fullTime(at: number, zone: Zone): string {
  const utc = `${formatWire(at)} UTC`;
  return zone === 'utc' ? utc : `${formatTime(at, zone)} ${zoneLabel(zone, at)} (${utc})`;
}
