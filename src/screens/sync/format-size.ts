/** Formats a number of bytes: '340 kB', '1.2 MB'. */
export function formatSize(bytes: number): string {
  const language = document.documentElement.lang === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN';
  const [value, unit] = bytes < 1_000_000 ? [Math.ceil(bytes / 1000), 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}
