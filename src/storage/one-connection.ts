/**
 * The one connection of a page or worker to a database, opened when it is first asked for and again after it was closed
 * or failed: browsers end connections of pages that were put aside, and people clear what a site keeps.
 */
export function oneConnection<Connection>(
  open: (onClosed: () => void) => Promise<Connection>,
): () => Promise<Connection> {
  let connection: Promise<Connection> | undefined;
  const forget = () => {
    connection = undefined;
  };
  return () => {
    connection ??= open(forget).catch((error: unknown) => {
      forget();
      throw error;
    });
    return connection;
  };
}
