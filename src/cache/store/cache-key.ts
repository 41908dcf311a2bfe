/** The key of a cached response: the path of the call and its sorted query. */
export function cacheKey(path: string, query: URLSearchParams): string {
  const sorted = new URLSearchParams(query);
  sorted.sort();
  return `${path}?${sorted.toString()}`;
}
