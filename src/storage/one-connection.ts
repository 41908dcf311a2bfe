/**
 * Shares one connection to a database in a page or worker. It opens the connection on first use, and again after it was
 * closed or failed: browsers close the connections of suspended pages, and users clear site data.
 */
export function oneConnection<Connection>(
  open: (onClosed: () => void) => Promise<Connection>,
): () => Promise<Connection> {
  let connection: Promise<Connection> | undefined;
  const reset = () => {
    connection = undefined;
  };
  return () => {
    connection ??= open(reset).catch((error: unknown) => {
      reset();
      throw error;
    });
    return connection;
  };
}
