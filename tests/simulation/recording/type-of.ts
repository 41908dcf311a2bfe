/** The type of a message, after a space; empty for a message without one. Nothing else of a message is recorded. */
export function typeOf(data: unknown): string {
  if (typeof data !== 'object' || data === null || !('type' in data)) return '';
  return typeof data.type === 'string' ? ` ${data.type}` : '';
}
