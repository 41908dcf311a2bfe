/** Names the copy of an answer: the path of the call and its query, in the order of the alphabet. */
export function cacheKey(path: string, query: URLSearchParams): string {
  const sorted = new URLSearchParams(query);
  sorted.sort();
  return `${path}?${sorted.toString()}`;
}
