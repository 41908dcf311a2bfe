import { createContext, use } from 'react';
import { type Zone, zoneName } from '#domain/time/zone.ts';

interface ZoneChoice {
  /** The zone in which all times are shown and typed. */
  readonly zone: Zone;
  readonly chooseZone: (zone: Zone) => void;
}

export const ZoneContext = createContext<ZoneChoice>({ zone: 'device', chooseZone: () => undefined });

export function useZoneChoice(): ZoneChoice {
  return use(ZoneContext);
}

export function useZone(): Zone {
  return useZoneChoice().zone;
}

/** The zone shown beside a time: UTC, or India's beside UTC. */
export function otherZone(zone: Zone): Zone {
  return zone === 'utc' ? 'ist' : 'utc';
}

export interface ZoneOption {
  readonly zone: Zone;
  readonly label: string;
  readonly isChosen: boolean;
}

/** The zones to choose from. The device's own is missing where it is India's or UTC. */
export function zoneOptions(chosen: Zone): readonly ZoneOption[] {
  const zones: readonly Zone[] = [...(namedZone('device') === 'device' ? (['device'] as const) : []), 'ist', 'utc'];
  return zones.map((zone) => ({ zone, label: zoneLabel(zone), isChosen: zone === namedZone(chosen) }));
}

/** India's zone or UTC where the device's own is one of them. Otherwise a time would be shown twice in the same zone. */
export function namedZone(zone: Zone): Zone {
  if (zone !== 'device') return zone;
  return ({ IST: 'ist', UTC: 'utc' } as const)[zoneLabel(zone)] ?? 'device';
}

/** The short name of a zone, now by default: 'IST', 'UTC', or the device's 'GMT+1', which summer time changes. */
export function zoneLabel(zone: Zone, instant = Date.now()): string {
  if (zone !== 'device') return { ist: 'IST', utc: 'UTC' }[zone];
  const parts = new Intl.DateTimeFormat('en-IN', { timeZone: zoneName(zone), timeZoneName: 'short' }).formatToParts(
    instant,
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
