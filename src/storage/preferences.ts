import type { Zone } from '#domain/time/zone.ts';
import type { Language } from '#i18n/english.ts';
import { putItem } from './put-item.ts';

/** Preferences of the device, independent of its users. They survive a sign-out. */
export interface Preferences {
  readonly theme: 'light' | 'dark';
  readonly language: Language;
  readonly sidebar: 'expanded' | 'collapsed';
  readonly density: 'comfortable' | 'compact';
  /** The zone in which times are shown and typed. */
  readonly zone: Zone;
  /** Whether single-key shortcuts are on. */
  readonly singleKeys: 'on' | 'off';
}

/** The first value is the default. It also replaces an unknown stored value (sections 1 and 9). */
const choices: { readonly [K in keyof Preferences]: readonly [Preferences[K], ...Preferences[K][]] } = {
  theme: ['light', 'dark'],
  language: ['en', 'hi'],
  sidebar: ['expanded', 'collapsed'],
  density: ['comfortable', 'compact'],
  zone: ['device', 'ist', 'utc'],
  singleKeys: ['on', 'off'],
};

export const preferenceKeys: readonly (keyof Preferences)[] = [
  'theme',
  'language',
  'sidebar',
  'density',
  'zone',
  'singleKeys',
];

export function readPreference<K extends keyof Preferences>(key: K, byDefault = choices[key][0]): Preferences[K] {
  const stored = localStorage.getItem(key);
  return choices[key].find((choice) => choice === stored) ?? byDefault;
}

export function writePreference<K extends keyof Preferences>(key: K, value: Preferences[K]): void {
  putItem(localStorage, key, value);
}

/** Whether the user has ever chosen it on this device. */
export function isPreferenceChosen(key: keyof Preferences): boolean {
  return localStorage.getItem(key) !== null;
}
