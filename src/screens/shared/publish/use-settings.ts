import { useState } from 'react';
import { type PublishSettings, readPublishSettings, writePublishSettings } from '#records/publish/publish-settings.ts';
import type { PictureLook } from './draw/colors.ts';
import { type PictureFormat, pictureFormats } from './draw/formats.ts';

export interface Settings extends PublishSettings {
  readonly format: PictureFormat;
  readonly look: PictureLook;
}

const initial: Settings = { format: 'portrait', look: 'dark', color: '#1d2b64', hasPictures: true, logo: '' };

export const looks = ['light', 'dark', 'custom'] as const satisfies readonly PictureLook[];

/** The settings of the last picture. Changes are remembered on the device. */
export function useSettings() {
  const [settings, setSettings] = useState(read);
  function change(part: Partial<Settings>) {
    const next = { ...settings, ...part };
    setSettings(next);
    writePublishSettings(next);
  }
  return [settings, change] as const;
}

function read(): Settings {
  const stored = readPublishSettings();
  if (!stored) return initial;
  const { format, look } = stored;
  return {
    ...stored,
    format: format in pictureFormats ? (format as PictureFormat) : initial.format,
    look: looks.find((each) => each === look) ?? initial.look,
  };
}
