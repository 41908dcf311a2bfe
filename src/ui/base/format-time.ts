/** Formats an instant, in milliseconds, in the interface's language. */
export function formatInstant(instant: number, options: Intl.DateTimeFormatOptions): string {
  const language = document.documentElement.lang === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN';
  return new Intl.DateTimeFormat(language, options).format(instant);
}
