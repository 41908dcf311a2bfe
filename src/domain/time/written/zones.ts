import type { Rest } from './rest.ts';

/** A zone that a text names. */
export interface NamedZone {
  /** As it is written: 'IST', 'UTC+5:30'. */
  readonly name: string;
  /** East of UTC. */
  readonly minutes: number;
}

const hours = (entries: Readonly<Record<string, number>>) =>
  Object.entries(entries).map(([name, count]): readonly [string, number] => [name, count * 60]);

/** `IST` is India's time, not Ireland's or Israel's. Names that mean several zones are in `unclear`. */
const offsets: ReadonlyMap<string, number> = new Map([
  ...hours({ utc: 0, gmt: 0, z: 0, ist: 5.5, pkt: 5, npt: 5.75, sgt: 8, myt: 8, hkt: 8, pht: 8, wib: 7, ict: 7 }),
  ...hours({ jst: 9, kst: 9, aest: 10, aedt: 11, nzst: 12, nzdt: 13, msk: 3, gst: 4, trt: 3, brt: -3 }),
  ...hours({ cet: 1, cest: 2, eet: 2, eest: 3, wet: 0, west: 1 }),
  ...hours({ est: -5, edt: -4, cdt: -5, mst: -7, mdt: -6, pst: -8, pdt: -7 }),
  ['indian standard time', 330],
  ['india time', 330],
]);

/** Abbreviations with several meanings: CST is UTC-6 in Chicago and UTC+8 in Beijing. */
const unclear: ReadonlySet<string> = new Set(['cst', 'bst', 'ast', 'amt', 'ect', 'et', 'ct', 'pt', 'mt', 'wst', 'sst']);

const names = [...offsets.keys(), ...unclear].sort((one, other) => other.length - one.length).join('|');
const named = new RegExp(`(?:(?<!\\S)|(?<=\\d|[ap]m))[([]?(${names})[)\\]]?(?!\\S)`);
const fromUtc = /(?<!\S)[([]?(utc|gmt) ?([+-]) ?(\d{1,2})(?::?(\d{2}))?[)\]]?(?!\S)/;
/** A minus after a time without seconds may be a range: 10:00-12:00. */
const bare =
  /(?:(?<=:\d{2}(?:\.\d+)?) ?(\+)|(?<=(?:t\d{2}:\d{2}|:\d{2}:\d{2})(?:\.\d+)?)(-)|(?<=\d|[ap]m|h|hrs) ([+-])(?=\d{4}(?!\S)))(\d{2}):?(\d{2})?(?!\S)/;

/** Consumes the zone from a text in lower case; `unclear` for an abbreviation with several meanings. */
export function consumeZone(rest: Rest): NamedZone | 'unclear' | undefined {
  return (
    rest.consume(fromUtc, ([name = '', sign = '', hour = '', minute = '00']) => offsetZone(name, sign, hour, minute)) ??
    rest.consume(bare, ([plus, minus, other, hour = '', minute = '00']) =>
      offsetZone('utc', plus ?? minus ?? other ?? '', hour, minute),
    ) ??
    rest.consume(named, ([name = '']) => zoneOf(name))
  );
}

/** The zone in a header: 'Start (IST)', 'Time UTC'. Undefined for none, and for one with several meanings. */
export function zoneInHeader(header: string): NamedZone | undefined {
  const text = header.trim().toLowerCase();
  const last = /[([](?:in )?([^()[\]]*)[)\]]$/.exec(text)?.[1]?.trim() ?? /(?<=\s)\S+$/.exec(text)?.[0] ?? '';
  const [, name, sign = '', hour = '', minute = '00'] = /^(utc|gmt) ?([+-]) ?(\d{1,2})(?::?(\d{2}))?$/.exec(last) ?? [];
  const zone = name === undefined ? zoneOf(last) : offsetZone(name, sign, hour, minute);
  return zone === 'unclear' ? undefined : zone;
}

function zoneOf(name: string): NamedZone | 'unclear' | undefined {
  if (unclear.has(name)) return 'unclear';
  const minutes = offsets.get(name);
  return minutes === undefined ? undefined : { name: name === 'z' ? 'UTC' : name.toUpperCase(), minutes };
}

function offsetZone(name: string, sign: string, hour: string, minute: string): NamedZone | undefined {
  if (Number(hour) > 14 || Number(minute) > 59) return undefined;
  const minutes = (sign === '-' ? -1 : 1) * (Number(hour) * 60 + Number(minute));
  return { name: `${name.toUpperCase()}${sign}${Number(hour)}${minute === '00' ? '' : `:${minute}`}`, minutes };
}

/** A named zone with its distance from UTC: 'IST (UTC+5:30)'. */
export function zoneText({ name, minutes }: NamedZone): string {
  if (/^(?:UTC|GMT)/.test(name)) return name;
  const [hour, minute] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${name} (UTC${minutes < 0 ? '-' : '+'}${hour}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`})`;
}
