import { Client } from 'pg';

/** The rows of a statement, on its own connection. */
export async function rowsOf(
  address: string,
  statement: string,
  values: readonly string[] = [],
): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement, [...values])).rows;
  } finally {
    await client.end();
  }
}
