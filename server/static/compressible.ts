/** The files of a build that are sent compressed. Pictures and fonts are compressed already. */
export const compressible: ReadonlySet<string> = new Set([
  '.html',
  '.js',
  '.css',
  '.json',
  '.webmanifest',
  '.svg',
  '.txt',
]);
