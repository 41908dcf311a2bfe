import { formatWire, parseWire, type WireDateTime } from '#domain/time/date-time.ts';
import { shownTime } from '#domain/time/shown-time.ts';
import { type Day, type LocalTime, localTime, type Zone } from '#domain/time/zone.ts';
import type { Language } from '#i18n/english.ts';
import { useText } from '#i18n/use-text.ts';
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
  const { language } = useText();
  return (
    <time dateTime={new Date(at).toISOString()} title={fullTime(at, zone, language)}>
      {children ?? formatTime(at, zone, language)}
    </time>
  );
}

/** A date and time of the API. Any other text is shown unchanged. */
export function WireTime({ wire }: { wire: WireDateTime }) {
  const at = parseWire(wire);
  return at === undefined ? <span>{wire}</span> : <Time at={at} />;
}

function formatTime(at: number, zone: Zone, language: Language): string {
  return formatLocalTime(localTime(at, zone), language);
}

/** A local time in a language: '25 Apr 2025, 13:35'. '' for ''. */
export function formatLocalTime(local: LocalTime, language: Language): string {
  return shownTime(local, language);
}

/** A day in a language: '25 Apr 2025'. */
export function formatLocalDay(day: Day, language: Language): string {
  return formatLocalTime(`${day}T00:00`, language).replace(/,.*/, '');
}

/** An instant with its zone, and in UTC: '25 Apr 2025, 13:35 IST (2025-04-25 08:05:00 UTC)'. */
export function fullTime(at: number, zone: Zone, language: Language): string {
  const utc = `${formatWire(at)} UTC`;
  return zone === 'utc' ? utc : `${formatTime(at, zone, language)} ${zoneLabel(zone, at)} (${utc})`;
}
