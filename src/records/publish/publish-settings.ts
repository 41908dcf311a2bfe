import { readNote, writeNote } from '#storage/device-notes.ts';
import { parseItem } from '#storage/put-item.ts';

/** How pictures were last published from this device. */
export interface PublishSettings {
  readonly format: string;
  readonly look: string;
  /** The background of the custom look, as `#rrggbb`. */
  readonly color: string;
  readonly hasPictures: boolean;
  /** The logo as a data URL; '' for the product's. */
  readonly logo: string;
}

export function readPublishSettings(): PublishSettings | null {
  return parseItem(readNote('publishSettings'), areSettings);
}

export function writePublishSettings(settings: PublishSettings): void {
  writeNote('publishSettings', JSON.stringify(settings));
}

function areSettings(value: unknown): value is PublishSettings {
  if (typeof value !== 'object' || value === null) return false;
  const { format, look, color, hasPictures, logo } = value as Readonly<Record<string, unknown>>;
  return (
    typeof format === 'string' &&
    typeof look === 'string' &&
    typeof color === 'string' &&
    /^#[\da-f]{6}$/i.test(color) &&
    typeof hasPictures === 'boolean' &&
    typeof logo === 'string' &&
    (logo === '' || logo.startsWith('data:image/png;'))
  );
}
