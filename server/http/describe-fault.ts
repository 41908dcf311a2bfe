/** An error for the log. Drizzle's own message repeats the parameters of the query, which are people's data. */
export function describeFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause : error;
  const query = 'query' in error && typeof error.query === 'string' ? `\n    query: ${error.query}` : '';
  return `${cause.stack ?? cause.message}${query}`;
}
