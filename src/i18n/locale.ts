import type { Language } from './english.ts';

/** The locale of numbers and times in a language, always with Latin digits. */
export function localeOf(language: Language): string {
  return language === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN';
}
