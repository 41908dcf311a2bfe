/**
 * A body with each file replaced by its name, type and bytes. Files cannot be compared directly: newer Node releases also
 * compare their creation times.
 */
export async function withFileContents(
  body: Readonly<Record<string, unknown>> | undefined,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  if (body === undefined) return undefined;
  const entries = Object.entries(body).map(async ([name, value]) => [name, await contentsOf(value)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

async function contentsOf(value: unknown): Promise<unknown> {
  if (!(value instanceof File)) return value;
  const { name, type } = value;
  return { name, type, base64: Buffer.from(await value.arrayBuffer()).toString('base64') };
}
