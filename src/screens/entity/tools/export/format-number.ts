/** A number in the interface's language: '10,000'. */
export function formatNumber(value: number): string {
  const language = document.documentElement.lang === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN';
  return new Intl.NumberFormat(language).format(value);
}
