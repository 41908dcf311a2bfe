/**
 * A body with each file as its name, type and bytes. A file compares by the time of its creation too, which no request
 * carries and which newer Node releases keep among its properties.
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
