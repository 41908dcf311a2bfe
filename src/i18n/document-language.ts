/** The interface's language, as the document names it. For formatters outside of components. */
export function documentLanguage(): 'en' | 'hi' {
  return document.documentElement.lang === 'hi' ? 'hi' : 'en';
}

/** The locale of numbers and times in the interface's language, always with Latin digits. */
export function documentLocale(): string {
  return documentLanguage() === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN';
}
