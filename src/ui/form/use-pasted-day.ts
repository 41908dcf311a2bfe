import type { ClipboardEvent } from 'react';
import type { Day } from '#domain/time/zone.ts';
import { useZone } from '../base/zone-context.ts';

/**
 * Returns what a date input does with a paste: it reads every spelling that the field of a date and time reads. Browsers
 * paste no text into a date input. Its reader loads on use.
 */
export function usePastedDay(
  onDay: (day: Day) => void,
  { isPast }: { readonly isPast?: boolean } = {},
): (event: ClipboardEvent) => void {
  const zone = useZone();
  return (event) => {
    event.preventDefault();
    const text = event.clipboardData.getData('text');
    const read = async () => {
      const { readDay } = await import('#domain/time/read-time.ts');
      const reading = readDay(text, { now: Date.now(), zone, order: 'day first', isPast });
      if (reading.kind === 'day') onDay(reading.day);
    };
    // A chunk that cannot be loaded leaves the input as it is.
    read().catch(() => undefined);
  };
}
