/** The id in the response to a create; undefined if there is none. */
export function idIn(data: unknown): number | string | undefined {
  if (typeof data !== 'object' || data === null || !('id' in data)) return undefined;
  return typeof data.id === 'number' || typeof data.id === 'string' ? data.id : undefined;
}
