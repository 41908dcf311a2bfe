import type { Language } from '#i18n/languages.ts';
import { putItem } from './put-item.ts';

/** What belongs to the device rather than to a person: kept through a sign-out. */
export interface Preferences {
  readonly theme: Theme;
  readonly language: Language;
  readonly sidebar: SidebarWidth;
  /** Whether a key of one letter does something by itself. */
  readonly singleKeys: 'on' | 'off';
}

export type Theme = 'light' | 'dark';
export type SidebarWidth = 'expanded' | 'collapsed';

/** The first of each is the default, and what an unknown stored value falls back to (sections 1 and 9). */
const choices: { readonly [K in keyof Preferences]: readonly [Preferences[K], ...Preferences[K][]] } = {
  theme: ['light', 'dark'],
  language: ['en', 'hi'],
  sidebar: ['expanded', 'collapsed'],
  singleKeys: ['on', 'off'],
};

export const preferenceKeys: readonly (keyof Preferences)[] = ['theme', 'language', 'sidebar', 'singleKeys'];

export function readPreference<K extends keyof Preferences>(key: K, byDefault = choices[key][0]): Preferences[K] {
  const stored = localStorage.getItem(key);
  return choices[key].find((choice) => choice === stored) ?? byDefault;
}

export function writePreference<K extends keyof Preferences>(key: K, value: Preferences[K]): void {
  putItem(localStorage, key, value);
}
